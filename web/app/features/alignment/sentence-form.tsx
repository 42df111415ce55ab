import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';

interface SentenceFormProps {
  /** What the sentence is about. */
  about: string;
  start: string;
  busy: boolean;
  onPropose: (sentence: string) => Promise<void>;
  onCancel: () => void;
}

/** The sentence that is to close a point. */
export function SentenceForm({ about, start, busy, onPropose, onCancel }: SentenceFormProps) {
  const [typed, setTyped] = useState(start);
  const [fault, setFault] = useState<string>();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = typed.trim();
    if (sentence) {
      setFault(undefined);
      void onPropose(sentence);
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Propose
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
