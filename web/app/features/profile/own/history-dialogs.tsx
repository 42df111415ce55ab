import { withoutLaterDates } from '@ampersand/contract/fields';
import { LIMITS } from '@ampersand/contract/limits';
import { educationForm, newExperience, undatedEducationForm } from '@ampersand/contract/profile';
import type { OwnUser } from '@ampersand/contract/users';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '../../../form/date-input.tsx';
import { useAsk } from '../../../form/use-ask.ts';
import { newId } from '../../../new-id.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditForm } from './edit-form.tsx';
import { educationEdit, experienceEdit } from './edits-of-history.ts';

const CURRENT = { experience: 'currentlyWorking', education: 'currentlyStudying' } as const;

const experienceWords = {
  saved: 'Experience saved',
  failed: 'Your experience could not be saved',
};
const educationWords = {
  saved: 'Education saved',
  failed: 'Your education could not be saved',
};

const experienceRules = withoutLaterDates(newExperience);
const educationRules = withoutLaterDates(educationForm);
const undatedEducationRules = withoutLaterDates(undatedEducationForm);

/** The row a dialog is about; none for a new one, or one that was deleted in another window. */
function experienceOf(user: OwnUser, rowId: string | undefined) {
  return user.profile.experiences.find(({ id }) => id === rowId);
}

function educationOf(user: OwnUser, rowId: string | undefined) {
  return user.profile.educations.find(({ id }) => id === rowId);
}

export function ExperienceDialog(props: DialogProps) {
  const { edits, target } = props;
  const [id] = useState(newId);
  return (
    <EditForm
      {...props}
      title={target.rowId ? 'Edit Experience' : 'Add Experience'}
      schema={experienceRules}
      valuesOf={(user) => {
        const row = experienceOf(user, target.rowId);
        return {
          id: row?.id ?? id,
          role: row?.role ?? '',
          company: row?.company ?? '',
          startDate: row?.startDate ?? '',
          endDate: row?.endDate ?? '',
          description: row?.description ?? '',
          currentlyWorking: row?.endDate === null,
        };
      }}
      save={(body) => edits.save(experienceEdit(body, experienceOf(edits.shown(), body.id)?.id))}
      words={experienceWords}
    >
      <ExperienceFields />
    </EditForm>
  );
}

export function EducationDialog(props: DialogProps) {
  const { edits, target } = props;
  const [id] = useState(newId);
  const isUndated = educationOf(edits.shown(), target.rowId)?.startDate === null;
  return (
    <EditForm
      {...props}
      title={target.rowId ? 'Edit Education' : 'Add Education'}
      schema={isUndated ? undatedEducationRules : educationRules}
      valuesOf={(user) => {
        const row = educationOf(user, target.rowId);
        return {
          id: row?.id ?? id,
          degree: row?.degree ?? '',
          institution: row?.institution ?? '',
          fieldOfStudy: row?.fieldOfStudy ?? '',
          startDate: row?.startDate ?? '',
          endDate: row?.endDate ?? '',
          description: row?.description ?? '',
          currentlyStudying: row?.endDate === null && row.startDate !== null,
        };
      }}
      save={(body) => edits.save(educationEdit(body, educationOf(edits.shown(), body.id)?.id))}
      words={educationWords}
    >
      <EducationFields isUndated={isUndated} />
    </EditForm>
  );
}

const labels = {
  role: 'Role',
  company: 'Company',
  degree: 'Degree',
  institution: 'Institution',
  fieldOfStudy: 'Field of study',
  startDate: 'Start date',
  endDate: 'End date',
  description: 'Description',
} as const;

function ExperienceFields() {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <div className="fields grid gap-5 sm:grid-cols-2">
      <Field {...ask('role')} required>
        <TextInput {...register('role')} autoComplete="organization-title" dir="auto" data-autofocus />
      </Field>
      <Field {...ask('company')} required>
        <TextInput {...register('company')} autoComplete="organization" dir="auto" />
      </Field>
      <Dates current={CURRENT.experience} currentLabel="I currently work here" />
      <Description hint="What you did, and what came of it" />
    </div>
  );
}

/** `isUndated`: it was written without a start date, which is not asked for now. */
function EducationFields({ isUndated }: { isUndated: boolean }) {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <div className="fields grid gap-5 sm:grid-cols-2">
      <Field {...ask('degree')} required>
        <TextInput {...register('degree')} autoComplete="off" dir="auto" data-autofocus />
      </Field>
      <Field {...ask('institution')} required>
        <TextInput {...register('institution')} autoComplete="off" dir="auto" />
      </Field>
      <Field {...ask('fieldOfStudy')} className="sm:col-span-2">
        <TextInput {...register('fieldOfStudy')} autoComplete="off" dir="auto" />
      </Field>
      <Dates current={CURRENT.education} currentLabel="I currently study here" isUndated={isUndated} />
      <Description hint="A focus, a thesis, a prize" />
    </div>
  );
}

interface DatesProps {
  /** Name of the tick that says there is no end yet. */
  current: (typeof CURRENT)[keyof typeof CURRENT];
  currentLabel: string;
  isUndated?: boolean;
}

function Dates({ current, currentLabel, isUndated = false }: DatesProps) {
  const { register, setValue, clearErrors } = useFormContext();
  const ask = useAsk(labels);
  const isCurrent = useWatch({ name: current }) === true;
  const dropEnd = () => {
    setValue('endDate', '');
    clearErrors('endDate');
  };
  return (
    <>
      <Field {...ask('startDate')} required={!isUndated}>
        <DateInput name="startDate" options={{ setValueAs: orMissing }} />
      </Field>
      <Field {...ask('endDate')}>
        <DateInput name="endDate" disabled={isCurrent} />
      </Field>
      <Checkbox
        {...register(current, { onChange: dropEnd })}
        label={currentLabel}
        className="-mt-5 sm:col-start-2"
      />
    </>
  );
}

/** A date that was not given is missing, not malformed. */
function orMissing(day: unknown) {
  return day || undefined;
}

function Description({ hint }: { hint: string }) {
  const { register } = useFormContext();
  const ask = useAsk(labels);
  return (
    <Field {...ask('description')} hint={hint} className="sm:col-span-2">
      <TextArea {...register('description')} most={LIMITS.text} dir="auto" />
    </Field>
  );
}
