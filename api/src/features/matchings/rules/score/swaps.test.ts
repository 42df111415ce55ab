import { DAY_MS } from '@ampersand/contract/time';
import { expect, test } from 'vitest';
import type { Ranking } from './ranking.ts';
import { SWAPPED_LISTS, withSwaps } from './swaps.ts';

const noon = new Date('2026-03-02T12:00:00Z');

/** People by falling rank, `step` log units apart; from `inactiveFrom` on they have not been here for long. */
const list = (step: number, inactiveFrom = 30): Ranking => ({
  people: Array.from({ length: 30 }, (_, i) => ({
    id: `p${i}`,
    rank: -i * step,
    shown: 0.5,
    probability: 0.5,
    inactive: i >= inactiveFrom,
  })),
  relaxed: [],
  leftOut: [],
});
const viewers = Array.from({ length: 2_000 }, (_, i) => `viewer ${i}`);
const ids = ({ people }: Ranking) => people.map(({ id }) => id);
const isLeftToChance = (ranking: Ranking) =>
  ranking.people.some(({ propensity }) => propensity !== undefined);

test('one list in ten leaves neighbours to chance, and half of the pairs change places', () => {
  const lists = viewers.map((viewer) => withSwaps(list(0.1), viewer, noon)).filter(isLeftToChance);
  expect(Math.abs(lists.length / viewers.length - 1 / SWAPPED_LISTS)).toBeLessThan(0.02);
  const pairs = lists.flatMap(({ people }) => people.filter(({ propensity }) => propensity === 0.5));
  const changed = lists.flatMap(({ people }) => people.filter(({ id }, i) => id !== `p${i}`));
  expect(Math.abs(changed.length / pairs.length - 0.5)).toBeLessThan(0.05);
});

test('a list stays the same all day and names everybody once, nobody further than one place off', () => {
  const [viewer = ''] = viewers.filter((each) => isLeftToChance(withSwaps(list(0.1), each, noon)));
  const morning = withSwaps(list(0.1), viewer, new Date('2026-03-02T00:00:01Z'));
  expect(morning).toEqual(withSwaps(list(0.1), viewer, noon));
  expect(ids(morning).toSorted()).toEqual(ids(list(0.1)).toSorted());
  for (const [at, id] of ids(morning).entries()) expect(Math.abs(at - Number(id.slice(1)))).toBeLessThan(2);
});

test('nobody plainly better gives way, and nobody active to somebody who is not', () => {
  for (const viewer of viewers) {
    expect(ids(withSwaps(list(0.6), viewer, noon))).toEqual(ids(list(0.6)));
    const mixed = withSwaps(list(0.1, 5), viewer, noon).people;
    expect(mixed.findIndex(({ inactive }) => inactive)).toBe(5);
  }
});

test('nobody who shows plainly more gives way, however near the two rank', () => {
  const showing = (step: number): Ranking => ({
    ...list(0.1),
    people: list(0.1).people.map((each, at) => ({ ...each, shown: 1 - at * step })),
  });
  const some = (ranking: Ranking) =>
    viewers.some((viewer) => isLeftToChance(withSwaps(ranking, viewer, noon)));
  expect(some(showing(0.02))).toBe(true);
  expect(some(showing(0.06))).toBe(false);
});

test('a list of fewer than twenty is left as it is', () => {
  const whole = list(0.1);
  const short = { ...whole, people: whole.people.slice(0, 19) };
  for (const viewer of viewers) expect(withSwaps(short, viewer, noon)).toEqual(short);
});

test('pairs begin at the first place on one day and at the second on the next', () => {
  const firstOf = (day: number) =>
    viewers
      .map((viewer) => withSwaps(list(0.1), viewer, new Date(noon.getTime() + day * DAY_MS)))
      .filter(isLeftToChance)
      .map(({ people }) => people.findIndex(({ propensity }) => propensity === 0.5));
  expect(new Set([...firstOf(0), ...firstOf(1)])).toEqual(new Set([0, 1]));
  expect(new Set(firstOf(0)).size).toBe(1);
});

test('a list of twenty is left to chance as well, and nobody beyond the twentieth place', () => {
  const whole = list(0.1);
  const twenty = { ...whole, people: whole.people.slice(0, 20) };
  const touched = (ranking: Ranking, day: number) =>
    viewers
      .map((viewer) => withSwaps(ranking, viewer, new Date(noon.getTime() + day * DAY_MS)))
      .flatMap((each) => each.people.flatMap(({ propensity }, at) => (propensity === undefined ? [] : [at])));
  for (const day of [0, 1]) {
    expect(Math.max(...touched(twenty, day))).toBeGreaterThan(17);
    const longer = touched(list(0.1), day);
    expect(Math.max(...longer)).toBeLessThan(20);
    expect(Math.max(...longer)).toBeGreaterThan(17);
  }
});

test('neighbours half a unit apart may change, further apart may not, wherever their ranks lie', () => {
  const at = (step: number, first: number): Ranking => {
    const whole = list(step);
    return { ...whole, people: whole.people.map((each) => ({ ...each, rank: first + each.rank })) };
  };
  const some = (ranking: Ranking) =>
    viewers.some((viewer) => isLeftToChance(withSwaps(ranking, viewer, noon)));
  expect(some(at(0.5, 0))).toBe(true);
  expect(some(at(0.1, 40))).toBe(true);
  expect(some(at(0.6, 9))).toBe(false);
});
