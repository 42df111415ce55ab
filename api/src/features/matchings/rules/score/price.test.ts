import { expect, test } from 'vitest';
import { exploreBonus, seenPenalty } from './price.ts';

test('the rarely shown get a bonus that fades by thirty impressions; a bare profile gets none', () => {
  expect(exploreBonus(0, 0.9)).toBe(0.5);
  expect(exploreBonus(15, 0.9)).toBe(0.25);
  expect(exploreBonus(30, 0.9)).toBe(0);
  expect(exploreBonus(90, 0.9)).toBe(0);
  expect(exploreBonus(0, 0.3)).toBe(0);
});

test('each day on which somebody was shown in vain costs more, up to a bound', () => {
  expect([0, 1, 3, 20].map(seenPenalty).map((cost) => cost.toFixed(1))).toEqual(['0.0', '0.3', '0.9', '2.5']);
});
