import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** What is typed of a SAFE, and of a round. */
export interface TypedSafe {
  readonly key: number;
  readonly kind: 'POST_MONEY' | 'PRE_MONEY';
  readonly amount: string;
  /** Empty: none. */
  readonly cap: string;
  readonly discount: string;
}
export interface TypedRound {
  readonly key: number;
  readonly preMoney: string;
  readonly investment: string;
  readonly pool: string;
}

const kinds = [
  { value: 'POST_MONEY', label: 'Post-money' },
  { value: 'PRE_MONEY', label: 'Pre-money' },
];

interface TypedProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Typed({ label, value, onChange }: TypedProps) {
  return (
    <Field label={label}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface RowProps {
  title: string;
  onRemove?: () => void;
  children: React.ReactNode;
}

function Row({ title, onRemove, children }: RowProps) {
  return (
    <fieldset className="rounded-control bg-sunken p-4 ring-1 ring-line">
      <legend className="float-start font-semibold">{title}</legend>
      {onRemove && (
        <Button
          icon
          size="sm"
          variant="quiet"
          className="float-end print:hidden"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <X className="size-4.5" aria-hidden="true" />
        </Button>
      )}
      <div className="clear-both fields grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </fieldset>
  );
}

interface SafeFieldsProps {
  number: number;
  safe: TypedSafe;
  onChange: (safe: TypedSafe) => void;
  onRemove: () => void;
}

export function SafeFields({ number, safe, onChange, onRemove }: SafeFieldsProps) {
  return (
    <Row title={`SAFE ${number}`} onRemove={onRemove}>
      <Field label="Kind">
        <Select
          options={kinds}
          value={safe.kind}
          onChange={({ target }) =>
            onChange({ ...safe, kind: target.value === 'PRE_MONEY' ? 'PRE_MONEY' : 'POST_MONEY' })
          }
        />
      </Field>
      <Typed label="Amount" value={safe.amount} onChange={(amount) => onChange({ ...safe, amount })} />
      <Typed label="Cap, if any" value={safe.cap} onChange={(cap) => onChange({ ...safe, cap })} />
      <Typed
        label="Discount, in %"
        value={safe.discount}
        onChange={(discount) => onChange({ ...safe, discount })}
      />
    </Row>
  );
}

interface RoundFieldsProps {
  number: number;
  round: TypedRound;
  onChange: (round: TypedRound) => void;
  onRemove?: () => void;
}

export function RoundFields({ number, round, onChange, onRemove }: RoundFieldsProps) {
  return (
    <Row title={`Round ${number}`} {...(onRemove && { onRemove })}>
      <Typed
        label="Pre-money valuation"
        value={round.preMoney}
        onChange={(preMoney) => onChange({ ...round, preMoney })}
      />
      <Typed
        label="Investment"
        value={round.investment}
        onChange={(investment) => onChange({ ...round, investment })}
      />
      <Typed
        label="Option pool after it, in %"
        value={round.pool}
        onChange={(pool) => onChange({ ...round, pool })}
      />
    </Row>
  );
}
