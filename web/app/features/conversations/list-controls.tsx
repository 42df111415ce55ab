import type { ConversationFilter } from '@ampersand/contract/connections';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
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
        <label htmlFor={SEARCH_ID} className="sr-only">
          Search people and messages
        </label>
        <Search
          className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          key={search ?? ''}
          id={SEARCH_ID}
          type="search"
          name={SEARCH}
          defaultValue={search}
          placeholder="Search people and messages"
          maxLength={200}
          enterKeyHint="search"
          dir="auto"
          className="control ps-10! [&::-webkit-search-cancel-button]:hidden"
        />
        {search && (
          <Link
            to={pathname}
            aria-label="Clear the search"
            className="absolute end-1 top-1/2 inline-flex size-9 -translate-y-1/2 items-center justify-center rounded-control hover:bg-sunken"
          >
            <X className="size-4.5" aria-hidden="true" />
          </Link>
        )}
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
