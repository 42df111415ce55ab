import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('a word that is cut short ends no sentence', () => {
  expect(sentencesOf('52.000 kr. a month. Not less.')).toEqual(['52.000 kr. a month.', 'Not less.']);
  expect(sentencesOf('In St. Paul. Not less.')).toEqual(['In St. Paul.', 'Not less.']);
  expect(sentencesOf('52.000 kr. Not less.')).toEqual(['52.000 kr.', 'Not less.']);
});
