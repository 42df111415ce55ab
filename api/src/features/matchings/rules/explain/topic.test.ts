import { expect, test } from 'vitest';
import type { Contribution } from '../score/score.ts';
import { FOUNDER_WEIGHTS } from '../score/weights.ts';
import { suits } from './topic.ts';

const known = (name: string, value: number | undefined, weight = 1): Contribution => ({
  name,
  value,
  weight,
  weighed: FOUNDER_WEIGHTS.equity,
});
const equity = { features: ['equity'] };
const style = { features: ['style'], loose: true };

test.each([
  [0.3, 'FITS'],
  [0.29, 'PARTLY'],
  [-0.34, 'PARTLY'],
  [-0.35, 'DOES_NOT_FIT'],
])('a figure at %d %s', (value, mark) => {
  expect(suits(equity, [known('equity', value)], true)).toBe(mark);
});

test.each([1, 0.7, -1])('nearness of loose texts, as of %d, is no mark', (value) => {
  expect(suits(style, [known('style', value)], true)).toBe('OPEN');
  expect(suits(style, [known('style', value, 0)], true)).toBeNull();
});

test('a second feature can only lower the mark', () => {
  const ideas = { features: ['idea', 'avoid'] };
  const at = (idea: number, avoid: number) =>
    suits(ideas, [known('idea', idea), known('avoid', avoid)], true);
  expect(at(0.8, -1)).toBe('DOES_NOT_FIT');
  expect(at(0.1, 1)).toBe('PARTLY');
});

test('what is not asked has no mark, and what is not said is open', () => {
  expect(suits(undefined, [known('equity', 1)], true)).toBeNull();
  expect(suits(equity, [known('pay', 1)], true)).toBeNull();
  expect(suits(equity, [known('equity', 1, 0)], true)).toBeNull();
  expect(suits(equity, [known('equity', 1)], false)).toBe('OPEN');
  expect(suits(equity, [known('equity', undefined)], true)).toBe('OPEN');
});
