import { expect, test } from 'vitest';
import {
  correctionOf,
  leavesWords,
  payWords,
  wayWords,
  withCorrection,
  withStanding,
  wordsOf,
} from './readable.ts';

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
  expect(wordsOf('HOURS', { low: 30, high: 112 })).toBe('at least 30 hours a week');
  expect(wordsOf('EQUITY', { low: 15, high: 100 })).toBe('at least 15%');
  expect(payWords({ low: 80_000, high: 1e12, currency: 'EUR' })).toBe('at least €80,000 a year');
});

test('a place is told with the way of working that was chosen', () => {
  expect(wayWords('Pune, India', 'HYBRID')).toBe('Pune, India · some days together');
  expect(wayWords('', 'ON_SITE')).toBe('on site');
});

test('what is struck out of an answer stands beside the figures, as long as the answer does', () => {
  const range = { low: 10, high: 15 };
  const struck = [{ kind: 'PLACE' } as const];
  const figures = { timeCommitment: { of: '20 h, remote', ...range } };
  const all = withCorrection(figures, 'timeCommitment', '20 h, remote', { range, struck });
  expect(all).toEqual({ ...figures, corrections: { timeCommitment: { of: '20 h, remote', struck } } });
  expect(correctionOf(all, 'timeCommitment', '20 h, remote')).toMatchObject({ range, struck });
  expect(correctionOf(all, 'timeCommitment', '20 h')).toEqual({ range: undefined, struck: [] });
  expect(withStanding({ timeCommitment: ' 20 h, remote', readings: all }).readings).toEqual(all);
  expect(withStanding({ timeCommitment: '20 h', readings: all }).readings).toEqual({});
  expect(withCorrection(all, 'timeCommitment', '20 h, remote', { struck: [] })).toEqual({});
});

test('of a list all entries are the answer', () => {
  const struck = [{ kind: 'REFUSAL', value: 'crypto' } as const];
  const readings = { corrections: { ideaPreferences: { of: 'water\nno crypto', struck } } };
  expect(withStanding({ ideaPreferences: ['water', 'no crypto'], readings })).toMatchObject({ readings });
  expect(withStanding({ ideaPreferences: ['no crypto'], readings })).toMatchObject({ readings: {} });
});

test('how many people fit is told in the number of those who do', () => {
  const told = (people: number, of: number) => leavesWords({ people, of });
  expect(told(1, 42)).toBe('1 of 42 people says something that fits');
  expect(told(0, 1)).toBe('0 of 1 person says something that fits');
  expect(told(3, 5)).toBe('3 of 5 people say something that fits');
  expect(told(0, 0)).toBeUndefined();
});
