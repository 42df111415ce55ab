import { expect, test } from 'vitest';
import { examination, exploreBonus, nextPrice } from './price.ts';

test('a price rises while more come than can be answered and falls while fewer do', () => {
  expect(nextPrice(0, 20)).toBeGreaterThan(0);
  expect(nextPrice(0, 5)).toBeCloseTo(0);
  expect(nextPrice(0, 1)).toBeLessThan(0);
  expect(nextPrice(-0.9, 0)).toBe(-1);
});

test('who answers more may be asked more', () => {
  expect(nextPrice(0, 20, 20)).toBeLessThan(nextPrice(0, 20, 5));
});

test('a reader looks at the top for sure, and less and less below', () => {
  expect(examination(1)).toBe(1);
  expect(examination(3)).toBeCloseTo(0.5);
  expect(examination(20)).toBeLessThan(0.25);
});

test('the rarely shown get a bonus that fades by thirty exposures; a bare profile gets none', () => {
  expect(exploreBonus(0, 0.9)).toBe(0.5);
  expect(exploreBonus(15, 0.9)).toBe(0.25);
  expect(exploreBonus(30, 0.9)).toBe(0);
  expect(exploreBonus(90, 0.9)).toBe(0);
  expect(exploreBonus(0, 0.3)).toBe(0);
});
