import { readableFieldSchema, understandingSchema } from '@ampersand/contract/readings';
import { expect, test } from 'vitest';
import { understood } from './understood.ts';

const inPune = { location: 'Pune, India' };
const wordsOf = (...[field, answer, context = inPune]: Parameters<typeof understood>) =>
  understood(field, answer, context).readings.map(({ kind, words }) => `${kind} ${words}`);

test.each([
  ['timeCommitment', '20 h/wk', ['HOURS 20 hours a week']],
  ['timeCommitment', 'full from August', ['HOURS full time from August']],
  [
    'timeCommitment',
    'part-time now, full-time from March',
    ['HOURS 12–24 hours a week, then full time from March'],
  ],
  ['coFounderCommitment', '20 hrs, flexible', ['HOURS 20 hours a week, flexible']],
  ['equityExpectation', 'a third to a half', ['EQUITY 33–50%']],
  ['equityExpectation', '10 %, negotiable', ['EQUITY 10%, negotiable']],
  ['equityOffered', '10 % and ₹50,000 a month', ['EQUITY 10%', 'PAY ₹6 lakh a year']],
  ['equityOffered', 'cash only', ['EQUITY no equity']],
  ['salaryExpectations', '40,000 a month', ['PAY ₹4.8 lakh a year']],
  ['salaryExpectations', '2.000–2.500 € im Monat', ['PAY €24,000 – €30,000 a year']],
  ['salaryExpectations', '£150 a day', ['PAY £34,500 a year for full time']],
  [
    'joinMotivation',
    'Wouldnt work for anything with fossil fuel sponsors.',
    ['REFUSAL not: fossil fuel sponsors'],
  ],
  ['salaryExpectations', 'no salary until seed', ['PAY no pay at first']],
  ['salaryExpectations', 'ok with zero for the first 4-5 months', ['PAY no pay at first']],
  ['salaryExpectations', 'Minimum 75,000 INR per month', ['PAY at least ₹9 lakh a year']],
  ['salaryExpectations', 'up to 1 lakh a month', ['PAY up to ₹12 lakh a year']],
  ['salaryExpectations', '₹18-24.5 LPA', ['PAY ₹18–24.5 lakh a year']],
  ['salaryExpectations', '₹6,000 a month', ['PAY ₹72,000 a year']],
  ['timeCommitment', 'Up to 4 days a week', ['HOURS up to 32 hours a week']],
  ['timeCommitment', 'at least 30 hours a week', ['HOURS 30 hours a week or more']],
  ['location', 'Cambridge, MA', ['PLACE Cambridge, United States']],
  ['location', 'Singapore', ['PLACE Singapore']],
  ['location', 'GMT-3:30', ['PLACE UTC−3:30']],
  ['location', 'GMT+2', ['PLACE UTC+2']],
  [
    'workingArrangement',
    'Remote, at most 1 hour of time difference',
    ['PLACE remote · clocks at most one hour apart'],
  ],
  [
    'workingArrangement',
    'remote within 3 hours of Nairobi',
    ['PLACE Nairobi, Kenya · remote · clocks at most 3 hours apart'],
  ],
  [
    'workingStyle',
    'hybrid, within 50 km of Leeds, would relocate',
    ['PLACE Leeds, United Kingdom · some days together · within 50 km · would move'],
  ],
  ['workingArrangement', 'remote within India', ['PLACE India · remote within the country']],
  ['workingArrangement', 'Remote from anywhere in Alberta', ['PLACE Canada · within a part of the country']],
  ['workingStyle', 'Quiet mornings', []],
  [
    'ideaPreferences',
    ['water', 'anything but crypto', 'no preference'],
    ['WISH water', 'REFUSAL not: crypto'],
  ],
  ['joinMotivation', 'Clean water. I am done with adtech.', ['REFUSAL not: adtech']],
  [
    'lookingFor',
    'Somebody for firmware and sales. The salary is ₹50,000 a month. No consultants.',
    ['WISH firmware', 'WISH sales', 'REFUSAL not: consultants', 'PAY ₹6 lakh a year'],
  ],
  [
    'lookingFor',
    'A nurse. No agencies please, and no salary yet.',
    ['WISH nurse', 'REFUSAL not: agencies', 'PAY no pay'],
  ],
  ['timeCommitment', 'Full time but not on Sundays', ['HOURS full time', 'REFUSAL not: Sundays']],
  ['equityExpectation', '5 %, no equity-only roles', ['EQUITY 5%', 'REFUSAL not: equity-only roles']],
  ['otherDetails', "We're too small to sponsor visas.", []],
  ['otherDetails', 'We raised ₹2 crore. A grant pays ₹75,000 a month.', ['PAY ₹9 lakh a year']],
] as const)('of %s, %j, this is understood: %j', (field, answer, words) => {
  expect(wordsOf(field, answer)).toEqual(words);
});

test('a time is no place', () => {
  const { readings } = understood(
    'timeCommitment',
    'Tempo pieno da maggio, prima solo due giorni a settimana',
  );
  expect(readings.map(({ kind }) => kind)).not.toContain('PLACE');
});

test('a town is the one in the country of its writer', () => {
  const words = wordsOf('workingArrangement', 'Lab is in Cambridge', { location: 'Boston, MA' });
  expect(words).toEqual(['PLACE Cambridge, United States']);
});

test("'negotiable' stays a word, and is not asked about", () => {
  for (const field of ['equityExpectation', 'salaryExpectations'] as const)
    expect(understood(field, 'Negotiable')).toMatchObject({
      readings: [{ words: 'negotiable', value: null }],
      question: null,
    });
});

test.each(['not important', 'Not bothered about equity', "I don't mind either way", 'egal', 'me da igual'])(
  'whoever answers %j has no figure to be asked for',
  (answer) => {
    expect(understood('equityExpectation', answer)).toEqual({ readings: [], question: null });
  },
);

test.each([
  ['timeCommitment', 'as needed', 'How many hours a week, roughly?'],
  ['equityOffered', 'fair', 'Roughly what share, in per cent?'],
  ['salaryExpectations', 'market', 'How much a month or a year, and in which currency?'],
  ['location', 'up in the hills', 'Which city and country is that?'],
  ['timeCommitment', '20 hours unless there is a launch', 'How many hours a week, roughly?'],
  ['equityExpectation', '50 if I join now, 30 later', 'Roughly what share, in per cent?'],
  ['otherDetails', '$4,000 a month once we have raised', 'How much do you pay today, a month or a year?'],
  ['workingArrangement', 'as it comes', 'On site, remote, or some of each?'],
] as const)('where %s names nothing that can be read (%j), one thing is asked', (field, answer, question) => {
  expect(understood(field, answer)).toEqual({ readings: [], question });
});

test('blank answers, and those that need no figure, are not asked about', () => {
  for (const field of readableFieldSchema.options) expect(understood(field, ' ').question).toBeNull();
  expect(understood('joinMotivation', 'I like it').question).toBeNull();
  expect(understood('ideaPreferences', []).readings).toEqual([]);
});

test('what comes of any field is what the contract declares', () => {
  const answers = [
    'full time from March, 10 %, €3k a month, Pune or remote, no crypto',
    'negotiable',
    '½',
    '\u{1F6AB}',
  ];
  for (const field of readableFieldSchema.options)
    for (const answer of answers) {
      const found = understood(field, answer, inPune);
      expect(understandingSchema.parse(found)).toEqual(found);
    }
});
