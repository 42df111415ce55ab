import { LIMITS } from '@ampersand/contract/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '../../form/date-input.tsx';
import { useAsk } from '../../form/use-ask.ts';
import { monthOf } from '../../page/dates.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { educationEntry, educationFields, experienceEntry, experienceFields } from './history-answers.ts';
import type { Row } from './wizard/definition.ts';
import { RowList } from './wizard/row-list.tsx';

export function ExperienceStep() {
  const { register } = useFormContext<Row>();
  const ask = useAsk(experienceFields);
  return (
    <RowList entry={experienceEntry} describe={describeExperience}>
      <Field {...ask('experience.company')} required>
        <TextInput {...register('experience.company')} autoComplete="organization" dir="auto" />
      </Field>
      <Field {...ask('experience.role')} required>
        <TextInput {...register('experience.role')} autoComplete="organization-title" dir="auto" />
      </Field>
      <Field {...ask('experience.startDate')} required>
        <DateInput name="experience.startDate" />
      </Field>
      <EndDate
        {...ask('experience.endDate')}
        current="experience.currentlyWorking"
        currentLabel="I currently work here"
      />
      <Field {...ask('experience.description')} className="sm:col-span-2">
        <TextArea {...register('experience.description')} most={LIMITS.text} dir="auto" />
      </Field>
    </RowList>
  );
}

export function EducationStep() {
  const { register } = useFormContext<Row>();
  const ask = useAsk(educationFields);
  return (
    <RowList entry={educationEntry} describe={describeEducation}>
      <Field {...ask('education.institution')} required>
        <TextInput {...register('education.institution')} autoComplete="off" dir="auto" />
      </Field>
      <Field {...ask('education.degree')} required>
        <TextInput {...register('education.degree')} autoComplete="off" dir="auto" />
      </Field>
      <Field {...ask('education.fieldOfStudy')} className="sm:col-span-2">
        <TextInput {...register('education.fieldOfStudy')} autoComplete="off" dir="auto" />
      </Field>
      <Field {...ask('education.startDate')}>
        <DateInput name="education.startDate" />
      </Field>
      <EndDate
        {...ask('education.endDate')}
        current="education.currentlyStudying"
        currentLabel="I currently study here"
      />
      <Field {...ask('education.description')} className="sm:col-span-2">
        <TextArea {...register('education.description')} most={LIMITS.text} dir="auto" />
      </Field>
    </RowList>
  );
}

interface EndDateProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Name of the tick that says there is no end yet. */
  current: string;
  currentLabel: string;
}

function EndDate({ current, currentLabel, ...ask }: EndDateProps) {
  const { register, control, setValue, clearErrors } = useFormContext<Row>();
  const isCurrent = useWatch({ control, name: current }) === true;
  const dropEnd = () => {
    setValue(ask.id, '');
    clearErrors(ask.id);
  };
  return (
    <>
      <Field {...ask}>
        <DateInput name={ask.id} disabled={isCurrent} />
      </Field>
      <Checkbox
        {...register(current, { onChange: dropEnd })}
        label={currentLabel}
        className="-mt-5 sm:col-start-2"
      />
    </>
  );
}

function describeExperience(row: Row) {
  return {
    title: `${row.role} at ${row.company}`,
    period: period(row, row.currentlyWorking === true),
    text: String(row.description ?? ''),
  };
}

function describeEducation(row: Row) {
  return {
    title: [row.degree, row.fieldOfStudy, row.institution].filter(Boolean).join(', '),
    period: period(row, row.currentlyStudying === true),
    text: String(row.description ?? ''),
  };
}

/** "Mar 2021 – Present": without an end it goes on. */
function period({ startDate, endDate }: Row, isCurrent: boolean): string {
  const [start, end] = [startDate, endDate].map((day) => (day ? monthOf(String(day)) : ''));
  if (!start) return end ?? '';
  return `${start} – ${isCurrent || !end ? 'Present' : end}`;
}
