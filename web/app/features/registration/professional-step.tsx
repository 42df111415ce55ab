import { Controller, useFormContext } from 'react-hook-form';
import { skillSuggestions } from '../../form/choices.ts';
import { useAsk } from '../../form/use-ask.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type ProfessionalAnswers, professionalFields } from './professional-answers.ts';

const availabilities = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'Not yet' },
  { value: '', label: 'Leave open' },
];

/** The last step of applicants. */
export function ProfessionalStep() {
  const { register, control } = useFormContext<ProfessionalAnswers>();
  const ask = useAsk(professionalFields);
  return (
    <div className="flex flex-col gap-6">
      <Field {...ask('skills')} hint="Minimum 3 skills preferred">
        <Controller
          control={control}
          name="skills"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <TagInput
              ref={ref}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              suggestions={skillSuggestions}
              placeholder="Type a skill, then a comma"
            />
          )}
        />
      </Field>
      <Field {...ask('currentJob')}>
        <TextInput {...register('currentJob')} autoComplete="organization-title" dir="auto" />
      </Field>
      <Field
        {...ask('salaryExpectations')}
        hint="For example: $60,000 a year, $40 an hour plus equity, or open to discuss"
      >
        <TextInput {...register('salaryExpectations')} dir="auto" />
      </Field>
      <Field {...ask('availability')} hint="You can change this whenever you like." group>
        <RadioGroup
          {...register('availability')}
          options={availabilities}
          className="sm:flex-row sm:*:flex-1"
        />
      </Field>
    </div>
  );
}
