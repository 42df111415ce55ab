import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { TypedTerms } from './typed-terms.ts';

const MOST_DELIVERABLES = 8;

interface DeliverablesProps {
  deliverables: TypedTerms['deliverables'];
  error: string | undefined;
  onChange: (deliverables: TypedTerms['deliverables']) => void;
}

/** What is to be there at the end, a line each. */
export function Deliverables({ deliverables, error, onChange }: DeliverablesProps) {
  const next = useRef(Math.max(-1, ...deliverables.map(({ id }) => id)) + 1);
  const [added, setAdded] = useState<number>();
  const add = () => {
    const id = next.current;
    next.current += 1;
    setAdded(id);
    onChange([...deliverables, { id, text: '' }]);
  };
  return (
    <Field label="What should be there at the end?" hint="A line for each thing" error={error} required group>
      <ul className="flex flex-col gap-2">
        {deliverables.map(({ id, text }, index) => (
          <li key={id} className="flex items-center gap-2">
            <TextInput
              ref={id === added ? takeFocus : undefined}
              id={`deliverable-${id}`}
              aria-label={`Thing ${index + 1}`}
              maxLength={200}
              value={text}
              onChange={({ target }) =>
                onChange(deliverables.map((each) => (each.id === id ? { id, text: target.value } : each)))
              }
            />
            {deliverables.length > 1 && (
              <Button
                variant="quiet"
                icon
                aria-label={`Remove thing ${index + 1}`}
                onClick={() => onChange(deliverables.filter((each) => each.id !== id))}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deliverables.length < MOST_DELIVERABLES && (
        <Button size="sm" className="self-start" onClick={add}>
          <Plus className="size-4.5" aria-hidden="true" /> Add a thing
        </Button>
      )}
    </Field>
  );
}
