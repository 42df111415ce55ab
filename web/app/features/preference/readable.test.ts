import { expect, test } from 'vitest';
import { textOf, withStanding, wordsOf } from './readable.ts';

test('a correction is sent as long as the answer is the one it was given for', () => {
  const readings = {
    timeCommitment: { of: 'as needed', low: 10, high: 15 },
    equityExpectation: { of: 'fair', low: 5, high: 5 },
  };
  const body = { timeCommitment: 'as needed ', equityExpectation: 'fair share', readings };
  expect(withStanding(body)).toEqual({ ...body, readings: { timeCommitment: readings.timeCommitment } });
});

test('where nothing was corrected, this is said too: what was saved before goes', () => {
  expect(withStanding({ timeCommitment: '20 h', readings: undefined })).toEqual({
    timeCommitment: '20 h',
    readings: {},
  });
  const emptied = { timeCommitment: undefined, readings: { timeCommitment: { of: 'x', low: 1, high: 2 } } };
  expect(withStanding(emptied)).toMatchObject({ readings: {} });
});

test('figures are told as the range they are', () => {
  expect(wordsOf('HOURS', { low: 10, high: 15 })).toBe('10–15 hours a week');
  expect(wordsOf('HOURS', { low: 1, high: 1 })).toBe('1 hour a week');
  expect(wordsOf('EQUITY', { low: 33.3, high: 50 })).toBe('33.3–50%');
  expect(wordsOf('EQUITY', { low: 20, high: 20 })).toBe('20%');
});

test('an answer is compared as it is saved: trimmed, a list by its entries', () => {
  expect(textOf('  20 h \n')).toBe('20 h');
  expect(textOf(['water', 'not gambling'])).toBe('water\nnot gambling');
  expect(textOf([])).toBe('');
});
