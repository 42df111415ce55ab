import { APPLICANT_PASSWORD_HINT } from '@ampersand/contract/limits';
import { lazy } from 'react';
import { once } from '../../once.ts';
import { paths } from '../../paths.ts';
import { AccountStep, accountStep, blankAccount } from './account-step.tsx';
import { educationEntry, educationFields, experienceEntry, experienceFields } from './history-answers.ts';
import { blankPersonal, personalFields } from './personal-answers.ts';
import { blankProfessional, professionalFields } from './professional-answers.ts';
import type { WizardDefinition } from './wizard/definition.ts';

const laterSteps = once(async () => {
  const [personal, history, professional] = await Promise.all([
    import('./personal-step.tsx'),
    import('./history-steps.tsx'),
    import('./professional-step.tsx'),
  ]);
  return { ...personal, ...history, ...professional };
});

const rules = async () => (await import('@ampersand/contract/registration')).applicantRegistrationFields;

export const applicantWizard: WizardDefinition = {
  draftKey: 'register-applicant-2',
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
  laterSteps,
  steps: [
    accountStep(
      async () => (await rules()).pick({ email: true, password: true, confirmPassword: true }),
      () => <AccountStep passwordHint={APPLICANT_PASSWORD_HINT} />,
    ),
    {
      name: 'Personal Info',
      heading: 'Tell us who you are',
      lead: 'This is who founders meet when they open your profile.',
      fields: personalFields,
      schema: once(async () =>
        (await rules()).pick({
          fullName: true,
          calledName: true,
          phone: true,
          age: true,
          gender: true,
          location: true,
        }),
      ),
      Body: lazy(async () => ({ default: (await laterSteps()).PersonalStep })),
    },
    {
      name: 'Experience',
      heading: 'What have you worked on?',
      lead: 'The work that shaped you. One or two entries are enough; you can add more later.',
      fields: experienceFields,
      schema: once(async () => (await rules()).pick({ experiences: true })),
      entry: experienceEntry,
      Body: lazy(async () => ({ default: (await laterSteps()).ExperienceStep })),
    },
    {
      name: 'Education',
      heading: 'Where did you learn?',
      lead: 'Schools, courses, whatever taught you what you do.',
      fields: educationFields,
      schema: once(async () => (await rules()).pick({ educations: true })),
      entry: educationEntry,
      Body: lazy(async () => ({ default: (await laterSteps()).EducationStep })),
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
      Body: lazy(async () => ({ default: (await laterSteps()).ProfessionalStep })),
    },
  ],
};
