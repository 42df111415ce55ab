import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { activeFact, keyFactsOf } from './key-facts.ts';

const factsOf = async (person: Person) =>
  Object.fromEntries(keyFactsOf(await read(person)).map(({ kind, words }) => [kind, words]));

test('who has said nothing has no facts but the pay that every company chose', async () => {
  expect(await factsOf(applicant({}))).toEqual({});
  expect(await factsOf(founder({}))).toEqual({ PAY: 'Pay and equity together' });
  expect(await factsOf(founder({ company: { fundingStage: null, compensation: null } }))).toEqual({});
});

test('an answer that is nothing but a figure is shown as one, ranges as ranges', async () => {
  const wants = { timeCommitment: '15-20 hrs/wk', equityExpectation: '10 to 15 percent' };
  expect(await factsOf(applicant({ location: 'Pune, India', availability: true, wants }))).toEqual({
    PLACE: 'Pune, India',
    HOURS: '15–20 hours a week',
    START: 'available to join',
    EQUITY: '10–15%',
  });
});

test.each([
  ['about 15 %', '“about 15 %”'],
  ['a third if we are three', '“a third if we are three”'],
  ['20%, less with a salary', '“20%, less with a salary”'],
  ['to be discussed', 'negotiable'],
  ['12,5 %', '12.5%'],
  [
    'Between ten and twenty percent, four years vesting, one year cliff, 10-20%',
    '“Between ten and twenty percent, four years vesting…”',
  ],
  [
    'Between 10 and 20 % to the right person we find, 4 years of vesting and a 1 year cliff',
    '“Between 10 and 20 % to the right person we find…”',
  ],
])('equity of %j is %s: any other word may bound the figure', async (equityExpectation, words) => {
  expect((await factsOf(applicant({ wants: { equityExpectation } }))).EQUITY).toBe(words);
});

test.each([
  ['Full time in two months', '“Full time in two months”'],
  ['30 hours a week or more', '“30 hours a week or more”'],
  ['When the kids are asleep', '“When the kids are asleep”'],
])(
  'time of %j stays as written, and nobody who says more of it is called available',
  async (timeCommitment, words) => {
    const facts = await factsOf(applicant({ availability: true, wants: { timeCommitment } }));
    expect(facts).toEqual({ HOURS: words });
  },
);

test('why somebody would join is told in their own words', async () => {
  expect(await factsOf(applicant({ wants: { joinMotivation: 'To own a product.' } }))).toEqual({
    WISH: '“To own a product”',
  });
});

test('who has not said why they would join is told by the ideas they wrote of', async () => {
  const ideaPreferences = ['bereavement', 'elder care', 'not gambling'];
  expect(await factsOf(applicant({ wants: { ideaPreferences } }))).toEqual({
    WISH: 'On ideas: “bereavement, elder care, not gambling”',
  });
  const both = { ideaPreferences, joinMotivation: 'To own a product.' };
  expect((await factsOf(applicant({ wants: both }))).WISH).toBe('“To own a product”');
});

test('a figure that its writer confirmed is shown for the answer it was confirmed of', async () => {
  const text = 'Most evenings, and Sundays';
  const readings = { timeCommitment: { of: text, low: 12, high: 16 } };
  expect((await factsOf(applicant({ wants: { timeCommitment: text, readings } }))).HOURS).toBe(
    '12–16 hours a week',
  );
  expect((await factsOf(applicant({ wants: { timeCommitment: 'Most evenings', readings } }))).HOURS).toBe(
    '“Most evenings”',
  );
});

test('what was struck out of an answer is no fact, and a way that was chosen is told as one', async () => {
  const wants = { timeCommitment: '20 h', equityExpectation: '15 %', workingStyle: 'Remote, or not' };
  const corrections = {
    timeCommitment: { of: wants.timeCommitment, struck: [{ kind: 'HOURS' as const }] },
    equityExpectation: { of: wants.equityExpectation, struck: [{ kind: 'EQUITY' as const }] },
    workingStyle: { of: wants.workingStyle, mode: 'HYBRID' as const, struck: [] },
  };
  expect(await factsOf(applicant({ wants: { ...wants, readings: { corrections } } }))).toEqual({
    WORK: 'some days together',
  });
  const offers = { equityOffered: 'I keep 60 %', workingArrangement: 'Our office' };
  const struck = {
    equityOffered: { of: offers.equityOffered, struck: [{ kind: 'EQUITY' as const }] },
    workingArrangement: { of: offers.workingArrangement, struck: [{ kind: 'PLACE' as const }] },
  };
  const company = { equityOffered: 12, compensation: null };
  expect(
    await factsOf(founder({ company, wants: { ...offers, readings: { corrections: struck } } })),
  ).toEqual({});
});

test('how to work together and pay are quoted; a share of the registration counts where no answer was written', async () => {
  const company = { equityOffered: 12.5, otherDetails: 'We can pay €2,000 a month from June. Dogs welcome.' };
  expect(
    await factsOf(founder({ company, wants: { workingArrangement: 'Remote, Lisbon now and then' } })),
  ).toEqual({
    WORK: '“Remote, Lisbon now and then”',
    EQUITY: '12.5%',
    PAY: '“We can pay €2,000 a month from June”',
  });
  const salaryExpectations = '₹9-10 LPA is enough';
  expect(await factsOf(applicant({ salaryExpectations }))).toEqual({ PAY: '“₹9-10 LPA is enough”' });
});

test('who was here within seven days is active this week, unless they hide their visits', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  const seen = (lastActiveAt: string, showVisits = true) =>
    activeFact({ lastActiveAt: new Date(lastActiveAt), showVisits }, now).length;
  expect(seen('2026-06-08T12:00:01Z')).toBe(1);
  expect(seen('2026-06-08T12:00:00Z')).toBe(0);
  expect(seen('2026-06-15T12:00:00Z', false)).toBe(0);
});

test.each([
  ['full time', 'full time'],
  ['Full-time.', 'full time'],
  ['20 h', '20 hours a week'],
  ['20 hours per week', '20 hours a week'],
  ['8 to 10 hours/week', '8–10 hours a week'],
  ['about 20 hours', '“about 20 hours”'],
])('time of %j is shown as %s', async (timeCommitment, words) => {
  expect((await factsOf(applicant({ wants: { timeCommitment } }))).HOURS).toBe(words);
});

test('when somebody begins is told once', async () => {
  const of = async (timeCommitment: string, availability: boolean | null = null) =>
    factsOf(applicant({ availability, wants: { timeCommitment } }));
  expect(await of('20 hours a week', true)).toEqual({ HOURS: '20 hours a week', START: 'available to join' });
  expect(await of('20 hours a week', false)).toEqual({ HOURS: '20 hours a week' });
  expect(await of('full time from March', true)).toEqual({ HOURS: '“full time from March”' });
  expect(await factsOf(applicant({ availability: true }))).toEqual({ START: 'available to join' });
});

test('of how an applicant works only what says where is a fact', async () => {
  const of = async (workingStyle: string) => (await factsOf(applicant({ wants: { workingStyle } }))).WORK;
  expect(await of('Data first, calm')).toBeUndefined();
  expect(await of('Remote, calm')).toBe('“Remote, calm”');
  expect(await of('In person')).toBe('“In person”');
});

test('a share of none at registration is told, and one that was written stands before it', async () => {
  const company = { equityOffered: 0, compensation: null };
  expect(await factsOf(founder({ company }))).toEqual({ EQUITY: 'no equity' });
  expect(await factsOf(founder({ company, wants: { equityOffered: '5 %' } }))).toEqual({ EQUITY: '5%' });
});
