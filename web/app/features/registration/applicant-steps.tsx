import { Controller, useFormContext } from 'react-hook-form';
import { skillSuggestions } from '../../form/choices.ts';
import { useAsk } from '../../form/use-ask.ts';
import { once } from '../../once.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountStep, accountStep, blankAccount } from './account-step.tsx';
import {
  EducationStep,
  ExperienceStep,
  educationEntry,
  educationFields,
  experienceEntry,
  experienceFields,
} from './history-steps.tsx';
import { blankPersonal, PersonalStep, personalFields } from './personal-step.tsx';
import type { WizardDefinition } from './wizard/definition.ts';

const professionalFields = {
  skills: 'Skills',
  currentJob: 'Current job',
  salaryExpectations: 'Salary expectations',
  availability: 'Availability',
} as const;

interface Professional {
  skills: string[];
  currentJob: string;
  salaryExpectations: string;
  availability: boolean;
}

const blankProfessional: Professional = {
  skills: [],
  currentJob: '',
  salaryExpectations: '',
  availability: false,
};

const rules = async () => (await import('@ampersand/contract/registration')).applicantRegistrationFields;

export const applicantWizard: WizardDefinition = {
  draftKey: 'register-applicant-1',
  title: 'Sign up as Applicant',
  other: { question: 'Building a startup yourself?', label: 'Sign up as Founder', to: paths.registerFounder },
  role: 'APPLICANT',
  call: 'POST /users/applicant-register',
  registered: 'Applicant Registered',
  blank: {
    ...blankAccount,
    ...blankPersonal,
    experiences: [],
    [experienceEntry.name]: experienceEntry.blank,
    educations: [],
    [educationEntry.name]: educationEntry.blank,
    ...blankProfessional,
  },
  steps: [
    accountStep(
      async () => (await rules()).pick({ email: true, password: true, confirmPassword: true }),
      () => (
        <AccountStep passwordHint="At least 8 characters, starting with an uppercase letter, with at least one digit. Letters, digits and / # @ $ & % ! * are allowed" />
      ),
    ),
    {
      name: 'Personal Info',
      heading: 'Tell us who you are',
      lead: 'This is who founders meet when they open your profile.',
      fields: personalFields,
      schema: once(async () =>
        (await rules()).pick({ fullName: true, phone: true, age: true, gender: true, location: true }),
      ),
      Body: PersonalStep,
    },
    {
      name: 'Experience',
      heading: 'What have you worked on?',
      lead: 'The work that shaped you. One or two entries are enough; you can add more later.',
      fields: experienceFields,
      schema: once(async () => (await rules()).pick({ experiences: true })),
      entry: experienceEntry,
      Body: ExperienceStep,
    },
    {
      name: 'Education',
      heading: 'Where did you learn?',
      lead: 'Schools, courses, whatever taught you what you do.',
      fields: educationFields,
      schema: once(async () => (await rules()).pick({ educations: true })),
      entry: educationEntry,
      Body: EducationStep,
    },
    {
      name: 'Professional',
      heading: 'What do you bring?',
      lead: 'Your skills decide most of your matches. Say what you hope for, too.',
      fields: professionalFields,
      schema: once(async () =>
        (await rules()).pick({
          skills: true,
          currentJob: true,
          availability: true,
          salaryExpectations: true,
        }),
      ),
      Body: ProfessionalStep,
    },
  ],
};

function ProfessionalStep() {
  const { register, control } = useFormContext<Professional>();
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
      <Checkbox
        {...register('availability')}
        id="availability"
        label="I am available to join a startup now"
        hint="You can change this whenever you like."
      />
    </div>
  );
}
