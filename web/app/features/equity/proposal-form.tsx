import type { EquityProposal, EquityTerms } from '@ampersand/contract/equity';
import { percentOf } from '@ampersand/contract/equity/words';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../api.ts';
import { useTyped } from '../../form/use-typed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import { hundredthsIn, typedPercent } from './percent.ts';

interface ProposalFormProps {
  connectionId: string;
  /** The latest proposal, open or not; it stands in the form. */
  latest: EquityProposal | undefined;
  called: string;
  refresh: () => Promise<void>;
  onDone: () => void;
}

type Vesting = EquityTerms['vesting'];

/** What is typed, before it is terms. */
interface Typed extends Omit<Vesting, 'years' | 'cliffMonths'> {
  readonly yours: string;
  readonly pool: string;
  readonly years: string;
  readonly cliffMonths: string;
}

const USUAL = {
  yours: '',
  pool: '10',
  years: '4',
  cliffMonths: '12',
  step: 'MONTHLY',
  startsOn: '',
  acceleration: 'DOUBLE',
} as const;

function typedOf({ yours, pool, vesting }: EquityTerms): Typed {
  const { years, cliffMonths } = vesting;
  return {
    ...vesting,
    yours: typedPercent(yours),
    pool: typedPercent(pool),
    years: String(years),
    cliffMonths: String(cliffMonths),
  };
}

const MOST_POOL = 5000;
const PERCENT = 'Please enter a percentage from 0 to 100, with two decimals at most';
const POOL = 'Please enter a percentage from 0 to 50, with two decimals at most';

type Problems = Partial<Record<keyof Typed, string>>;

/** What is typed as terms, or what is wrong with it. */
function read(typed: Typed): { terms?: EquityTerms; problems: Problems } {
  const [yours, pool] = [hundredthsIn(typed.yours), hundredthsIn(typed.pool)];
  const [years, cliffMonths] = [Number(typed.years), Number(typed.cliffMonths)];
  const isYear = typed.startsOn >= '2000' && typed.startsOn < '2100';
  const problems: Problems = {
    ...(yours === undefined && { yours: PERCENT }),
    ...((pool === undefined || pool > MOST_POOL) && { pool: POOL }),
    ...(cliffMonths > years * 12 && { cliffMonths: 'The cliff cannot be longer than the vesting' }),
    ...(!isYear && { startsOn: 'Please enter the day on which vesting starts' }),
  };
  if (yours === undefined || pool === undefined || Object.keys(problems).length > 0) return { problems };
  const { step, startsOn, acceleration } = typed;
  return { terms: { yours, pool, vesting: { years, cliffMonths, step, startsOn, acceleration } }, problems };
}

const years = Array.from({ length: 10 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value === '1' ? '1 year' : `${value} years`,
}));
const cliffs = [0, 3, 6, 9, 12, 18, 24, 36].map((months) => ({
  value: String(months),
  label: months === 0 ? 'No cliff' : `${months} months`,
}));
const steps = [
  { value: 'MONTHLY', label: 'Each month' },
  { value: 'QUARTERLY', label: 'Each quarter' },
];
const accelerations = [
  { value: 'NONE', label: 'Nothing', hint: 'It vests as planned, whatever happens.' },
  { value: 'SINGLE', label: 'One event', hint: 'When the company is sold, everything vests.' },
  {
    value: 'DOUBLE',
    label: 'Two events',
    hint: 'When it is sold and one of you is dismissed within a year, all of their shares vest.',
  },
];

/** Terms to propose; those of the latest proposal stand in it already. */
export function ProposalForm({ connectionId, latest, called, refresh, onDone }: ProposalFormProps) {
  const [begin] = useState<Typed>(latest ? typedOf(latest.terms) : USUAL);
  const { you } = useTogether();
  const [typed, setTyped] = useTyped(`equity-proposal:${you.id}:${connectionId}`, begin);
  const [isTried, setIsTried] = useState(false);
  // Newer ones are shown before they are answered.
  const [after, setAfter] = useState(latest?.id ?? null);
  const isOutdated = (latest?.id ?? null) !== after;
  const changing = useChanging(refresh);
  const titleId = useId();
  const { terms, problems } = read(typed);
  const shown = isTried ? problems : {};
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!terms) return;
    const params = { connectionId };
    const propose = () =>
      call('POST /connections/{connectionId}/equity/proposals', { params, body: { terms, after } });
    if (await changing.change(propose)) onDone();
  }

  return (
    <Card className="mt-4">
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void send(event)}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          Your proposal
        </h3>
        <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field
            label="Your part, in %"
            hint={terms ? `${percentOf(10_000 - terms.yours)} for ${called}` : 'Of what you two divide'}
            error={shown.yours}
            required
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.yours}
              onChange={({ target }) => set({ yours: target.value })}
            />
          </Field>
          <Field
            label="Option pool, in %"
            hint="Of the company, for who comes later"
            error={shown.pool}
            required
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.pool}
              onChange={({ target }) => set({ pool: target.value })}
            />
          </Field>
          <Field label="Vesting takes">
            <Select
              options={years}
              value={typed.years}
              onChange={({ target }) => set({ years: target.value })}
            />
          </Field>
          <Field label="Cliff" error={shown.cliffMonths}>
            <Select
              options={cliffs}
              value={typed.cliffMonths}
              onChange={({ target }) => set({ cliffMonths: target.value })}
            />
          </Field>
          <Field label="A part vests" group>
            <Segmented
              name="step"
              options={steps}
              value={typed.step}
              onChange={({ target }) => set({ step: target.value === 'MONTHLY' ? 'MONTHLY' : 'QUARTERLY' })}
            />
          </Field>
          <Field label="Vesting starts on" error={shown.startsOn} required>
            <TextInput
              type="date"
              value={typed.startsOn}
              onChange={({ target }) => set({ startsOn: target.value })}
            />
          </Field>
          <Field label="What makes everything vest at once" group className="sm:col-span-2">
            <RadioGroup
              name="acceleration"
              options={accelerations}
              value={typed.acceleration}
              onChange={({ target }) =>
                set({
                  acceleration:
                    (['SINGLE', 'DOUBLE'] as const).find((each) => each === target.value) ?? 'NONE',
                })
              }
            />
          </Field>
        </div>
        <Alert tone="note" className="mt-5">
          {isOutdated && 'There is a newer proposal above. Look at it first; then send yours in its place.'}
        </Alert>
        <Alert className="mt-4">{isOutdated ? undefined : changing.failure}</Alert>
        <div className="mt-5 flex flex-wrap gap-3">
          {isOutdated ? (
            <Button
              variant="primary"
              onClick={(event) => {
                // The button sends by the time the press ends.
                event.preventDefault();
                setAfter(latest?.id ?? null);
              }}
            >
              I have seen it
            </Button>
          ) : (
            <Button variant="primary" type="submit" busy={changing.busy}>
              {changing.busy ? 'Proposing...' : 'Propose this'}
            </Button>
          )}
          <Button onClick={onDone} disabled={changing.busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
