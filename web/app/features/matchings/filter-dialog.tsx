import type { Side } from '@ampersand/contract/enumerations';
import { useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { type Filter, withPart } from './filter.ts';
import { FilterFields, withTyped } from './filter-fields.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useFilterCounts } from './use-filter-counts.ts';

interface FilterDialogProps {
  side: Side;
  filter: Filter;
  onClose: () => void;
  onApply: (filter: Filter) => void;
}

/** Narrows a list: every choice says how many people it would leave. */
export function FilterDialog({ side, filter, onClose, onApply }: FilterDialogProps) {
  const [draft, setDraft] = useState(filter);
  const { counts, failure, nearProblem, fits } = useFilterCounts(draft);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const set = (part: keyof Filter, value: string) => setDraft((before) => withPart(before, part, value));

  async function apply(form: HTMLFormElement) {
    const asked = withTyped(draft, new FormData(form));
    setBusy(true);
    const isRight = await fits(asked);
    setBusy(false);
    if (!isRight) focusFault(form);
    // Meanwhile the dialog may have been closed.
    else if (form.isConnected) onApply(asked);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Filters"
      description="People who have not answered are left out."
      actions={
        <>
          <Button variant="quiet" onClick={() => setDraft({})}>
            Clear all
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {counts && !failure ? `Show ${people(counts.total)}` : 'Show people'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void apply(event.currentTarget);
        }}
        className="flex flex-col gap-6"
      >
        <SavedFilters onUse={onApply} />
        <p role="status" className="sr-only">
          {counts && !failure && `${people(counts.total)} fit`}
        </p>
        <Alert>{!nearProblem && failure?.message}</Alert>
        <FilterFields {...{ side, counts, nearProblem, set }} filter={draft} />
      </form>
    </Dialog>
  );
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
