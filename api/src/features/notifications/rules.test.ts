import { expect, test } from 'vitest';
import { isStrong } from './rules.ts';

test.each([
  [0.85, false],
  [0.8549, false],
  [0.855, true],
  [0.86, true],
  [0.99, true],
])('a match of %f is strong: %s, as its label says', (shown, strong) => {
  expect(isStrong(shown)).toBe(strong);
});
