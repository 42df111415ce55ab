import { expect, test } from 'vitest';
import { certainty, inWords, wishOf } from './words.ts';

test('the wider the band, the more careful the words', () => {
  expect(certainty(0.04)).toMatchObject({
    title: 'A reliable score',
    text: expect.stringContaining('4 points'),
  });
  expect(certainty(0.12).title).toBe('A fairly reliable score');
  expect(certainty(0.3).title).toBe('A rough estimate');
});

test('a list is told in words, the first three of it', () => {
  expect(inWords(['tea', 'maps', 'bees', 'clay'])).toBe('tea, maps and bees');
});

test('what an applicant wants is said in their own words, and nobody who names a later time is available now', () => {
  const profile = { interests: [], availability: true, currentJob: 'Nurse' };
  const later = { kind: 'HOURS', words: '“full time, from 1 February 2027”' } as const;
  expect(wishOf(profile, [])).toBe('Available to join a startup now.');
  expect(wishOf(profile, [later])).toBe('Nurse');
  expect(wishOf(profile, [later, { kind: 'WISH', words: '“To own a product”' }])).toBe('“To own a product”');
});
