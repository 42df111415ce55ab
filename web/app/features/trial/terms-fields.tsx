import { hasAmount } from '@ampersand/contract/trial/terms';
import { longDate } from '../../page/dates.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { TermsField, TypedTerms } from './typed-terms.ts';
import { notices, ownerships, pays, secrecies } from './words.ts';

interface TermsFieldsProps {
  typed: TypedTerms;
  errorAt: (field: TermsField) => string | undefined;
  onChange: (more: Partial<TypedTerms>) => void;
}

interface TimeFieldsProps extends TermsFieldsProps {
  side: 'FOUNDER' | 'APPLICANT';
  called: string;
  /** Once it can be told. */
  lastDay: string | undefined;
}

const countOptions = (most: number, one: string) =>
  Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1} ${one}${index === 0 ? '' : 's'}`,
  }));
const weekOptions = countOptions(12, 'week');
const hourOptions = countOptions(60, 'hour');

/** How long the trial takes, from when on, and the hours of both. */
export function TimeFields({ typed, side, called, lastDay, errorAt, onChange }: TimeFieldsProps) {
  const hours = {
    own: side === 'FOUNDER' ? 'founder' : 'applicant',
    other: side === 'FOUNDER' ? 'applicant' : 'founder',
  } as const;
  return (
    <div className="fields grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field label="It takes">
        <Select
          options={weekOptions}
          value={typed.weeks}
          onChange={({ target }) => onChange({ weeks: target.value })}
        />
      </Field>
      <Field
        label="It starts on"
        hint={lastDay && `Its last day is ${longDate(lastDay)}`}
        error={errorAt('terms.startsOn')}
        required
      >
        <TextInput
          type="date"
          value={typed.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Field>
      <Field label="Your hours a week">
        <Select
          options={hourOptions}
          value={typed[hours.own]}
          onChange={({ target }) => onChange({ [hours.own]: target.value })}
        />
      </Field>
      <Field
        label={
          <>
            <bdi>{called}</bdi>
            {called.endsWith('s') ? '’' : '’s'} hours a week
          </>
        }
      >
        <Select
          options={hourOptions}
          value={typed[hours.other]}
          onChange={({ target }) => onChange({ [hours.other]: target.value })}
        />
      </Field>
    </div>
  );
}

const among = <Value extends string>(options: readonly { value: Value }[], value: string, usual: Value) =>
  options.find((each) => each.value === value)?.value ?? usual;

/** What is paid, who owns what is made, what stays between the two, and how it ends. */
export function ChoiceFields({ typed, errorAt, onChange }: TermsFieldsProps) {
  return (
    <>
      <Field label="What the founder pays the applicant" group>
        <RadioGroup
          name="pay"
          options={pays}
          value={typed.pay}
          onChange={({ target }) => onChange({ pay: among(pays, target.value, 'NONE') })}
        />
      </Field>
      {hasAmount(typed.pay) && (
        <Field
          label={typed.pay === 'SUM' ? 'How much in all' : 'How much an hour'}
          hint="With the currency, such as €1,500"
          error={errorAt('terms.pay.amount')}
          required
        >
          <TextInput
            maxLength={60}
            autoComplete="off"
            value={typed.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        </Field>
      )}
      <Field label="Who owns what is made" group>
        <RadioGroup
          name="ownership"
          options={ownerships}
          value={typed.ownership}
          onChange={({ target }) => onChange({ ownership: among(ownerships, target.value, 'EACH') })}
        />
      </Field>
      <Field label="What stays between you two" group>
        <RadioGroup
          name="secrecy"
          options={secrecies}
          value={typed.secrecy}
          onChange={({ target }) => onChange({ secrecy: among(secrecies, target.value, 'NONE') })}
        />
      </Field>
      <Field label="If one of you wants to leave, it ends" group>
        <RadioGroup
          name="notice"
          options={notices}
          value={typed.notice}
          onChange={({ target }) => onChange({ notice: among(notices, target.value, 'AT_ONCE') })}
        />
      </Field>
    </>
  );
}
