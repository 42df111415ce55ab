import { DAY_MS, HOUR_MS } from '@ampersand/contract/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadOf, type Candidates, pickPairs } from './rules.ts';

const candidates = fc
  .uniqueArray(
    fc.record({
      founderId: fc.integer({ min: 0, max: 6 }).map((n) => `f${n}`),
      applicantId: fc.integer({ min: 0, max: 6 }).map((n) => `a${n}`),
      value: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { selector: ({ founderId, applicantId }) => founderId + applicantId },
  )
  .map((all): Candidates[] => all);

test('everybody is picked once at most, and nobody is left who could be paired', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const picked = pickPairs(all);
      const people = picked.flatMap(({ founderId, applicantId }) => [founderId, applicantId]);
      expect(new Set(people).size).toBe(people.length);
      const isTaken = (id: string) => people.includes(id);
      expect(all.every(({ founderId, applicantId }) => isTaken(founderId) || isTaken(applicantId))).toBe(
        true,
      );
    }),
  );
});

test('no two would both rather have each other than their picks', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const picked = pickPairs(all);
      const worth = (id: string) =>
        picked.find(({ founderId, applicantId }) => founderId === id || applicantId === id)?.value ?? -1;
      for (const { founderId, applicantId, value } of all)
        expect(value > worth(founderId) && value > worth(applicantId)).toBe(false);
    }),
  );
});

test('the order of the candidates makes no difference', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      expect(pickPairs(all.toReversed())).toEqual(pickPairs(all));
    }),
  );
});

test.each([
  [0, 1],
  [35_000, 3.43],
  [10_000_000, 20],
])('the pairs of %i founders are begun %d hours before their day', (founders, hours) => {
  expect(aheadOf(founders) / HOUR_MS).toBeCloseTo(hours, 2);
  expect(aheadOf(founders)).toBeLessThan(DAY_MS);
});
