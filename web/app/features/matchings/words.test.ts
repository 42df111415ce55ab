import { expect, test } from 'vitest';
import { certainty, inWords } from './words.ts';

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
