import { LIMITS } from '@ampersand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusField } from '../../ui/focus-field.ts';
import type { OpenedProps } from '../../ui/opener.tsx';
import { OpenedPopover } from '../../ui/overlays/popover.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Measure, Range } from './readable.ts';

export interface Correctable {
  measure: Measure;
  /** What counts now. */
  range: Range | undefined;
  isCorrected: boolean;
  /** Puts figures in place of what was read; null takes them back. */
  correct: (range: Range | null) => void;
}

const measures: Record<Measure, { title: string; most: number }> = {
  HOURS: { title: 'Hours a week', most: LIMITS.hoursAWeek },
  EQUITY: { title: 'Share, in per cent', most: LIMITS.percent },
};

/** A chip that was pressed, with its figures open below. */
export function CorrectionEditor({ content, ...rest }: OpenedProps<Correctable>) {
  const label = measures[content.measure].title;
  const make = (close: () => void) => <Figures {...content} close={close} />;
  return <OpenedPopover {...rest} content={{ label, make, align: 'start' }} />;
}

function Figures({ measure, range, isCorrected, correct, close }: Correctable & { close: () => void }) {
  const { title, most } = measures[measure];
  const [typed, setTyped] = useState({ low: said(range?.low), high: said(range?.high) });
  const [faults, setFaults] = useState<Faults>({});
  const id = useId();
  const ids = { low: `${id}-low`, high: `${id}-high` };

  function use(event: FormEvent) {
    event.preventDefault();
    // React hands events on to the form around the button.
    event.stopPropagation();
    const given = { low: figure(typed.low), high: figure(typed.high || typed.low) };
    const found = faultsIn(given, most);
    setFaults(found);
    const wrong = found.low ? ids.low : found.high && ids.high;
    if (wrong) return focusField(wrong);
    correct(given);
    close();
  }

  return (
    <form onSubmit={use} noValidate className="flex flex-col gap-4 p-4">
      <p className="font-semibold">{title}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['low', 'high'] as const).map((end) => (
          <Field key={end} id={ids[end]} label={ends[end]} error={faults[end]}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={typed[end]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [end]: value })}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Use this
        </Button>
        {isCorrected && (
          <Button
            variant="quiet"
            onClick={() => {
              correct(null);
              close();
            }}
          >
            Read it from my answer again
          </Button>
        )}
      </div>
    </form>
  );
}

const ends = { low: 'From', high: 'To' } as const;
type Faults = Partial<Record<keyof typeof ends, string>>;

const said = (figure: number | undefined) => (figure === undefined ? '' : String(figure));

/** Of what was typed, also with a comma for the point; NaN where that is none. */
const figure = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));

function faultsIn({ low, high }: Range, most: number): Faults {
  const isFigure = (one: number) => one >= 0 && one <= most;
  const message = `Please enter a number from 0 to ${most}`;
  if (!isFigure(low)) return { low: message };
  if (!isFigure(high)) return { high: message };
  return low > high ? { high: 'Please give the larger one last' } : {};
}
