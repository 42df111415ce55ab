import { useState } from 'react';
import { useUnsent } from '../../form/use-unsent.ts';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { FormEnd } from '../together/form-end.tsx';
import { useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';

interface SentenceFormProps {
  /** Of the point that it closes. */
  id: string;
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
export function SentenceForm(props: SentenceFormProps) {
  const { id, about, start, proposed, refresh, propose, onDone } = props;
  const { you } = useTogether();
  const { typed, set, done } = useUnsent(`alignment-sentence:${you.id}:${id}`, start);
  // A newer one is shown before it is answered.
  const [seen, setSeen] = useState(proposed);
  const isOutdated = proposed !== seen;
  const close = () => {
    done();
    onDone();
  };
  const sentence = typed.trim();
  const form = useTypedForm({
    body: isOutdated ? undefined : sentence || undefined,
    faults: { sentence: sentence ? undefined : 'Please write a sentence' },
    changing: useChanging(refresh),
    send: (words) => propose(words, seen),
    onDone: close,
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
          onChange={({ currentTarget }) => set(currentTarget.value)}
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
        onCancel={close}
      />
    </form>
  );
}
