import type { EquityProposal } from '@ampersand/contract/equity';
import { percentOf } from '@ampersand/contract/equity/words';
import { call } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { ProposalCard } from '../together/proposal-card.tsx';
import { type ProposalDraft, useProposing } from '../together/use-proposing.ts';
import { proposalDraft } from './draft.ts';
import { read, type TermsField, type TypedTerms, typedOf, USUAL } from './typed-terms.ts';

interface ProposalFormProps {
  connectionId: string;
  /** The latest proposal, open or not; it stands in the form where there is no draft. */
  latest: EquityProposal | undefined;
  /** What was typed before and not sent. */
  draft: ProposalDraft<TypedTerms> | undefined;
  called: string;
  refresh: () => Promise<void>;
  onDone: () => void;
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

/** Terms to propose; what was typed before, or those of the latest proposal, stand in it already. */
export function ProposalForm(props: ProposalFormProps) {
  const { connectionId, latest, draft, called, refresh, onDone } = props;
  const { you } = useTogether();
  const { typed, terms, errorAt, set, ...form } = useProposing({
    kept: proposalDraft(you.id, connectionId),
    draft,
    begin: () => (latest ? typedOf(latest.terms) : USUAL),
    latest,
    read,
    send: (body) =>
      call('POST /connections/{connectionId}/equity/proposals', { params: { connectionId }, body }),
    refresh,
    onDone,
  });

  return (
    <ProposalCard {...form}>
      <TermsFields
        typed={typed}
        rest={terms && `${percentOf(10_000 - terms.yours)} for ${called}`}
        errorAt={errorAt}
        onChange={set}
      />
    </ProposalCard>
  );
}

interface TermsFieldsProps {
  typed: TypedTerms;
  /** What is left to the other. */
  rest: string | undefined;
  errorAt: (field: TermsField) => string | undefined;
  onChange: (more: Partial<TypedTerms>) => void;
}

/** Who gets what part, and how it vests. */
function TermsFields({ typed, rest, errorAt, onChange }: TermsFieldsProps) {
  return (
    <div className="mt-4 fields grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field
        label="Your part, in %"
        hint={rest ?? 'Of what you two divide'}
        error={errorAt('terms.yours')}
        required
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed.yours}
          onChange={({ target }) => onChange({ yours: target.value })}
        />
      </Field>
      <Field
        label="Option pool, in %"
        hint="Of the company, for who comes later"
        error={errorAt('terms.pool')}
        required
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed.pool}
          onChange={({ target }) => onChange({ pool: target.value })}
        />
      </Field>
      <Field label="Vesting takes">
        <Select
          options={years}
          value={typed.years}
          onChange={({ target }) => onChange({ years: target.value })}
        />
      </Field>
      <Field label="Cliff" error={errorAt('terms.vesting.cliffMonths')}>
        <Select
          options={cliffs}
          value={typed.cliffMonths}
          onChange={({ target }) => onChange({ cliffMonths: target.value })}
        />
      </Field>
      <Field label="A part vests" group>
        <Segmented
          name="step"
          options={steps}
          value={typed.step}
          onChange={({ target }) => onChange({ step: target.value === 'MONTHLY' ? 'MONTHLY' : 'QUARTERLY' })}
        />
      </Field>
      <Field label="Vesting starts on" error={errorAt('terms.vesting.startsOn')} required>
        <TextInput
          type="date"
          value={typed.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Field>
      <Field label="What makes everything vest at once" group className="sm:col-span-2">
        <RadioGroup
          name="acceleration"
          options={accelerations}
          value={typed.acceleration}
          onChange={({ target }) =>
            onChange({
              acceleration: (['SINGLE', 'DOUBLE'] as const).find((each) => each === target.value) ?? 'NONE',
            })
          }
        />
      </Field>
    </div>
  );
}
