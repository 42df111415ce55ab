import type { WorkMode } from '@ampersand/contract/filters';
import { namesOf } from '@ampersand/contract/values';
import { type FormEvent, useId, useState } from 'react';
import { ways } from '../../labels.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { focusField } from '../../ui/focus-field.ts';
import type { OpenedProps } from '../../ui/opener.tsx';
import { OpenedPopover } from '../../ui/overlays/popover.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Measure, MOST, type Range } from './readable.ts';
import { type Faults, notationOf, rangeIn } from './typed-range.ts';

interface Saying<Kind, Said> {
  kind: Kind;
  use: (said: Said) => void;
}

export type Correctable = {
  /** Says that it is not what is meant; undefined where nothing was read, or that was said. */
  strike: (() => void) | undefined;
  /** Takes back what was said; undefined where nothing was. */
  restore: (() => void) | undefined;
} & (
  | (Saying<Measure | 'PAY', Range> & {
      /** What counts now. */
      range: Range | undefined;
      /** Of pay. */
      currency?: string | undefined;
    })
  | (Saying<'PLACE', WorkMode> & {
      /** The way that was chosen. */
      mode: WorkMode | undefined;
    })
);

type Figured = Exclude<Correctable, { kind: 'PLACE' }>;
type Placed = Extract<Correctable, { kind: 'PLACE' }>;
interface Closing {
  close: () => void;
}

const titles: Record<Figured['kind'], string> = {
  HOURS: 'Hours a week',
  EQUITY: 'Share, in per cent',
  PAY: 'Pay a year',
};

const WAY = 'How you would work together';

/** A chip that was pressed, with what else can be said open below. */
export function CorrectionEditor({ content, ...rest }: OpenedProps<Correctable>) {
  const label = content.kind === 'PLACE' ? WAY : titles[content.kind];
  const make = (close: () => void) =>
    content.kind === 'PLACE' ? <Ways {...content} close={close} /> : <Figures {...content} close={close} />;
  return <OpenedPopover {...rest} content={{ label, make, align: 'start' }} />;
}

function Ways({ mode, use, close, ...rest }: Placed & Closing) {
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="font-semibold">{WAY}</p>
      <div className="flex flex-wrap gap-2">
        {namesOf(ways).map((way) => (
          <Button
            key={way}
            aria-pressed={way === mode}
            variant={way === mode ? 'primary' : 'secondary'}
            onClick={() => {
              use(way);
              close();
            }}
          >
            {ways[way]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <Unsaying {...rest} close={close} />
      </div>
    </div>
  );
}

/** The buttons that strike a reading out, or take back what was said of it. */
function Unsaying({ strike, restore, close }: Pick<Correctable, 'strike' | 'restore'> & Closing) {
  const then = (run: () => void) => () => {
    run();
    close();
  };
  return (
    <>
      {strike && (
        <Button variant="quiet" onClick={then(strike)}>
          That is not what I mean
        </Button>
      )}
      {restore && (
        <Button variant="quiet" onClick={then(restore)}>
          Read it from my answer again
        </Button>
      )}
    </>
  );
}

function Figures({ kind, range, currency, use, close, ...rest }: Figured & Closing) {
  const [title, most] = [titles[kind], MOST[kind]];
  const [isOpen, setOpen] = useState(range !== undefined && range.high >= most);
  const notation = notationOf(kind, currency);
  const said = (end: keyof Range) => (range ? notation.said(range[end]) : '');
  const [typed, setTyped] = useState({ low: said('low'), high: isOpen ? '' : said('high') });
  const [faults, setFaults] = useState<Faults>({});
  const id = useId();
  const ids = { low: `${id}-low`, high: `${id}-high` };

  function submit(event: FormEvent) {
    event.preventDefault();
    // React hands events on to the form around the button.
    event.stopPropagation();
    const { given, faults: found = {} } = rangeIn({ ...typed, isOpen }, notation, most);
    setFaults(found);
    if (!given) return focusField(found.low ? ids.low : ids.high);
    use(given);
    close();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-4">
      <p className="font-semibold">{currency ? `${title}, in ${currency}` : title}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['low', 'high'] as const).map((end) => (
          <Field key={end} id={ids[end]} label={ends[end]} error={faults[end]}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={end === 'high' && isOpen ? '' : typed[end]}
              disabled={end === 'high' && isOpen}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [end]: value })}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label="Or more"
        checked={isOpen}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Use this
        </Button>
        <Unsaying {...rest} close={close} />
      </div>
    </form>
  );
}

const ends = { low: 'From', high: 'To' } as const;
