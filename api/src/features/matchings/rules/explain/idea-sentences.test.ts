import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { ideaElsewhere, ideaFar, ideaMet, ideaRefused, lessonMet } from './idea-sentences.ts';

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

test('a sentence is told as what somebody writes', async () => {
  expect(await met(['I want fashion'], { industry: 'Fashion', startupIdea: 'Fashion' })).toBe(
    'They write “I want fashion”; your field is “Fashion”.',
  );
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

type Wants = NonNullable<NonNullable<Parameters<typeof applicant>[0]>['wants']>;
type Said = Partial<Record<'startupIdea' | 'industry' | 'companyDescription' | 'mission' | 'vision', string>>;

async function mustOf({ startupIdea, ...company }: Said, wants: Wants, interests: string[] = []) {
  const scene = sceneOf(
    await read(founder({ company, wants: { startupIdea: startupIdea ?? null } })),
    await read(applicant({ interests, wants })),
  );
  return { elsewhere: ideaElsewhere(scene, 'APPLICANT'), refused: ideaRefused(scene, 'APPLICANT') };
}

test.each<[Parameters<typeof mustOf>, string, string[]]>([
  [
    [{ industry: 'Fashion' }, { ideaPreferences: ['sport'], joinMotivation: 'To make things' }, ['chess']],
    'They hope to work on “sport”; your field is “Fashion”.',
    ['ideaPreferences', 'industry'],
  ],
  [
    [{ industry: 'Fashion' }, { ideaPreferences: ['I like sport'] }],
    'They write “I like sport”; your field is “Fashion”.',
    ['ideaPreferences', 'industry'],
  ],
  [
    [{ industry: 'Fashion' }, { ideaPreferences: ['sport', 'opera', 'pastry', 'weaving', 'welding'] }],
    'They hope to work on “sport”, “opera”, “pastry” and “weaving”, among others; your field is “Fashion”.',
    ['ideaPreferences', 'industry'],
  ],
  [
    [{ industry: 'Fashion' }, { joinMotivation: 'To make things' }, ['chess']],
    'Their reason to join: “To make things”; your field is “Fashion”.',
    ['joinMotivation', 'industry'],
  ],
  [
    [{ industry: 'Fashion' }, {}, ['chess']],
    'Their interests include “chess”; your field is “Fashion”.',
    ['interests', 'industry'],
  ],
  [
    [{ industry: 'SaaS', startupIdea: 'Coats to rent', companyDescription: 'A shop' }, {}, ['chess']],
    'Their interests include “chess”; your idea: “Coats to rent”.',
    ['interests', 'startupIdea'],
  ],
  [
    [{ companyDescription: 'A shop' }, {}, ['chess']],
    'Their interests include “chess”; your idea: “A shop”.',
    ['interests', 'companyDescription'],
  ],
])('for a must-have of %j what either says of ideas is set side by side', async (two, text, fields) => {
  const { elsewhere, refused } = await mustOf(...two);
  expect(elsewhere).toEqual({ text, fields });
  expect(refused).toEqual(elsewhere);
});

test('and nothing where one of the two says nothing', async () => {
  expect((await mustOf({ industry: 'Fashion' }, {})).elsewhere).toBeUndefined();
  expect((await mustOf({}, {}, ['chess'])).elsewhere).toBeUndefined();
});

test.each<[Parameters<typeof mustOf>, string, string[]]>([
  [
    [{ industry: 'Gambling' }, { ideaPreferences: ['no gambling', 'sport'] }],
    'They do not want to work on “gambling”; your field is “Gambling”.',
    ['ideaPreferences', 'industry'],
  ],
  [
    [
      { industry: 'Fashion', startupIdea: 'Gambling for pets' },
      { ideaPreferences: ["I'd rather not work in gambling"] },
    ],
    'They would rather not work on “gambling”; your idea: “Gambling for pets”.',
    ['ideaPreferences', 'startupIdea'],
  ],
  [
    [
      { industry: 'Fashion', companyDescription: 'Gambling for pets' },
      { joinMotivation: 'To make things. No gambling.' },
    ],
    'They do not want to work on “gambling”; your company: “Gambling for pets”.',
    ['joinMotivation', 'companyDescription'],
  ],
  [
    [{ industry: 'Fashion', mission: 'Gambling for pets' }, { ideaPreferences: ['no gambling'] }],
    'They do not want to work on “gambling”; your mission: “Gambling for pets”.',
    ['ideaPreferences', 'mission'],
  ],
  [
    [{ industry: 'Fashion', vision: 'Gambling for pets' }, { ideaPreferences: ['no gambling'] }],
    'They do not want to work on “gambling”; your vision: “Gambling for pets”.',
    ['ideaPreferences', 'vision'],
  ],
])('what is refused is told with what names it: %j', async (two, text, fields) => {
  expect((await mustOf(...two)).refused).toEqual({ text, fields });
});

test.each([
  [{ wants: { skillsOffered: ['government tenders'] } }, ['applicantGoals', 'skillsOffered']],
  [{ skills: ['government tenders'], wants: {} }, ['applicantGoals', 'skills']],
])('a lesson is of %j', async (teacher, fields) => {
  const scene = sceneOf(
    await read(founder(teacher)),
    await read(applicant({ wants: { applicantGoals: ['learn government tenders'] } })),
  );
  expect(lessonMet(scene, 'APPLICANT')?.fields).toEqual(fields);
});
