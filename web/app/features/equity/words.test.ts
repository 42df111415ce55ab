import { CONTRIBUTIONS, compareSplits, type Judgements, mirrored } from '@ampersand/contract/equity/split';
import { expect, test } from 'vitest';
import { moved, said } from './words.ts';

const telling = (byWeight: number, byShare: number, isWeightSame = false) =>
  moved({ byWeight, byShare, isWeightSame });

test('one cause is said with the total, two each with their own figure', () => {
  expect(telling(0, 380)).toBe(
    'you see 3.8 points more for yourself because you see your parts differently.',
  );
  expect(telling(-120, 2)).toBe(
    'you see 1.2 points less for yourself because it counts differently for you.',
  );
  expect(telling(-120, 380)).toBe(
    'you see 2.6 points more for yourself. +3.8 because you see your parts differently, −1.2 because it counts differently for you.',
  );
  expect(telling(-200, 200)).toMatch(/^what differs evens out\. \+2\.0 .*, −2\.0 /);
  expect(telling(2, -2)).toBe('it makes no difference.');
});

test('what counts alike moves a split where the others count differently', () => {
  expect(telling(-120, 0, true)).toBe(
    'you see 1.2 points less for yourself because the other contributions count differently.',
  );
});

/** Pairs of answers, the same in every run; two who have talked see most things alike. */
function* pairs(): Generator<[Judgements, Judgements]> {
  let state = 1;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const judge = () => ({ weight: below(11), share: below(101) });
  const all = () => Object.fromEntries(CONTRIBUTIONS.map((name) => [name, judge()])) as Judgements;
  for (let pair = 0; pair < 1000; pair += 1) {
    const one = all();
    const alike = CONTRIBUTIONS.filter(() => below(3) > 0).map((name) => [name, one[name]]);
    yield [one, { ...all(), ...Object.fromEntries(alike) }];
  }
}

const figures = (words: string) =>
  [...words.matchAll(/([+−])(\d+\.\d) because/g)].map(([, sign, points]) =>
    Math.round(Number(points) * (sign === '+' ? 10 : -10)),
  );
const totalIn = (words: string) => {
  const [, points, more] = /you see (\d+\.\d) points (more|less)/.exec(words) ?? [];
  return Math.round(Number(points ?? 0) * (more === 'less' ? -10 : 10));
};
const readIn = (words: string) => ({
  weight: /counts (\d+)/.exec(words)?.[1],
  part: /\(([\d.]+)%/.exec(words)?.[1],
  share: /part is (\d+)/.exec(words)?.[1],
});

test('causes add up to the total, and what is said to differ reads differently', () => {
  for (const [one, other] of pairs()) {
    for (const { contribution, byWeight, byShare } of compareSplits(one, other).causes) {
      const isWeightSame = one[contribution].weight === other[contribution].weight;
      const words = moved({ byWeight, byShare, isWeightSame });
      const parts = figures(words);
      if (parts.length > 0) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totalIn(words));
      const [yours, theirs] = said(one, other, contribution).map(readIn);
      if (words.includes('your parts')) expect(yours?.share).not.toBe(theirs?.share);
      if (words.includes('differently for you')) expect(yours?.weight).not.toBe(theirs?.weight);
      if (words.includes('the other contributions')) expect(yours?.part).not.toBe(theirs?.part);
    }
  }
});

test('both are told the same figures, each of themself', () => {
  const told = (one: Judgements, other: Judgements) =>
    compareSplits(one, other).causes.map(({ byWeight, byShare }) => telling(byWeight, byShare));
  for (const [one, other] of pairs()) {
    expect(told(mirrored(other), mirrored(one))).toEqual(told(one, other));
  }
});
