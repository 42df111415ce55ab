import { LIMITS } from '@ampersand/contract/limits';
import { REGISTRATION_COMPANY_TYPES } from '@ampersand/contract/values';
import { useFormContext, useWatch } from 'react-hook-form';
import { choicesOf } from '../../form/choices.ts';
import { DateInput } from '../../form/date-input.tsx';
import { useAsk } from '../../form/use-ask.ts';
import {
  businessStructures,
  companySizes,
  companyTypes,
  compensations,
  fundingStages,
} from '../../labels.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { businessFields, type CompanyAnswers, companyFields, fundingFields } from './company-answers.ts';

/** The steps about the company. */
export function CompanyStep() {
  const { register, setValue, clearErrors } = useFormContext<CompanyAnswers>();
  const ask = useAsk(companyFields);
  const { founded } = useFounded();
  const dropDate = () => {
    setValue('foundingDate', '');
    clearErrors(['businessStructure', 'foundingDate', 'fundingStage', 'compensation']);
  };
  return (
    <div className="fields grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Checkbox
        {...register('notFounded', { onChange: dropDate })}
        id="notFounded"
        label="It is not founded yet"
        hint="An idea is enough. Its legal form, funding and pay may then stay open."
        className="sm:col-span-2"
      />
      <Field {...ask('companyName')} hint={founded ? undefined : 'A working name will do'} required>
        <TextInput {...register('companyName')} autoComplete="organization" dir="auto" />
      </Field>
      <Field {...ask('companyType')} required>
        <Select
          {...register('companyType')}
          options={choicesOf(companyTypes, REGISTRATION_COMPANY_TYPES)}
          placeholder="Choose one"
        />
      </Field>
      <Field {...ask('companyDescription')} hint="What it does, and for whom" className="sm:col-span-2">
        <TextArea {...register('companyDescription')} most={LIMITS.text} dir="auto" />
      </Field>
      <Field {...ask('website')} className="sm:col-span-2">
        <TextInput
          {...register('website')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://example.com"
        />
      </Field>
      <Field
        {...ask('lookingFor')}
        label="What are you looking for?"
        hint="The role, the person, the time they would give: it is the first thing an applicant reads"
        required
        className="sm:col-span-2"
      >
        <TextArea {...register('lookingFor')} most={LIMITS.text} dir="auto" />
      </Field>
    </div>
  );
}

/** Whether the company is founded: its form, stage and pay are then asked for. */
function useFounded() {
  const { control } = useFormContext<CompanyAnswers>();
  const founded = !useWatch({ control, name: 'notFounded' });
  return { founded, placeholder: founded ? 'Choose one' : 'Not said' };
}

export function BusinessStep() {
  const { register } = useFormContext<CompanyAnswers>();
  const ask = useAsk(businessFields);
  const { founded, placeholder } = useFounded();
  return (
    <div className="fields grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field {...ask('businessStructure')} required={founded}>
        <Select
          {...register('businessStructure')}
          options={choicesOf(businessStructures)}
          placeholder={placeholder}
        />
      </Field>
      <Field {...ask('industry')}>
        <TextInput {...register('industry')} dir="auto" />
      </Field>
      {founded && (
        <Field {...ask('foundingDate')}>
          <DateInput name="foundingDate" />
        </Field>
      )}
      <Field {...ask('companySize')}>
        <Select {...register('companySize')} options={choicesOf(companySizes)} placeholder="Choose one" />
      </Field>
      <Field {...ask('vision')} hint="The world once you have succeeded" className="sm:col-span-2">
        <TextArea {...register('vision')} most={LIMITS.text} dir="auto" />
      </Field>
      <Field {...ask('mission')} hint="What you do every day to get there" className="sm:col-span-2">
        <TextArea {...register('mission')} most={LIMITS.text} dir="auto" />
      </Field>
    </div>
  );
}

export function FundingStep() {
  const { register } = useFormContext<CompanyAnswers>();
  const ask = useAsk(fundingFields);
  const { founded, placeholder } = useFounded();
  return (
    <div className="fields grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field {...ask('fundingStage')} required={founded}>
        <Select {...register('fundingStage')} options={choicesOf(fundingStages)} placeholder={placeholder} />
      </Field>
      <Field {...ask('compensation')} required={founded}>
        <Select {...register('compensation')} options={choicesOf(compensations)} placeholder={placeholder} />
      </Field>
      <Field {...ask('fundingAmount')} hint="Raised so far, in US dollars">
        <TextInput
          {...register('fundingAmount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="250,000"
        />
      </Field>
      <Field {...ask('equityOffered')} hint="0 to 100">
        <TextInput {...register('equityOffered')} inputMode="decimal" autoComplete="off" />
      </Field>
    </div>
  );
}
