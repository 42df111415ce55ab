import { expect, test } from 'vitest';
import { companySizeLabel, companySizeRange } from './rules.ts';

test.each([
  ['1', 1, 1],
  ['2-5', 2, 5],
  ['201-500', 201, 500],
  ['500+', 500, null],
])('the company size %s is stored as %s to %s and reads the same afterwards', (label, min, max) => {
  expect(companySizeRange(label)).toEqual({ companySizeMin: min, companySizeMax: max });
  expect(companySizeLabel(min, max)).toBe(label);
});

test('no company size stays none', () => {
  expect(companySizeRange(undefined)).toEqual({ companySizeMin: null, companySizeMax: null });
  expect(companySizeLabel(null, null)).toBeNull();
});
