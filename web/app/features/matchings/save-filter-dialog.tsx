import type { FilterPace, Side } from '@ampersand/contract/enumerations';
import { LIMITS } from '@ampersand/contract/limits';
import { useId, useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { addressOf, chipsOf, type Filter, NOTHING_ASKED, paceOptions } from './filter.ts';

interface SaveFilterDialogProps {
  side: Side;
  filter: Filter;
  onClose: () => void;
}

/** Keeps a filter under a name, and asks whether to tell of newcomers who fit it. */
export function SaveFilterDialog({ side, filter, onClose }: SaveFilterDialogProps) {
  const [name, setName] = useState(() =>
    chipsOf(filter, side)
      .map(({ label }) => label)
      .join(', ')
      .slice(0, LIMITS.listItem),
  );
  const [pace, setPace] = useState<FilterPace>('WEEKLY');
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const formId = useId();
  const isNamed = name.trim() !== '';

  const save = () =>
    run({
      send: () =>
        call('POST /saved-filters', {
          body: { name, filter: addressOf({ ...NOTHING_ASKED, filter }).slice(1), pace },
        }),
      onDone() {
        toast.success('Filter saved. You will find it under Filters.');
        onClose();
      },
      onFailure: ({ message }) => setFailure(message),
    });

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Save this filter"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!isNamed}>
            {busy ? 'Saving...' : 'Save filter'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Alert>{failure}</Alert>
        <Field label="Name" error={isNamed ? undefined : 'Please give it a name'}>
          <TextInput
            value={name}
            maxLength={LIMITS.listItem}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label="Email me when somebody new fits">
          <Select
            value={pace}
            options={paceOptions}
            onChange={({ currentTarget: { value } }) =>
              setPace(paceOptions.find((option) => option.value === value)?.value ?? pace)
            }
          />
        </Field>
      </form>
    </Dialog>
  );
}
