import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { FormEnd } from '../together/form-end.tsx';
import { useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';

interface SentenceFormProps {
  /** What the sentence is about. */
  about: string;
  start: string;
  /** What is proposed now. */
  proposed: string | null;
  refresh: () => Promise<void>;
  /** `after`: what was proposed when it was looked at last. */
  propose: (sentence: string, after: string | null) => Promise<unknown>;
  /** It is proposed, or left. */
  onDone: () => void;
}

/** The sentence that is to close a point. */
export function SentenceForm({ about, start, proposed, refresh, propose, onDone }: SentenceFormProps) {
  const [typed, setTyped] = useState(start);
  // A newer one is shown before it is answered.
  const [seen, setSeen] = useState(proposed);
  const isOutdated = proposed !== seen;
  const sentence = typed.trim();
  const form = useTypedForm({
    body: isOutdated ? undefined : sentence || undefined,
    faults: { sentence: sentence ? undefined : 'Please write a sentence' },
    changing: useChanging(refresh),
    send: (words) => propose(words, seen),
    onDone,
  });

  return (
    <form onSubmit={form.submit} noValidate className="mt-4 print:hidden">
      <Field label="What do you two hold to?" error={form.errorAt('sentence')}>
        <TextInput
          ref={takeFocus}
          value={typed}
          maxLength={200}
          autoComplete="off"
          aria-label={`What do you two hold to? ${about}`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <FormEnd
        isOutdated={isOutdated}
        onSeen={() => setSeen(proposed)}
        failure={form.failure}
        busy={form.busy}
        action="Propose"
        busyAction="Proposing..."
        cancel="Cancel"
        onCancel={onDone}
      />
    </form>
  );
}
