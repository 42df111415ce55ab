import { expect, test } from 'vitest';
import { crowding, exploreBonus, looksAt, nextPrice, seenPenalty } from './price.ts';

test('the rarely shown get a bonus that fades by thirty impressions; a bare profile gets none', () => {
  expect(exploreBonus(0, 0.9)).toBe(2);
  expect(exploreBonus(15, 0.9)).toBe(1);
  expect(exploreBonus(30, 0.9)).toBe(0);
  expect(exploreBonus(90, 0.9)).toBe(0);
  expect(exploreBonus(0, 0.3)).toBe(0);
});

test('each day on which somebody was shown in vain costs more, up to a bound', () => {
  expect([0, 1, 3, 20].map(seenPenalty).map((cost) => cost.toFixed(1))).toEqual(['0.0', '1.0', '3.0', '6.0']);
});

test('a price rises while more requests come than can be answered, stands where as many do, and has a floor', () => {
  expect(nextPrice(0.2, 10, 5)).toBeGreaterThan(0.2);
  expect(nextPrice(0.2, 5, 5)).toBe(0.2);
  expect(nextPrice(0.2, 1, 5)).toBeLessThan(0.2);
  expect(nextPrice(-0.99, 0, 5)).toBe(-1);
});

test('requests cost at once, each a little less than the one before', () => {
  const costs = [0, 5, 10, 15].map((requests) => crowding(requests, 5));
  expect(costs.map((cost) => cost.toFixed(2))).toEqual(['0.00', '1.39', '2.20', '2.77']);
});

test('places are looked at less the further down they are, the first for certain', () => {
  expect(looksAt(1)).toBe(1);
  expect(looksAt(3)).toBe(0.5);
  expect(looksAt(7)).toBeCloseTo(1 / 3);
});

test('a profile that is half complete has earned the bonus', () => {
  expect(exploreBonus(0, 0.5)).toBe(2);
  expect(exploreBonus(0, 0.49)).toBe(0);
});
