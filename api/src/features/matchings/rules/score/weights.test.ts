import { expect, test } from 'vitest';
import { APPLICANT_WEIGHTS, BUILT_IN, FOUNDER_WEIGHTS, tablesOf, weightsOf } from './weights.ts';

test('learned weights stand in place of those that they name; all else of the tables stays', () => {
  const tables = tablesOf({ FOUNDER: { needs: 9 }, APPLICANT: { idea: 8 } });
  expect(weightsOf(tables).FOUNDER).toEqual({ ...weightsOf(BUILT_IN).FOUNDER, needs: 9 });
  expect(weightsOf(tables).APPLICANT).toEqual({ ...weightsOf(BUILT_IN).APPLICANT, idea: 8 });
  expect(Object.fromEntries(tables.FOUNDER).needs).toEqual({ ...FOUNDER_WEIGHTS.needs, weight: 9 });
  expect(Object.fromEntries(tables.APPLICANT).wish).toEqual(APPLICANT_WEIGHTS.wish);
});

test('without learned weights the tables are those of the release', () => {
  expect(tablesOf(undefined)).toBe(BUILT_IN);
  expect(weightsOf(BUILT_IN).FOUNDER.brief).toBe(FOUNDER_WEIGHTS.brief.weight);
  expect(weightsOf(BUILT_IN).APPLICANT.place).toBe(APPLICANT_WEIGHTS.place.weight);
});
