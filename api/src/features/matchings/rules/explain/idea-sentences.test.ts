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

/** What is told of an industry and an idea, to somebody with these wishes or, for lack of any, interests. */
async function ideaTold(
  industry: string,
  idea: string,
  wishes: string[],
  interests: string[] = [],
  mission?: string,
) {
  const company = { industry, companyDescription: idea, mission: mission ?? null };
  const scene = sceneOf(
    await read(founder({ company, wants: { startupIdea: idea } })),
    await read(applicant({ interests, wants: { ideaPreferences: wishes } })),
  );
  return ideaMet(scene, 'FOUNDER');
}

test.each<[Parameters<typeof ideaTold>, RegExp, string[]]>([
  [
    ['Fashion', 'Coats', [], ['fashion']],
    /interests include “fashion”, which is your field/,
    ['interests', 'industry'],
  ],
  [['Fashion, sport', 'Coats', [], ['sport']], /interests include “sport”; /, ['interests', 'industry']],
  [
    ['Fashion', 'Coats', ['anything', 'fashion']],
    / on “fashion”, which is your field/,
    ['ideaPreferences', 'industry'],
  ],
  [
    ['Agriculture', 'Seeds', ['agro']],
    / “agro”; your field is “Agriculture”/,
    ['ideaPreferences', 'industry'],
  ],
  [
    ['Logistics and supply chain', 'Pallets', ['logistics']],
    / “logistics”; your field is “Logistics and supply chain”/,
    ['ideaPreferences', 'industry'],
  ],
  [
    ['Fashion', 'Coats to rent for weddings', ['rent of coats for weddings']],
    /your idea: “Coats to rent for weddings”/,
    ['ideaPreferences', 'startupIdea'],
  ],
  [
    ['Fashion', 'Coats', ['Better lives for nurses'], [], 'Better lives for nurses'],
    /your mission: “Better lives for nurses”/,
    ['ideaPreferences', 'mission'],
  ],
])('an idea that is hoped for is told with the answers it rests on: %j', async (two, text, fields) => {
  const told = await ideaTold(...two);
  expect(told?.text).toMatch(text);
  expect(told?.fields).toEqual(fields);
});

test.each<[string, Parameters<typeof ideaTold>]>([
  ['anything at all', ['Fashion', 'Fashion', ['anything']]],
  ['technology, whatever of', ['Technology', 'Technology', ['technology']]],
  ['logistics, where nothing but the supply chain is named', ['Supply chain', 'Pallets', ['logistics']]],
  ['biotech for fintech', ['Fintech', 'Loans', ['biotech']]],
  ['a pastime that shares a word', ['Tourism', 'Tours', [], ['ski touring']]],
  ['other machines', ['Sport', 'Old machines', [], ['bedside machines']]],
  ['a part of a mission', ['Fashion', 'Coats', ['nurses'], [], 'Better lives for nurses and doctors']],
])('no idea is told to who hopes for %s', async (_, two) => {
  expect(await ideaTold(...two)).toBeUndefined();
});

/** Whether a wish is told of a field, however near in meaning the two were found to be. */
async function isTold(
  wished: string,
  industry: string,
  value: number,
  by: 'wish' | 'interest' = 'wish',
  idea = 'Arms',
) {
  const interest = by === 'interest';
  const scene = sceneOf(
    await read(founder({ company: { industry, companyDescription: idea }, wants: { startupIdea: idea } })),
    await read(
      applicant(interest ? { interests: [wished], wants: {} } : { wants: { ideaPreferences: [wished] } }),
    ),
  );
  const part = scene.pair.founder.terms.IDEA.find(({ text }) => text === industry);
  const wishes = scene.pair.wishes.flatMap((wish) => (part ? [{ ...wish, part, value, interest }] : []));
  return ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'FOUNDER') !== undefined;
}

test.each<[Parameters<typeof isTold>, boolean]>([
  [['warm coats', 'winter jackets', 0.95], true],
  [['warm coats', 'winter jackets', 0.2], false],
  [['coats', 'winter jackets', 0.95], false],
  [['warm coats', 'jackets', 0.95], false],
  [['agro', 'Agriculture', 0.95], true],
  [['biotech', 'Fintech', 0.95], false],
  [['technology', 'Technology', 0.95], false],
  [['anything in fashion', 'Fashion', 0.95], false],
  [['logistics', 'Supply chain', 0.95], false],
  [['logistics', 'Supply chain', 0.95, 'wish', 'Logistics of pallets'], true],
  [['tools for small shops', 'used machine tools', 0.95], false],
  [['tools for small shops', 'used machine tools', 0.95, 'wish', 'Tills of small shops'], true],
  [['warm coats', 'winter jackets', 0.95, 'interest'], false],
  [['ski touring', 'Tourism', 0.95, 'interest'], false],
  [['fashion', 'Fashion', 0.95, 'interest'], true],
])('nearness alone is no idea that is met: %j is told: %s', async (two, told) => {
  expect(await isTold(...two)).toBe(told);
});

/** What is told of a wish that was found nearest to one text of a company. */
async function toldNearest(wished: string, nearest: string, company: object, startupIdea: string) {
  const scene = sceneOf(
    await read(founder({ company: { industry: 'Culture', ...company }, wants: { startupIdea } })),
    await read(applicant({ interests: [], wants: { ideaPreferences: [wished] } })),
  );
  const part = scene.pair.founder.terms.IDEA.find(({ text }) => text === nearest);
  const wishes = scene.pair.wishes.flatMap((wish) => (part ? [{ ...wish, part, value: 0.95 }] : []));
  return ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'FOUNDER')?.text;
}

test('a wish that comes nearest to a mission is told with what the company does, where that is near and in its words too', async () => {
  const mission = 'Good stories for museums';
  const told = (idea: string) => toldNearest('small museums, heritage', mission, { mission }, idea);
  expect(await told('Small museums')).toContain('your idea: “Small museums”');
  expect(await told('Audio guides')).toBeUndefined();
});

test('a company is told as its text begins, where that says what is hoped for', async () => {
  const companyDescription =
    'Monthly boxes of food and mixes that we bake ourselves with much care and love, in one kitchen for all of the families near Lyon.';
  expect(
    await toldNearest('food of families in Lyon', companyDescription, { companyDescription }, 'Boxes'),
  ).toContain('your company: “Monthly boxes of food');
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
