import type { ConversationFilter } from '@ampersand/contract/connections';
import { clsx } from 'clsx';
import { Form, Link, useLocation } from 'react-router';
import { SearchField } from '../../page/search-field.tsx';
import { FILTER, SEARCH } from './addresses.ts';
import type { Wanted } from './use-conversations.ts';

const filters: readonly { value: ConversationFilter | undefined; label: string }[] = [
  { value: undefined, label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'your-turn', label: 'Your turn' },
  { value: 'their-turn', label: 'Their turn' },
  { value: 'quiet', label: 'Quiet' },
];

export const SEARCH_ID = 'search-conversations';

/** Search and filters: both are in the address, so that a link leads to what one sees. */
export function ListControls({ wanted: { filter, search } }: { wanted: Wanted }) {
  // An open conversation stays open beside the list.
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col gap-3">
      <Form role="search" action={pathname} className="relative">
        <SearchField
          id={SEARCH_ID}
          name={SEARCH}
          label="Search people and messages"
          placeholder="Search people and messages"
          asked={search}
          cleared={pathname}
        />
      </Form>
      <nav aria-label="Which conversations">
        <ul className="-mx-1 flex flex-wrap gap-1">
          {filters.map(({ value, label }) => (
            <li key={label}>
              <Link
                to={value ? `${pathname}?${new URLSearchParams({ [FILTER]: value })}` : pathname}
                aria-current={value === filter && !search ? 'true' : undefined}
                preventScrollReset
                className={clsx(
                  'inline-flex min-h-9 items-center rounded-full px-2 text-sm font-medium transition-colors touch:min-h-11',
                  value === filter && !search
                    ? 'bg-primary-soft text-primary'
                    : 'text-muted hover:bg-sunken hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
