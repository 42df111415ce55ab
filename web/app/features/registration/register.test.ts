import { foundingProblems } from '@ampersand/contract/founding';
import { applicantRegistrationFields, founderRegistrationFields } from '@ampersand/contract/registration';
import { describe, expect, test } from 'vitest';
import { applicantWizard } from './applicant-steps.tsx';
import { founderWizard } from './founder-steps.tsx';
import type { WizardDefinition } from './wizard/definition.ts';
import { problemsOf } from './wizard/rules.ts';

const none = new Map();

describe.each([
  ['applicant', applicantWizard, applicantRegistrationFields],
  ['founder', founderWizard, founderRegistrationFields],
] as const)('the %s wizard', (_, wizard, contract) => {
  test('asks for every field of the contract, each once', () => {
    expect(topFields(wizard).filter((name) => name !== 'profileImg')).toEqual(
      Object.keys(contract.shape).sort(),
    );
  });

  test('has a place for every answer, empty at first', () => {
    expect(Object.keys(wizard.blank)).toEqual(expect.arrayContaining(topFields(wizard)));
  });

  test('finds in an untouched form exactly what is required', async () => {
    const found = await Promise.all(wizard.steps.map((step) => problemsOf(step, wizard.blank, none)));
    const missing = found.flat();
    const required = Object.entries(contract.shape)
      .filter(([, schema]) => !schema.safeParse('').success)
      .map(([name]) => name);
    const ofFounded = foundingProblems({}).map(({ path }) => path);
    const asked = [...required, ...ofFounded.filter((name) => name in contract.shape)];
    expect(missing.map(({ field }) => field).sort()).toEqual(asked.sort());
  });
});

test('an idea needs no legal form, stage or pay', async () => {
  const idea = { ...founderWizard.blank, notFounded: true };
  const found = await Promise.all(founderWizard.steps.slice(3).map((step) => problemsOf(step, idea, none)));
  expect(found.flat()).toEqual([]);
});

test('a company is not founded in the future', async () => {
  const business = founderWizard.steps[3];
  const answers = { ...founderWizard.blank, businessStructure: 'LLC', foundingDate: '2130-01-01' };
  expect(business && (await problemsOf(business, answers, none))).toEqual([
    { field: 'foundingDate', message: 'The founding date is in the future' },
  ]);
});

function topFields({ steps }: WizardDefinition): string[] {
  return [
    ...new Set(steps.flatMap(({ fields }) => Object.keys(fields).map((name) => name.split('.')[0] ?? ''))),
  ]
    .filter((name) => !['experience', 'education'].includes(name))
    .sort();
}
