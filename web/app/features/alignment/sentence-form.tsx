import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';

interface SentenceFormProps {
  /** What the sentence is about. */
  about: string;
  start: string;
  /** What is proposed now. */
  proposed: string | null;
  busy: boolean;
  /** `after`: what was proposed when it was looked at last. */
  onPropose: (sentence: string, after: string | null) => Promise<void>;
  onCancel: () => void;
}

/** The sentence that is to close a point. */
export function SentenceForm({ about, start, proposed, busy, onPropose, onCancel }: SentenceFormProps) {
  const [typed, setTyped] = useState(start);
  const [fault, setFault] = useState<string>();
  // A newer one is shown before it is answered.
  const [seen, setSeen] = useState(proposed);
  const isOutdated = proposed !== seen;
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOutdated) return;
    const sentence = typed.trim();
    if (sentence) {
      setFault(undefined);
      void onPropose(sentence, seen);
    } else {
      setFault('Please write a sentence');
      document.getElementById(id)?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3 print:hidden">
      <Field id={id} label="What do you two hold to?" error={fault}>
        <TextInput
          ref={takeFocus}
          value={typed}
          maxLength={200}
          autoComplete="off"
          aria-label={`What do you two hold to? ${about}`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Alert tone="note">
        {isOutdated &&
          'What is proposed above has changed in the meantime. Look at it first; then propose your sentence.'}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {isOutdated ? (
          <Button
            onClick={(event) => {
              // The button sends by the time the press ends.
              event.preventDefault();
              setSeen(proposed);
            }}
          >
            I have seen it
          </Button>
        ) : (
          <Button type="submit" busy={busy}>
            Propose
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
