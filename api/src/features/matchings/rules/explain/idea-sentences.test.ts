import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { ideaFar, ideaMet } from './idea-sentences.ts';

interface Idea {
  readonly industry: string;
  readonly startupIdea: string;
}

async function met(ideaPreferences: string[], { industry, startupIdea }: Idea) {
  const wants = { ...coldChain.wants, startupIdea };
  const company = {
    ...coldChain.company,
    industry,
    companyDescription: startupIdea,
    mission: null,
    vision: null,
  };
  const scene = sceneOf(
    await read(founder({ ...coldChain, company, wants })),
    await read(applicant({ interests: [], hobbies: [], wants: { ideaPreferences } })),
  );
  return ideaMet(scene, 'FOUNDER')?.text;
}

test.each([
  [['marketplaces', 'fashion'], 'fashion'],
  [['e-commerce', 'marketplaces', 'logistics'], 'logistics'],
  [['marketplaces', 'pets'], 'marketplaces'],
])('of %j the field is told before the way of business', async (hopes, told) => {
  const idea = { industry: told === 'logistics' ? 'Logistics' : 'Fashion', startupIdea: 'Marketplaces' };
  expect(await met(hopes, idea)).toContain(`“${told}”`);
});

test('a field is told in place of a text in another language', async () => {
  const wants = { ...coldChain.wants, startupIdea: 'Greifarme, die sich selbst anlernen' };
  const company = {
    ...coldChain.company,
    industry: 'Robotik',
    companyDescription: 'Greifarme für kleine Betriebe, die niemanden haben, der sie einrichtet.',
  };
  const german = founder({ ...coldChain, company, wants });
  const other = applicant({ interests: [], wants: { ideaPreferences: ['robotics'] } });
  expect(ideaMet(sceneOf(await read(german), await read(other)), 'FOUNDER')?.text).toMatch(
    /your field is “Robotik”\.$/,
  );
});

async function far(ideaPreferences: string[], industry: string) {
  const company = { ...coldChain.company, industry, companyDescription: null, mission: null, vision: null };
  const wants = { ...coldChain.wants, startupIdea: null };
  const scene = sceneOf(
    await read(founder({ ...coldChain, company, wants })),
    await read(
      applicant({
        interests: [],
        wants: { ideaPreferences, joinMotivation: 'I want to help the old with what they need' },
      }),
    ),
  );
  return ideaFar(scene, 'APPLICANT')?.text;
}

test.each([
  [['salud', 'educación'], 'Mental health', undefined],
  [['salud', 'educación'], 'Rural clinics', undefined],
  [['salud'], 'Agriculture', 'You hope to work on “salud”; their field is “Agriculture”.'],
  [['sport'], 'Rural clinics', 'You hope to work on “sport”; their field is “Rural clinics”.'],
])(
  'a field in another language is held against the name of a field alone: %j and %s',
  async (hopes, industry, told) => {
    expect((await far(hopes, industry))?.replace(/^They/, 'You').replace('your field', 'their field')).toBe(
      told,
    );
  },
);

test('a wish that somebody puts behind another is told with the sentence that says so', async () => {
  const joinMotivation =
    'I sold tools for years. I am also curious about pets and fashion, but housing is the one for me';
  const told = async (ideaPreferences: string[], industry: string) => {
    const company = {
      ...coldChain.company,
      industry,
      companyDescription: industry,
      mission: null,
      vision: null,
    };
    const wants = { ...coldChain.wants, startupIdea: industry };
    const scene = sceneOf(
      await read(founder({ ...coldChain, company, wants })),
      await read(applicant({ interests: [], hobbies: [], wants: { ideaPreferences, joinMotivation } })),
    );
    return ideaMet(scene, 'FOUNDER');
  };
  const wishes = ['housing', 'fashion'];
  expect(await told(wishes, 'Fashion')).toEqual({
    text: 'They write “I am also curious about pets and fashion, but housing is the one for me”; your field is “Fashion”.',
    fields: ['joinMotivation', 'industry'],
  });
  expect((await told(wishes, 'Housing'))?.fields).toEqual(['ideaPreferences', 'industry']);
});
