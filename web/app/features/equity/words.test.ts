import { expect, test } from 'vitest';
import { moved } from './words.ts';

test('one cause is said with the total, two each with their own figure', () => {
  expect(moved(0, 380)).toBe('you see 3.8 points more for yourself because you see your parts differently.');
  expect(moved(-120, 2)).toBe('you see 1.2 points less for yourself because it counts differently for you.');
  expect(moved(-120, 380)).toBe(
    'you see 2.6 points more for yourself. +3.8 because you see your parts differently, −1.2 because it counts differently for you.',
  );
  expect(moved(-200, 200)).toMatch(/^what differs evens out\. \+2\.0 .*, −2\.0 /);
  expect(moved(2, -2)).toBe('it makes no difference.');
});
