import { FOUNDER_PASSWORD_HINT } from '@ampersand/contract/limits';
import { lazy } from 'react';
import { once } from '../../once.ts';
import { paths } from '../../paths.ts';
import { AccountStep, accountStep, blankAccount } from './account-step.tsx';
import { blankCompany, businessFields, companyFields, fundingFields } from './company-answers.ts';
import { blankPersonal, personalFields } from './personal-answers.ts';
import type { WizardDefinition } from './wizard/definition.ts';

const laterSteps = once(async () => {
  const [personal, company] = await Promise.all([
    import('./personal-step.tsx'),
    import('./company-steps.tsx'),
  ]);
  return { ...personal, ...company };
});

const rules = async () => (await import('@ampersand/contract/registration')).founderRegistrationFields;

export const founderWizard: WizardDefinition = {
  draftKey: 'register-founder-1',
  title: 'Sign up as Founder',
  other: { question: 'Looking for a startup to join?', label: 'Sign up as Applicant', to: paths.register },
  role: 'FOUNDER',
  call: 'POST /users/founder-register',
  registered: 'Founder Registered',
  blank: { ...blankAccount, ...blankPersonal, ...blankCompany },
  laterSteps,
  steps: [
    accountStep(
      async () => (await rules()).pick({ email: true, password: true, confirmPassword: true }),
      () => <AccountStep passwordHint={FOUNDER_PASSWORD_HINT} />,
    ),
    {
      name: 'Personal',
      heading: 'Tell us who you are',
      lead: 'The person behind the company.',
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
      name: 'Company',
      heading: 'What are you building?',
      lead: 'And who do you need to build it with?',
      fields: companyFields,
      schema: once(async () =>
        (await rules()).pick({
          notFounded: true,
          companyName: true,
          companyType: true,
          companyDescription: true,
          website: true,
          lookingFor: true,
        }),
      ),
      Body: lazy(async () => ({ default: (await laterSteps()).CompanyStep })),
    },
    {
      name: 'Business',
      heading: 'Where does the company stand?',
      lead: 'Its form, its field, and where it wants to go.',
      fields: businessFields,
      schema: once(async () => {
        const [{ FOUNDED_LATER, hasBegun }, { withFounding }, fields] = await Promise.all([
          import('@ampersand/contract/fields'),
          import('@ampersand/contract/founding'),
          rules(),
        ]);
        const asked = fields
          .pick({
            notFounded: true,
            businessStructure: true,
            industry: true,
            companySize: true,
            vision: true,
            mission: true,
          })
          .extend({
            foundingDate: fields.shape.foundingDate.refine((day) => hasBegun(day, new Date()), FOUNDED_LATER),
          });
        return withFounding(asked);
      }),
      Body: lazy(async () => ({ default: (await laterSteps()).BusinessStep })),
    },
    {
      name: 'Funding',
      heading: 'How is it funded?',
      lead: 'The money raised so far, and what a partner can expect.',
      fields: fundingFields,
      schema: once(async () => {
        const [{ withFounding }, fields] = await Promise.all([
          import('@ampersand/contract/founding'),
          rules(),
        ]);
        return withFounding(
          fields.pick({
            notFounded: true,
            fundingStage: true,
            fundingAmount: true,
            equityOffered: true,
            compensation: true,
          }),
        );
      }),
      Body: lazy(async () => ({ default: (await laterSteps()).FundingStep })),
    },
  ],
};
