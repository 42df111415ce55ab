import type { FilterPace } from '@ampersand/contract/enumerations';
import type { SavedFilter } from '@ampersand/contract/saved-filters';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { askedIn, type Filter, paceOptions } from './filter.ts';

/** The member's saved filters, which come when they are asked for: to use, to be told of more or less often, to delete. */
export function SavedFilters({ onUse }: { onUse: (filter: Filter) => void }) {
  const [filters, setFilters] = useState<readonly SavedFilter[]>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const onFailure = ({ message }: ApiError) => setFailure(message);
  const put = (next: readonly SavedFilter[]) => {
    setFilters(next);
    setFailure(undefined);
  };

  const load = () =>
    run({ send: () => call('GET /saved-filters', {}), onDone: ({ data }) => put(data), onFailure });
  const change = (filterId: string, pace: FilterPace) =>
    run({
      send: () => call('PATCH /saved-filters/{filterId}', { params: { filterId }, body: { pace } }),
      onDone: ({ data }) => put((filters ?? []).map((each) => (each.id === filterId ? data : each))),
      onFailure,
    });
  const remove = (filterId: string) =>
    run({
      send: () => call('DELETE /saved-filters/{filterId}', { params: { filterId } }),
      onDone: () => put((filters ?? []).filter(({ id }) => id !== filterId)),
      onFailure,
    });

  return (
    <details
      className="group rounded-card border border-line px-4"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !filters) void load();
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        Saved filters
        <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="flex flex-col gap-3 pb-4" aria-live="polite">
        <Alert>{failure}</Alert>
        {!filters && busy && <Spinner />}
        {filters?.length === 0 && (
          <p className="text-muted">None yet. Narrow the list, then press ‘Save filter’ above it.</p>
        )}
        {filters && filters.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {filters.map(({ id, name, filter, pace }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <button
                  type="button"
                  className="text-link min-h-11 min-w-0 flex-1 basis-48 text-start font-medium break-words"
                  onClick={() => onUse(askedIn(new URLSearchParams(filter)).filter)}
                >
                  <bdi>{name}</bdi>
                </button>
                <div className="w-40">
                  <Select
                    aria-label={`Emails about ${name}`}
                    value={pace}
                    options={paceOptions}
                    disabled={busy}
                    onChange={({ currentTarget: { value } }) => {
                      const chosen = paceOptions.find((option) => option.value === value);
                      if (chosen) void change(id, chosen.value);
                    }}
                  />
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Delete ${name}`}
                  disabled={busy}
                  onClick={() => void remove(id)}
                >
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
