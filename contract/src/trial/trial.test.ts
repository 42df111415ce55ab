import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trialTermsSchema } from '../trial.ts';
import { outcomeOf, roundsOf, TRIAL_DECISIONS } from './rounds.ts';
import {
  addDays,
  lastDayOf,
  TRIAL_NOTICES,
  TRIAL_OWNERSHIPS,
  TRIAL_PAYS,
  TRIAL_SECRECIES,
  type TrialTerms,
} from './terms.ts';
import { partsIn, textOf, trialParts } from './text.ts';

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim())
  .filter((text) => text !== '');
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const terms: fc.Arbitrary<TrialTerms> = fc.record({
  goal: line,
  deliverables: fc.array(line, { minLength: 1, maxLength: 8 }),
  weeks: fc.integer({ min: 1, max: 12 }),
  startsOn: day,
  hours: fc.record({ founder: fc.integer({ min: 1, max: 60 }), applicant: fc.integer({ min: 1, max: 60 }) }),
  pay: fc
    .record({ kind: fc.constantFrom(...TRIAL_PAYS), amount: line })
    .map(({ kind, amount }) => ({ kind, amount: kind === 'SUM' || kind === 'HOURLY' ? amount : null })),
  ownership: fc.constantFrom(...TRIAL_OWNERSHIPS),
  secrecy: fc.constantFrom(...TRIAL_SECRECIES),
  notice: fc.constantFrom(...TRIAL_NOTICES),
});

test('a text comes apart into what it was made of, and other terms are another text', () => {
  fc.assert(
    fc.property(terms, terms, (one, other) => {
      const parts = trialParts(one);
      expect(partsIn(textOf(parts))).toEqual(parts);
      expect(textOf(trialParts(other)) === textOf(parts)).toBe(JSON.stringify(other) === JSON.stringify(one));
    }),
  );
});

test('what is asked opens in order, within the trial, and no later than it was ended', () => {
  fc.assert(
    fc.property(terms, fc.nat(90), ({ startsOn, weeks }, days) => {
      const last = lastDayOf({ startsOn, weeks });
      const whole = roundsOf({ startsOn, weeks });
      const opens = whole.map(({ opensOn }) => opensOn);
      expect(opens).toEqual(opens.toSorted());
      expect(opens.every((each) => each > startsOn && each <= last)).toBe(true);
      expect(whole.filter(({ kind }) => kind === 'WEEK')).toHaveLength(weeks);
      expect(whole.filter(({ kind }) => kind === 'HALFWAY')).toHaveLength(weeks > 1 ? 1 : 0);
      const endedOn = addDays(startsOn, days);
      const short = roundsOf({ startsOn, weeks, endedOn });
      expect(short.at(-1)).toEqual({ kind: 'DEBRIEF', week: null, opensOn: [endedOn, last].toSorted()[0] });
      expect(short.every(({ opensOn }) => opensOn <= endedOn || endedOn >= last)).toBe(true);
      expect(roundsOf({ startsOn, weeks, endedOn: addDays(startsOn, -1 - days) })).toEqual([]);
    }),
  );
});

test('what comes of two decisions is the same whoever said which; only two who go on are told so', () => {
  for (const one of TRIAL_DECISIONS)
    for (const other of TRIAL_DECISIONS) {
      expect(outcomeOf(one, other)).toBe(outcomeOf(other, one));
      expect(outcomeOf(one, other) === 'GO_ON').toBe(one === 'GO_ON' && other === 'GO_ON');
      expect(outcomeOf(one, other) === 'STOP').toBe(one === 'STOP' || other === 'STOP');
    }
});

const valid = {
  goal: 'Can we sell?',
  deliverables: ['A page'],
  weeks: 4,
  startsOn: '2026-03-02',
  hours: { founder: 10, applicant: 10 },
  pay: { kind: 'NONE', amount: null },
  ownership: 'EACH',
  secrecy: 'NONE',
  notice: 'AT_ONCE',
};

test.each([
  ['weeks', { weeks: 13 }, 'Please choose 1 to 12 weeks'],
  ['weeks', { weeks: 0 }, 'Please choose 1 to 12 weeks'],
  ['deliverables', { deliverables: [] }, 'Please name at least one thing that should be there at the end'],
  ['goal', { goal: ' \n ' }, 'Please say what you want to find out'],
  ['hours', { hours: { founder: 61, applicant: 1 } }, 'Please choose from 1 to 60 hours'],
  ['pay', { pay: { kind: 'SUM', amount: null } }, 'Please say how much, with the currency'],
  ['startsOn', { startsOn: '2026-02-30' }, 'Please enter a date that exists'],
])('terms with impossible %s are refused: %o', (field, more, message) => {
  const { error } = trialTermsSchema.safeParse({ ...valid, ...more });
  expect(error?.issues.map(({ path, message: told }) => [path[0], told])).toEqual([[field, message]]);
});

test('a sum that is not paid is forgotten, and a line break cannot make a part of its own', () => {
  const parsed = trialTermsSchema.parse({
    ...valid,
    goal: 'One\n\nPay\nNothing',
    pay: { kind: 'NONE', amount: '€500' },
  });
  expect(parsed.pay).toEqual({ kind: 'NONE', amount: null });
  expect(partsIn(textOf(trialParts(parsed))).map(({ heading }) => heading)).toEqual(
    trialParts(trialTermsSchema.parse(valid)).map(({ heading }) => heading),
  );
});

test('where nothing is paid, nothing is said to be paid to who leaves', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const [, leaving = ''] = trialParts(each).at(-1)?.lines ?? [];
      expect(leaving.includes('paid')).toBe(each.pay.kind !== 'NONE');
    }),
  );
});
