import type { Sort } from '@ampersand/contract/filters';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { once } from '../../once.ts';
import { useDialogParam } from '../../page/dialog-param.ts';
import { SearchField } from '../../page/search-field.tsx';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { Select } from '../../ui/select.tsx';
import { type Asked, addressOf, chipsOf } from './filter.ts';

const orders: readonly { value: Sort; label: string }[] = [
  { value: 'FIT', label: 'Best fit' },
  { value: 'NEW', label: 'Newest' },
  { value: 'NEAR', label: 'Nearest' },
];

const loadDialog = once(async () => (await import('./filter-dialog.tsx')).FilterDialog);
const loadSave = once(async () => (await import('./save-filter-dialog.tsx')).SaveFilterDialog);

/** Search, filters and order of a list. All of it is in the address, so that a link leads to what one sees. */
export function FilterBar({ you, asked }: { you: You; asked: Asked }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = useDialogParam('filters');
  const [isSaving, setSaving] = useState(false);
  const side = you.role === 'FOUNDER' ? 'FOUNDER' : 'APPLICANT';
  const chips = chipsOf(asked.filter, side);
  const go = (next: Asked, options = {}) =>
    navigate(pathname + addressOf(next), { ...options, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Form role="search" action={pathname} className="relative min-w-0 flex-1 basis-72">
          {Object.entries(asked.filter).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            id="search-people"
            name="q"
            label="Search people"
            placeholder="Search by words or a sentence"
            asked={asked.q}
            cleared={pathname + addressOf({ ...asked, q: undefined })}
          />
        </Form>
        <Button aria-haspopup="dialog" onClick={() => filters.open('open')} className="max-sm:flex-1">
          <SlidersHorizontal className="size-4.5" aria-hidden="true" />
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
        {/* What a search finds is in the order of the search. */}
        {!asked.q && (
          <div className="max-sm:flex-1">
            <Select
              aria-label="Order"
              options={orders}
              value={asked.sort ?? 'FIT'}
              onChange={({ currentTarget: { value } }) =>
                go({ ...asked, sort: orders.find((order) => order.value === value)?.value })
              }
            />
          </div>
        )}
      </div>
      {chips.length > 0 && (
        <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
          {chips.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <Link
                to={pathname + addressOf({ ...asked, filter: without })}
                preventScrollReset
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-soft ps-3 pe-2 text-sm font-medium text-primary transition-colors hover:bg-sunken touch:min-h-11"
              >
                <bdi className="truncate">{label}</bdi>
                <X className="size-4 shrink-0" aria-hidden="true" />
                <span className="sr-only">: remove</span>
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={pathname + addressOf({ ...asked, filter: {} })}
              preventScrollReset
              className="text-link inline-block px-1 py-2 text-sm font-medium"
            >
              Clear all
            </Link>
          </li>
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setSaving(true)}
              className="text-link px-1 py-2 text-sm font-medium"
            >
              Save filter
            </button>
          </li>
        </ul>
      )}
      {filters.value && (
        <Opening load={loadDialog} onClose={filters.close}>
          {(FilterDialog) => (
            <FilterDialog
              side={side}
              filter={asked.filter}
              onClose={filters.close}
              // In place of the open dialog, so that the way back leads to the list as it was.
              onApply={(filter) => void go({ ...asked, filter }, { replace: true })}
            />
          )}
        </Opening>
      )}
      {isSaving && (
        <Opening load={loadSave} onClose={() => setSaving(false)}>
          {(SaveFilterDialog) => (
            <SaveFilterDialog side={side} filter={asked.filter} onClose={() => setSaving(false)} />
          )}
        </Opening>
      )}
    </div>
  );
}
