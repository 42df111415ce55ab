import { expect, test } from 'vitest';
import { parseStartupExperience, yearsOfExperience } from './experience.ts';

const now = Date.parse('2026-01-01');

test('jobs held at the same time count once, and the present one until today', () => {
  const rows = [
    { startDate: '2020-01-01', endDate: '2022-01-01' },
    { startDate: '2021-01-01', endDate: '2023-01-01' },
    { startDate: '2021-06-01', endDate: '2022-06-01' },
    { startDate: '2022-09-01', endDate: '2022-12-01' },
    { startDate: '2025-01-01', endDate: null },
  ];
  expect(yearsOfExperience(rows, now)).toBeCloseTo(4, 1);
  expect(yearsOfExperience([], now)).toBe(0);
});

test('a job that begins in the future adds nothing', () => {
  expect(yearsOfExperience([{ startDate: '2027-01-01', endDate: null }], now)).toBe(0);
});

test.each([
  ['None', 0],
  ['no, first time', 0],
  ['Founded a tile shop', 1],
  ['co-founder of two', 1],
  ['Second engineer at a start-up that grew to 40 people', 0.8],
  ['two years in a startup', 0.5],
  ['First marketer at a skincare startup', 0.8],
  ['no, but I build up a second production line', 0],
  ['No, but I advised about a dozen founders', 0],
  ['None of my own, but I was employee no. 4 at a chatbot company', 0.8],
  ['None, but I was an employee', 0],
  ['Keine, aber ich habe eine Firma gegründet', 1],
  ['', undefined],
  ['twelve years in banking', undefined],
])('%s counts as %s', (text, level) => {
  expect(parseStartupExperience(text)).toBe(level);
});
