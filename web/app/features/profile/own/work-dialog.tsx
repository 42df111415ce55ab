import { workBody } from '@ampersand/contract/profile';
import type { OwnUser } from '@ampersand/contract/users';
import { useFormContext } from 'react-hook-form';
import { useAsk } from '../../../form/use-ask.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FieldReading } from '../../readings/field-reading.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditForm } from './edit-form.tsx';
import { workEdit } from './edits-of-basics.ts';

const labels = {
  currentJob: 'Current job',
  availability: 'Available to join a startup',
  salaryExpectations: 'Salary expectations',
} as const;
const answers = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'Not at the moment' },
];
const words = { saved: 'Profile updated', failed: 'Your profile could not be saved' };

function valuesOf({ profile }: OwnUser) {
  const { currentJob, availability, salaryExpectations } = profile;
  return {
    currentJob: currentJob ?? '',
    availability: String(availability ?? ''),
    salaryExpectations: salaryExpectations ?? '',
  };
}

export function WorkDialog(props: DialogProps) {
  return (
    <EditForm
      {...props}
      title="Now and next"
      schema={workBody}
      valuesOf={valuesOf}
      save={(body) => props.edits.save(workEdit(body))}
      words={words}
    >
      <WorkFields user={props.edits.shown()} />
    </EditForm>
  );
}

function WorkFields({ user }: { user: OwnUser }) {
  const { register } = useFormContext<Record<keyof typeof labels, string>>();
  const ask = useAsk(labels);
  return (
    <>
      <p className="text-muted">Founders see this on your profile, and it counts towards your matches.</p>
      <Field {...ask('currentJob')}>
        <TextInput {...register('currentJob')} autoComplete="organization-title" dir="auto" data-autofocus />
      </Field>
      <Field {...ask('availability')}>
        <Select {...register('availability')} options={answers} placeholder="Not said" />
      </Field>
      <Field
        {...ask('salaryExpectations')}
        hint="For example: $60,000 a year, $40 an hour plus equity, or open to discuss"
      >
        <TextInput {...register('salaryExpectations')} dir="auto" />
        <FieldReading you={user} name="salaryExpectations" />
      </Field>
    </>
  );
}
