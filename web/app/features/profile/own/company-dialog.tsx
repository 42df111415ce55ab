import { FOUNDED_LATER, hasBegun } from '@ampersand/contract/fields';
import { LIMITS } from '@ampersand/contract/limits';
import { founderProfileBody } from '@ampersand/contract/profile';
import type { FounderProfile, OwnUser } from '@ampersand/contract/users';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { choicesOf } from '../../../form/choices.ts';
import { DateInput } from '../../../form/date-input.tsx';
import { useAsk } from '../../../form/use-ask.ts';
import { businessStructures, companyTypes, compensations, fundingStages, revenues } from '../../../labels.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FieldReading } from '../../readings/field-reading.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditForm } from './edit-form.tsx';
import { companyEdit } from './edits-of-basics.ts';

const labels = {
  companyName: 'Company Name',
  companyType: 'Company Type',
  businessStructure: 'Business Structure',
  shareStructure: 'Share structure',
  currentRevenue: 'Current revenue',
  companySize: 'Company Size',
  vision: 'Vision',
  mission: 'Mission',
  goals: 'Goals',
  compensation: 'Compensation',
  lookingFor: 'Looking for',
  otherDetails: 'Other details',
  companyDescription: 'What the company does',
  website: 'Website',
  industry: 'Industry',
  foundingDate: 'Founded on',
  fundingStage: 'Funding stage',
  fundingAmount: 'Funding so far, in US dollars',
  equityOffered: 'Equity offered, in per cent',
} as const;

type Name = keyof typeof labels;

/** What this form offers; an answer of the registration that it does not offer stays possible. */
const offered: Record<string, readonly string[]> = {
  companyType: ['STARTUP', 'SME', 'ENTERPRISE'],
  businessStructure: ['SOLE_PROPRIETOR', 'PARTNERSHIP', 'LLC', 'OTHER'],
};

function options<Value extends string>(name: Name, words: Record<Value, string>, current: string | null) {
  return choicesOf(words).filter(
    ({ value }) => !offered[name] || offered[name].includes(value) || value === current,
  );
}

const words = {
  saved: 'Company details updated',
  failed: 'Your company details could not be saved',
};

const schema = founderProfileBody.safeExtend({
  foundingDate: founderProfileBody.shape.foundingDate.refine(
    (day) => hasBegun(day, new Date()),
    FOUNDED_LATER,
  ),
});

function valuesOf({ profile }: OwnUser) {
  const company = profile.FounderProfile[0];
  const names = Object.keys(labels).filter((name): name is Name => name in labels);
  return {
    ...Object.fromEntries(names.map((name) => [name, String(company?.[name] ?? '')])),
    notFounded: company?.notFounded ?? false,
  };
}

/** A copy of the company details: Cancel leaves them as they were. */
export function CompanyDialog(props: DialogProps) {
  const user = props.edits.shown();
  const company = user.profile.FounderProfile[0];
  if (!company) return null;
  return (
    <EditForm
      {...props}
      title="Edit Company Details"
      size="lg"
      schema={schema}
      valuesOf={valuesOf}
      save={(body) => props.edits.save(companyEdit(body))}
      words={words}
    >
      <CompanyFields user={user} company={company} />
    </EditForm>
  );
}

function CompanyFields({ user, company }: { user: OwnUser; company: FounderProfile }) {
  const { register, setValue, clearErrors } = useFormContext();
  const founded = !useWatch({ name: 'notFounded' });
  // Only an idea may leave these open.
  const said = { required: founded, placeholder: founded ? 'Choose one' : 'Not said' };
  const dropDate = () => {
    setValue('foundingDate', '');
    clearErrors();
  };
  return (
    <div className="flex flex-col gap-8">
      <Group>
        <Checkbox
          {...register('notFounded', { onChange: dropDate })}
          label="It is not founded yet"
          hint="Its legal form, funding and pay may then stay open."
          className="sm:col-span-2"
        />
        <Line name="companyName" required autoFocus />
        <Choice
          name="companyType"
          required
          options={options('companyType', companyTypes, company.companyType)}
        />
        <Choice
          name="businessStructure"
          {...said}
          options={options('businessStructure', businessStructures, company.businessStructure)}
        />
        <Line name="companySize" hint="How many people work there, such as 4" inputMode="numeric" />
        <Long name="vision" required hint="The world once you have succeeded" />
        <Long name="mission" required hint="What you do every day to get there" />
        <Long name="goals" hint="What you want to reach in the next year or two" />
      </Group>
      <Group title="The role you offer">
        <Long name="lookingFor" required hint="The person and the skills you are missing">
          <FieldReading you={user} name="lookingFor" />
        </Long>
        <Choice name="compensation" {...said} options={options('compensation', compensations, null)} />
        <Line
          name="equityOffered"
          hint="0 to 100. If your preferences say it too, people read what they say."
          inputMode="decimal"
        />
        <Long name="otherDetails" hint="A salary, say, or where you work">
          <FieldReading you={user} name="otherDetails" />
        </Long>
      </Group>
      <Group title="Where the company stands">
        <Choice name="fundingStage" {...said} options={options('fundingStage', fundingStages, null)} />
        <Line name="fundingAmount" inputMode="decimal" />
        <Choice
          name="currentRevenue"
          placeholder="Not said"
          options={options('currentRevenue', revenues, null)}
        />
        {founded && <Day name="foundingDate" />}
        <Long name="shareStructure" hint="Who holds what today" />
      </Group>
      <Group title="About the company">
        <Line name="industry" />
        <Line name="website" inputMode="url" />
        <Long name="companyDescription" />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  const fields = 'fields grid min-w-0 gap-5 sm:grid-cols-2';
  if (!title) return <div className={fields}>{children}</div>;
  return (
    <fieldset className={fields}>
      <legend className="mb-4 font-display text-xl font-medium tracking-tight">{title}</legend>
      {children}
    </fieldset>
  );
}

interface LineProps {
  name: Name;
  hint?: string;
  required?: boolean;
  inputMode?: 'numeric' | 'decimal' | 'url';
  autoFocus?: boolean;
}

function Line({ name, hint, required = false, autoFocus = false, ...input }: LineProps) {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <Field {...ask(name)} hint={hint} required={required}>
      <TextInput {...register(name)} {...input} dir="auto" data-autofocus={autoFocus || undefined} />
    </Field>
  );
}

function Day({ name }: Pick<LineProps, 'name'>) {
  const ask = useAsk(labels);
  return (
    <Field {...ask(name)}>
      <DateInput name={name} />
    </Field>
  );
}

interface LongProps extends Pick<LineProps, 'name' | 'hint' | 'required'> {
  /** What is told of it as it is typed. */
  children?: ReactNode;
}

function Long({ name, hint, required = false, children }: LongProps) {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <Field {...ask(name)} hint={hint} required={required} className="sm:col-span-2">
      <TextArea {...register(name)} most={LIMITS.text} dir="auto" />
      {children}
    </Field>
  );
}

interface ChoiceProps {
  name: Name;
  options: { value: string; label: string }[];
  required?: boolean;
  placeholder?: string;
}

function Choice({ name, required = false, ...select }: ChoiceProps) {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <Field {...ask(name)} required={required}>
      <Select {...register(name)} {...select} />
    </Field>
  );
}
