import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { sameWords } from './same-words.ts';

type Of<Maker extends (parts: never) => unknown> = Parameters<Maker>[0];
async function told(one: Of<typeof founder>, other: Of<typeof applicant>) {
  return sameWords(sceneOf(await read(founder(one)), await read(applicant(other))), 'FOUNDER');
}

const job = (role: string, description: string) => ({
  role,
  startDate: '2018-01-01',
  endDate: null,
  description,
});

test.each([
  ['lookingFor', { company: { lookingFor: 'Somebody who knows M-Pesa well.' } }],
  ['startupIdea', { wants: { startupIdea: 'Savings groups that settle on M-Pesa.' } }],
  ['companyDescription', { company: { companyDescription: 'We pay out harvests over M-Pesa.' } }],
] as const)('a name that both write is told with the field it stands in: %s', async (field, one) => {
  const said = await told(one, { experiences: [job('Clerk', 'Built the M-Pesa desk of a bank.')] });
  expect(said?.fields).toEqual([field, 'experiences']);
  expect(said?.text).toMatch(/^You write “.*M-Pesa.*”; they write “Built the M-Pesa desk of a bank”\.$/);
});

test.each<[string, Of<typeof applicant>, string]>([
  ['priorStartupExp', { wants: { priorStartupExp: 'Two years of grain silos in Kano' } }, 'they write'],
  ['joinMotivation', { wants: { joinMotivation: 'I grew up beside grain silos' } }, 'they write'],
  ['applicantSkills', { wants: { applicantSkills: ['grain silos'] } }, 'they list'],
  ['skills', { skills: ['grain silos'] }, 'they list'],
  ['currentJob', { currentJob: 'Inspector of grain silos' }, 'their work so far:'],
])('two telling words in a row are shared with %s', async (field, other, how) => {
  const said = await told({ wants: { startupIdea: 'Sensors that look after grain silos' } }, other);
  expect(said?.fields).toEqual(['startupIdea', field]);
  expect(said?.text).toContain(how);
});

test.each([
  ['We build an MVP for SMEs', 'Shipped an MVP for SMEs'],
  ['Something for a small business', 'I ran a small business'],
  ['Grain silos in Ghana', 'I never touched grain silos'],
  ['We have no grain silos yet', 'I ran grain silos'],
  ['Grain and silos', 'Grain silos'],
  ['A senior software engineer', 'A senior software engineer'],
  ['Founding engineer number one', 'Engineer number nine of a bank'],
])('“%s” and “%s” have nothing in common that is theirs alone', async (startupIdea, joinMotivation) => {
  expect(await told({ wants: { startupIdea } }, { wants: { joinMotivation } })).toBeUndefined();
});

test('a name before what is denied counts', async () => {
  const joinMotivation = 'I ran grain silos, and never a shop';
  expect(
    await told({ wants: { startupIdea: 'Grain silos in Ghana' } }, { wants: { joinMotivation } }),
  ).toBeDefined();
});

test('what is little known is not told as a thing in common', async () => {
  const one = { wants: { startupIdea: 'A course on woodblock printing' } };
  expect(await told(one, { skills: ['woodblock printing'] })).toBeDefined();
  expect(await told(one, { skills: ['basic woodblock printing'] })).toBeUndefined();
});

test('of what is looked for about half is met, or it is not told', async () => {
  const lookingFor = (text: string) => ({ company: { lookingFor: text } });
  const other = { wants: { joinMotivation: 'I know social media inside out' } };
  expect(await told(lookingFor('Knows social media and corporate deals.'), other)).toBeDefined();
  expect(
    await told(lookingFor('Knows corporate deals, hospital tenders and social media.'), other),
  ).toBeUndefined();
});

test('a job of the wanted name is told only of who brings a skill that is needed', async () => {
  const one = { company: { lookingFor: 'A court interpreter.' }, wants: { skillsNeeded: ['puppetry'] } };
  const of = (skills: string[]) => told(one, { skills, currentJob: 'Court interpreter' });
  expect((await of(['puppetry']))?.fields).toEqual(['lookingFor', 'currentJob']);
  expect(await of(['opera singing'])).toBeUndefined();
});

test.each([
  ['A court interpreter with Trados.', [], false],
  ['A court interpreter with Trados.', ['Trados'], true],
  ['A court interpreter, Trados or Phrase.', [], false],
  ['A Court Interpreter, anywhere.', [], true],
  ['A court interpreter who likes people.', [], true],
])(
  '“%s” is no fit by the name of a job where none of what it names is there',
  async (lookingFor, own, is) => {
    const one = { company: { lookingFor }, wants: { skillsNeeded: ['puppetry'] } };
    const said = await told(one, { skills: ['puppetry', ...own], currentJob: 'Court interpreter' });
    expect(said !== undefined).toBe(is);
  },
);

test('skills that are told as needs met are no news', async () => {
  const one = { wants: { startupIdea: 'Grain silos in Ghana', skillsNeeded: ['grain silos'] } };
  expect(await told(one, { skills: ['grain silos'] })).toBeUndefined();
});
