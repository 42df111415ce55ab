import { expect, test } from 'vitest';
import { founder, read } from '../people.fixture.ts';
import { termKey } from '../read/terms.ts';
import { byKind } from '../read/texts.ts';
import type { Traits } from '../read/traits.ts';
import { quantise } from '../read/vectors.ts';
import { nearestOf, nearnessOf } from './nearest.ts';

/** A direction of its own for each number, or between two of them. */
const towards = (...directions: number[]) => {
  const vector = new Float32Array(64);
  for (const direction of directions)
    vector.fill(0.25 / Math.sqrt(directions.length), 16 * direction, 16 * direction + 16);
  return quantise(vector);
};
const [TILES, RACES, CALM, ALL] = [0, 1, 2, 3];
const term = (text: string, ...directions: number[]) => ({
  ...termKey(text),
  text,
  vector: towards(...directions),
});

const { traits: bare } = await read(founder());
const tiler: Traits = {
  ...bare,
  terms: {
    ...byKind(() => []),
    NEED: [term('roofers', TILES, ALL)],
    BRING: [term('clay tiles', TILES)],
    IDEA: [term('houses', TILES, CALM)],
    AVOID: [term('horse racing', RACES)],
  },
  aspects: { values: towards(CALM, TILES), style: towards(CALM), whole: towards(ALL), craft: towards(RACES) },
};

test.each([
  ['what they wrote', TILES, { term: 'clay tiles' }],
  ['how they work', CALM, { aspect: 'style' }],
])('the nearest to a search is one thing: %s', (_, searched, nearest) => {
  expect(nearestOf(tiler, towards(searched))).toEqual({ value: expect.closeTo(1, 1), ...nearest });
});

test('what somebody does not want, and the mean of many things, are near no search', () => {
  expect(nearestOf(tiler, towards(RACES))).toEqual({ value: 0 });
  expect(nearestOf({ ...tiler, terms: bare.terms }, towards(ALL))).toEqual({ value: 0 });
});

test('somebody is near by their nearest thing, and a little by all they have written', () => {
  expect(nearnessOf(tiler, towards(TILES))).toBeCloseTo(0.8, 1);
  expect(nearnessOf(tiler, towards(ALL))).toBeCloseTo(0.8 * Math.SQRT1_2 + 0.2, 1);
  expect(nearnessOf({ ...bare, aspects: {} }, towards(TILES))).toBe(0);
});
