import { expect, test } from 'vitest';
import { certainty, inWords, markText, tally } from './words.ts';

test('the wider the band, the more careful the words', () => {
  expect(certainty(0.04)).toMatchObject({
    title: 'A reliable score',
    text: expect.stringContaining('4 points'),
  });
  expect(certainty(0.12).title).toBe('A fairly reliable score');
  expect(certainty(0.3).title).toBe('A rough estimate');
});

test('what one of the two has not said is never called a misfit', () => {
  expect(markText({ mark: 'EMPTY', known: false })).toBe('Still open');
  expect(markText({ mark: 'EMPTY', known: true })).toBe('Does not fit');
});

test('the lines are counted by what they say, kinds that do not occur left out', () => {
  const fits = { mark: 'FILLED', known: true } as const;
  const unfit = { mark: 'EMPTY', known: true } as const;
  expect(tally([fits, fits, { mark: 'HALF', known: true }, { mark: 'EMPTY', known: false }])).toBe(
    '2 fit, 1 partly fits, 1 still open',
  );
  expect(tally([fits, unfit])).toBe('1 fits, 1 does not fit');
  expect(tally([unfit, unfit])).toBe('2 do not fit');
});

test('a list is told in words, the first three of it', () => {
  expect(inWords(['tea', 'maps', 'bees', 'clay'])).toBe('tea, maps and bees');
});
