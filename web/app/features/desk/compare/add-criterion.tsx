import type { Criterion } from '@ampersand/contract/compare';
import { LIMITS } from '@ampersand/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../api.ts';
import { useCall } from '../../../page/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** What a new criterion weighs until its owner says otherwise. */
const WEIGHT = 3;

/** One more thing that counts. */
export function AddCriterion({ onAdded }: { onAdded: (all: readonly Criterion[]) => void }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();

  function add(event: SubmitEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run({
      send: () => call('POST /desk/criteria', { body: { criteria: [{ name, weight: WEIGHT }] } }),
      onDone({ data }) {
        // What was typed meanwhile stays.
        setName((now) => (now === name ? '' : now));
        onAdded(data);
      },
      onFailure: ({ message, fields }) => setFailure(fields[0]?.message ?? message),
    });
  }

  return (
    <form
      aria-label="Another thing that counts"
      noValidate
      onSubmit={add}
      className="mt-4 flex flex-col items-start gap-3 border-t border-line pt-4 sm:flex-row"
    >
      <Field label="Another thing that counts" error={failure} className="max-sm:self-stretch sm:flex-1">
        <TextInput
          dir="auto"
          value={name}
          maxLength={LIMITS.listItem}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {/* Beside the field also when an error comes below it. */}
      <Button type="submit" busy={busy} className="sm:mt-7.5">
        {busy ? 'Adding...' : 'Add'}
      </Button>
    </form>
  );
}
