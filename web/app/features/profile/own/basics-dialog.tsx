import { LIMITS } from '@ampersand/contract/limits';
import { basicsBody } from '@ampersand/contract/profile';
import type { OwnUser } from '@ampersand/contract/users';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { choicesOf } from '../../../form/choices.ts';
import { useAsk } from '../../../form/use-ask.ts';
import { CALLED_HINT, NAME_HINT, useCalledName } from '../../../form/use-called-name.ts';
import { genders } from '../../../labels.ts';
import { areaOf } from '../../../page/area.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FieldReading } from '../../readings/field-reading.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditForm } from './edit-form.tsx';
import { basicsEdit } from './edits-of-basics.ts';

const labels = {
  fullName: 'Full name',
  calledName: 'What should others call you?',
  firstLine: 'What I am about',
  location: 'Location',
  age: 'Age',
  gender: 'Gender',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
} as const;
const genderOptions = choicesOf(genders);
const words = { saved: 'Profile updated', failed: 'Your profile could not be saved' };

function valuesOf({ fullName, calledName, profile }: OwnUser) {
  const { firstLine, location, age, gender, linkedin, github, portfolio } = profile;
  return {
    fullName,
    calledName,
    firstLine: firstLine ?? '',
    location: location ?? '',
    age: age === null ? '' : String(age),
    gender: gender ?? '',
    linkedin: linkedin ?? '',
    github: github ?? '',
    portfolio: portfolio ?? '',
  };
}

export function BasicsDialog(props: DialogProps) {
  return (
    <EditForm
      {...props}
      title="Edit Profile"
      schema={basicsBody}
      valuesOf={valuesOf}
      save={(body) => props.edits.save(basicsEdit(body))}
      words={words}
    >
      <BasicsFields user={props.edits.shown()} />
    </EditForm>
  );
}

function BasicsFields({ user }: { user: OwnUser }) {
  const { email, phone, role, profile } = user;
  const { paths } = areaOf({ role });
  const where = (
    <>
      Changed on{' '}
      <Link to={paths.account} className="text-link">
        your account page
      </Link>
    </>
  );
  const { register } = useFormContext<Record<keyof typeof labels, string>>();
  const ask = useAsk(labels);
  return (
    <div className="fields grid gap-5 sm:grid-cols-2">
      <Field
        {...ask('fullName')}
        hint={profile.identityReviewed ? `${NAME_HINT}. Another name ends ‘Identity reviewed’` : NAME_HINT}
        required
      >
        <TextInput {...register('fullName', useCalledName())} autoComplete="name" dir="auto" data-autofocus />
      </Field>
      <Field {...ask('calledName')} hint={CALLED_HINT}>
        <TextInput {...register('calledName')} autoComplete="nickname" dir="auto" />
      </Field>
      <Field
        {...ask('firstLine')}
        hint={`Your own first line, on your card and your page. At most ${LIMITS.firstLine} characters`}
        className="sm:col-span-2"
      >
        <TextInput {...register('firstLine')} maxLength={LIMITS.firstLine} dir="auto" />
      </Field>
      <Field {...ask('location')} hint="City and country" className="sm:col-span-2">
        <TextInput {...register('location')} dir="auto" />
        <FieldReading you={user} name="location" />
      </Field>
      <Field {...ask('age')} hint="Never used for matching">
        <TextInput {...register('age')} inputMode="numeric" maxLength={3} />
      </Field>
      <Field {...ask('gender')} hint="Never used for matching">
        <Select {...register('gender')} options={genderOptions} placeholder="Not said" />
      </Field>
      <Field {...ask('linkedin')} hint="linkedin.com/in/your-name">
        <TextInput {...register('linkedin')} inputMode="url" />
      </Field>
      <Field {...ask('github')} hint="github.com/your-name">
        <TextInput {...register('github')} inputMode="url" />
      </Field>
      <Field
        {...ask('portfolio')}
        hint="A page with what you have made. Everybody who sees your profile sees your links"
        className="sm:col-span-2"
      >
        <TextInput {...register('portfolio')} inputMode="url" />
      </Field>
      <Field label="Email" hint={where}>
        <TextInput value={email} readOnly className="bg-sunken text-muted" />
      </Field>
      <Field label="Phone" hint={where}>
        <TextInput value={phone || 'Not provided'} readOnly className="bg-sunken text-muted" />
      </Field>
    </div>
  );
}
