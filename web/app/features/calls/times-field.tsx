import { MOST_STARTS } from '@ampersand/contract/calls/times';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';

export interface TypedStart {
  readonly id: number;
  /** As the field has it: `2026-12-01T15:00`. */
  readonly value: string;
}

interface TimesFieldProps {
  starts: readonly TypedStart[];
  hint: string;
  /** What is wrong with each of them. */
  faults: readonly (string | undefined)[];
  onChange: (starts: readonly TypedStart[]) => void;
}

/** One to five times, a line each, with what is wrong beside each. */
export function TimesField({ starts, hint, faults, onChange }: TimesFieldProps) {
  const next = useRef(0);
  const [added, setAdded] = useState<number>();
  const add = () => {
    next.current = Math.max(next.current, ...starts.map(({ id }) => id)) + 1;
    setAdded(next.current);
    onChange([...starts, { id: next.current, value: '' }]);
  };
  return (
    <Field label="Times that suit you" hint={hint} required group>
      <ul className="flex flex-col gap-2">
        {starts.map((start, index) => {
          const name = `Time ${index + 1}`;
          const fault = faults[index];
          const faultId = `start-${start.id}-fault`;
          return (
            <li key={start.id}>
              <div className="flex items-center gap-2">
                <TextInput
                  ref={start.id === added ? takeFocus : undefined}
                  id={`start-${start.id}`}
                  type="datetime-local"
                  aria-label={name}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault && faultId}
                  className="min-w-0 sm:max-w-72"
                  value={start.value}
                  onChange={({ target: { value } }) =>
                    onChange(starts.map((each) => (each.id === start.id ? { ...each, value } : each)))
                  }
                />
                {starts.length > 1 && (
                  <Button
                    variant="quiet"
                    icon
                    aria-label={`Remove ${name.toLowerCase()}`}
                    onClick={() => onChange(starts.filter(({ id }) => id !== start.id))}
                  >
                    <Trash2 className="size-5" aria-hidden="true" />
                  </Button>
                )}
              </div>
              {fault && (
                <p id={faultId} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
                  <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {starts.length < MOST_STARTS && (
        <div>
          <Button variant="quiet" size="sm" onClick={add}>
            <Plus className="size-4.5" aria-hidden="true" />
            Add a time
          </Button>
        </div>
      )}
    </Field>
  );
}
