import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder } from '../people.fixture.ts';
import { textsOf } from './texts.ts';

test('every answer is in the whole text once, what is not wanted is not', () => {
  const { aspects } = textsOf(applicant(firmwareEngineer));
  expect(aspects.whole).toContain('I want to make the cold chain visible to nurses.');
  expect(aspects.whole).toContain('vaccine cold chain');
  expect(aspects.whole).not.toContain('gambling');
  expect(new Set(aspects.whole).size).toBe(aspects.whole.length);
});

test('wishes, dislikes, skills and things to learn are told apart', () => {
  const { terms } = textsOf(applicant(firmwareEngineer));
  const ofKind = (kind: string) => terms.filter((term) => term.kind === kind).map(({ text }) => text);
  expect(ofKind('WISH')).toEqual(['vaccine cold chain']);
  expect(ofKind('AVOID')).toEqual(['gambling']);
  expect(ofKind('LEARN')).toEqual(['learn government tenders']);
  expect(ofKind('BRING')).toEqual(['embedded firmware', 'IoT back end', 'Firmware engineer', 'PCB design']);
});

test('what an applicant refuses on their motives is avoided, and no part of what moves them', () => {
  const { aspects, terms } = textsOf(
    applicant({
      wants: {
        joinMotivation: 'Clean water for villages. After eight years I am done with adtech.',
        ideaPreferences: ['water', 'anything but crypto'],
      },
    }),
  );
  const avoided = terms.filter(({ kind }) => kind === 'AVOID').map(({ text }) => text);
  expect(avoided).toEqual(['crypto', 'adtech']);
  expect(aspects.motive).toEqual(['Clean water for villages']);
  expect(aspects.whole.join(' ')).not.toMatch(/adtech|crypto/);
});

test('a founder refuses kinds of people, and not their own revenue', () => {
  const { aspects, terms } = textsOf(
    founder({
      company: {
        lookingFor: "A mechanical engineer. We don't need another MBA.",
        otherDetails: 'No revenue yet. No consultants, please no recruiters. Not looking for agencies.',
      },
    }),
  );
  expect(terms.filter(({ kind }) => kind === 'AVOID').map(({ text }) => text)).toEqual([
    'MBA',
    'consultants',
    'recruiters',
    'agencies',
  ]);
  expect(aspects.seek).toEqual(['A mechanical engineer']);
});

test('a job is a skill without its employer', () => {
  const { terms } = textsOf(applicant({ currentJob: 'Senior engineer at a wallet operator' }));
  expect(terms).toEqual([{ kind: 'BRING', text: 'Senior engineer' }]);
});

test("a founder's needs are the listed ones, else those in the text", () => {
  const needs = (person: ReturnType<typeof founder>) =>
    textsOf(person)
      .terms.filter(({ kind }) => kind === 'NEED')
      .map(({ text }) => text);
  expect(needs(founder(coldChain))).toEqual(['embedded firmware', 'IoT back end', 'offline Android app']);
  expect(needs(founder({ company: { lookingFor: 'Somebody for firmware and sales.' } }))).toEqual([
    'firmware',
    'sales',
  ]);
});

test('a person who said nothing has no texts', () => {
  const { aspects, terms } = textsOf(applicant());
  expect(Object.values(aspects).flat()).toEqual([]);
  expect(terms).toEqual([]);
});

test('long texts are cut into pieces at sentences', () => {
  const sentence = 'This sentence has some forty letters in it.';
  const piecesOf = (founderConcerns: string | null) =>
    textsOf(founder({ wants: { founderConcerns } })).aspects.conflict;
  const pieces = piecesOf(Array.from({ length: 40 }, () => sentence).join(' '));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.length).toBeLessThanOrEqual(6);
  for (const piece of pieces) expect(piece.length).toBeLessThan(330);
  expect(piecesOf('  ')).toEqual([]);
  expect(piecesOf(null)).toEqual([]);
});

test('what somebody between two jobs calls themselves is no skill', () => {
  const skillsOf = (currentJob: string) => textsOf(applicant({ currentJob })).terms.map(({ text }) => text);
  for (const none of [
    'Student',
    'Student at a college',
    'Between things',
    'looking',
    'Auf Jobsuche',
    'Étudiante',
    'Career break',
    'Unemployed, doing contract work',
    'Self-employed, freelance',
    'parental leave until June',
  ])
    expect(skillsOf(none)).toEqual([]);
  expect(skillsOf('On parental leave, product designer')).toEqual(['product designer']);
  for (const job of ['Student nurse', 'Freelance UX designer', 'PhD student in robotics'])
    expect(skillsOf(job)).toEqual([job]);
});

test('to be taught is a goal of learning, to teach is none', () => {
  const lessons = (goal: string) =>
    textsOf(applicant({ wants: { applicantGoals: [goal] } })).terms.filter(({ kind }) => kind === 'LEARN')
      .length;
  for (const goal of [
    'learn fundraising',
    'find a mentor',
    'get better at sales',
    'aprender ventas',
    'Vertrieb lernen',
  ])
    expect([goal, lessons(goal)]).toEqual([goal, 1]);
  for (const goal of [
    'mentor others',
    'become a mentor',
    'machine learning at scale',
    'help kids learn to read',
  ])
    expect([goal, lessons(goal)]).toEqual([goal, 0]);
});
