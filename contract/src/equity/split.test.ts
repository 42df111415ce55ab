import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, hundredths, WHOLE } from './apportion.ts';
import { CONTRIBUTIONS, compareSplits, counts, type Judgements, mirrored, splitOf } from './split.ts';

const judgement = fc.record({
  weight: fc.integer({ min: 0, max: 10 }),
  share: fc.integer({ min: 0, max: 100 }),
});
const judgements: fc.Arbitrary<Judgements> = fc
  .tuple(...CONTRIBUTIONS.map(() => judgement))
  .map((all) => Object.fromEntries(CONTRIBUTIONS.map((name, index) => [name, all[index]])) as Judgements)
  .filter(counts);

/** Nothing counts but what is named. */
function judge(named: Partial<Judgements>): Judgements {
  const nothing = CONTRIBUTIONS.map((name) => [name, { weight: 0, share: 50 }]);
  return { ...(Object.fromEntries(nothing) as Judgements), ...named };
}

test('a split is the mean of the shares, weighed by what counts', () => {
  const told = judge({ IDEA: { weight: 1, share: 100 }, WORK_TO_COME: { weight: 3, share: 40 } });
  expect(splitOf(told)).toBe(5500);
  expect(splitOf(judge({ CASH: { weight: 10, share: 0 } }))).toBe(0);
  expect(splitOf(judge({ CASH: { weight: 1, share: 1 }, IDEA: { weight: 2, share: 0 } }))).toBe(33);
});

test('who tells of the other tells the mirror of the same', () => {
  fc.assert(
    fc.property(judgements, (one) => {
      expect(splitOf(one) + splitOf(mirrored(one))).toBe(WHOLE);
      expect(mirrored(mirrored(one))).toEqual(one);
    }),
  );
});

test('a half of a hundredth goes to whoever has less', () => {
  // One of 32 parts at 52 %, the others at 50 %: 50.0625 %.
  const tie = judge({
    IDEA: { weight: 8, share: 50 },
    CASH: { weight: 8, share: 50 },
    ROLE: { weight: 8, share: 50 },
    RISK: { weight: 7, share: 50 },
    RIGHTS: { weight: 1, share: 54 },
  });
  expect(splitOf(tie)).toBe(5012);
  expect(splitOf(mirrored(tie))).toBe(4988);
});

test('what makes two splits differ adds up to the difference, what moves most first', () => {
  fc.assert(
    fc.property(judgements, judgements, (one, other) => {
      const { causes, ...both } = compareSplits(one, other);
      const moved = causes.map(({ byWeight, byShare }) => byWeight + byShare);
      const sum = moved.reduce((all, each) => all + each, 0);
      expect(Math.abs(sum - (both.one - both.other))).toBeLessThanOrEqual(1.001);
      const sizes = moved.map(Math.abs);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(both.least).toBeLessThanOrEqual(both.most);
      expect([both.least, both.most].toSorted()).toEqual([both.one, both.other].toSorted());
    }),
  );
});

test('told of the other person, every cause turns round', () => {
  fc.assert(
    fc.property(judgements, judgements, (one, other) => {
      const plain = compareSplits(one, other);
      const turned = compareSplits(mirrored(one), mirrored(other));
      expect(turned.one).toBe(WHOLE - plain.one);
      expect(turned.least).toBe(WHOLE - plain.most);
      for (const { contribution, byWeight, byShare } of plain.causes) {
        const cause = turned.causes.find((each) => each.contribution === contribution);
        expect(cause?.byShare).toBeCloseTo(-byShare, 6);
        expect(cause?.byWeight).toBeCloseTo(-byWeight, 6);
      }
    }),
  );
});

test('who weighs alike differs by shares alone, who shares alike by weights alone', () => {
  const one = judge({ IDEA: { weight: 5, share: 80 }, CASH: { weight: 5, share: 40 } });
  const otherShares = judge({ IDEA: { weight: 5, share: 60 }, CASH: { weight: 5, share: 40 } });
  expect(compareSplits(one, otherShares).causes[0]).toEqual({
    contribution: 'IDEA',
    byWeight: 0,
    byShare: 1000,
  });
  const otherWeights = judge({ IDEA: { weight: 9, share: 80 }, CASH: { weight: 1, share: 40 } });
  const { causes, one: first, other } = compareSplits(one, otherWeights);
  expect([first, other]).toEqual([6000, 7600]);
  expect(causes.map(({ byShare }) => byShare)).toEqual(causes.map(() => 0));
});

test('what does not count for one of two differs by its weight alone', () => {
  const one = judge({ IDEA: { weight: 5, share: 80 }, CASH: { weight: 5, share: 40 } });
  const other = judge({ IDEA: { weight: 0, share: 10 }, CASH: { weight: 5, share: 40 } });
  expect(compareSplits(one, other).causes.map(({ byShare }) => byShare)).toEqual(CONTRIBUTIONS.map(() => 0));
});

const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 12 });

test('parts are whole, sum to the whole, and each is due cut off or one more', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weights, (whole, each) => {
      const all = each.reduce((sum, weight) => sum + weight, 0n);
      const parts = apportion(whole, each);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(all === 0n ? 0n : whole);
      parts.forEach((part, index) => {
        const due = all === 0n ? 0n : (whole * (each[index] ?? 0n)) / all;
        expect([due, due + 1n]).toContain(part);
      });
    }),
  );
});

test('thirds of a hundred per cent are 33.34, 33.33 and 33.33', () => {
  expect(hundredths([1n, 1n, 1n])).toEqual([3334, 3333, 3333]);
  expect(hundredths([2n, 3n, 1n])).toEqual([3333, 5000, 1667]);
});
