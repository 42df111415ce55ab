import { LIMITS } from '@ampersand/contract/limits';
import { Controller, useFormContext } from 'react-hook-form';
import { choicesOf } from '../../form/choices.ts';
import { PHONE_HINT, PhoneInput } from '../../form/phone-input.tsx';
import { useAsk } from '../../form/use-ask.ts';
import { CALLED_HINT, NAME_HINT, useCalledName } from '../../form/use-called-name.ts';
import { genders } from '../../labels.ts';
import { Field } from '../../ui/field.tsx';
import { PhotoInput } from '../../ui/photo-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type PersonalAnswers, personalFields } from './personal-answers.ts';

/** The second step of both registrations. */
export function PersonalStep() {
  const { register, control } = useFormContext<PersonalAnswers>();
  const ask = useAsk(personalFields);
  return (
    <div className="fields grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field {...ask('fullName')} hint={NAME_HINT} required>
        <TextInput {...register('fullName', useCalledName())} autoComplete="name" dir="auto" />
      </Field>
      <Field {...ask('calledName')} hint={CALLED_HINT}>
        <TextInput {...register('calledName')} autoComplete="nickname" dir="auto" />
      </Field>
      <Field {...ask('phone')} hint={PHONE_HINT} required>
        <PhoneInput name="phone" />
      </Field>
      <Field {...ask('location')} hint="City and country">
        <TextInput {...register('location')} dir="auto" />
      </Field>
      <Field {...ask('age')} hint="18 to 100. Never used for matching">
        <TextInput {...register('age')} inputMode="numeric" maxLength={3} />
      </Field>
      <Field {...ask('gender')} hint="Never used for matching">
        <Select {...register('gender')} options={choicesOf(genders)} placeholder="Choose one" />
      </Field>
      <Field {...ask('profileImg')} group className="sm:col-span-2">
        <Controller
          control={control}
          name="profileImg"
          render={({ field: { value, onChange } }) => (
            <PhotoInput value={value} onChange={onChange} maxBytes={LIMITS.photoBytes} />
          )}
        />
      </Field>
    </div>
  );
}
