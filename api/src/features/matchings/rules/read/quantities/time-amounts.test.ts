import { expect, test } from 'vitest';
import { amountsIn } from './time-amounts.ts';

const told = (text: string) =>
  amountsIn([text]).map(({ low, high }) => [Math.round(low * 10) / 10, Math.round(high * 10) / 10]);

test('hours say how long days are, unless they are too few or too many for them', () => {
  expect(told('4 days a week, 16 hours')).toEqual([[16, 16]]);
  expect(told('4 days a week, 48 hours')).toEqual([[48, 48]]);
  expect(told('4 days a week, 12 hours')).toHaveLength(2);
  expect(told('4 days a week, 60 hours')).toHaveLength(2);
  expect(told('4 days a week, 30 hours, 35 hours')).toHaveLength(3);
});

test.each([
  ['10-15 hours', [[10, 15]]],
  ['10 hours or more', [[10, 112]]],
  ['20+ hours', [[20, 112]]],
  ['up to 20 hours', [[0, 20]]],
  ['2 hours a day', [[10, 10]]],
  ['40 hours a month', [[9.2, 10]]],
  ['2 days a week', [[16, 16]]],
  ['2-3 days a week', [[16, 24]]],
  ['at least 3 days', [[24, 112]]],
  ['3-4 days', [[24, 32]]],
  ['8 days a month', [[14.8, 16]]],
  ['2 weekends a month', [[5.5, 8]]],
  ['3 mornings', [[12, 12]]],
  ['2 evenings', [[4, 8]]],
  ['2 evenings and saturday', [[12, 16]]],
  ['2 evenings and weekends', [[10, 24]]],
  ['80 % position', [[32, 32]]],
  ['a third of my time', [[13.3, 13.3]]],
  ['150 % position', []],
  [
    '15 hours, 30 in the summer',
    [
      [15, 15],
      [30, 30],
    ],
  ],
  ['30 in the summer', []],
  ['12', [[12, 12]]],
  ['40, and i mean it', [[40, 40]]],
  ['2', []],
  ['15-20', [[15, 20]]],
  ['4 days a week, 36 hours', [[36, 36]]],
  ['10 hours plus saturday', [[18, 18]]],
  ['10 hours and most of sunday', [[14, 18]]],
  ['monday to wednesday', [[24, 24]]],
  ['part time', [[12, 24]]],
  ['never part time', [[38, 50]]],
  ['full time', [[38, 50]]],
  ['not full time', []],
  ['9 to 5', [[40, 40]]],
  ['evenings', [[5, 15]]],
  ['weekends', [[6, 16]]],
  ['evenings and weekends', [[8, 20]]],
  ['no weekends', []],
  ['mornings', [[15, 25]]],
  ['half time', [[20, 20]]],
  ['at least half time', [[20, 112]]],
  ['a few hours', [[4, 10]]],
  ['within 2 hours of nairobi', []],
  ['112 hours', [[112, 112]]],
  ['120 hours', []],
  ['3', [[3, 3]]],
  ['100 % position', [[40, 40]]],
  ['monday to friday, full time', [[38, 50]]],
  ['monday to saturday', [[48, 48]]],
  ['half-days', [[20, 20]]],
  ['half time in the evenings', [[20, 20]]],
  ['mornings in my spare time', [[15, 25]]],
  ['evenings, a few hours', [[5, 15]]],
  ['never part time, and not full time', []],
  ['3 hours ahead', []],
])('“%s” is %j hours a week', (text, hours) => {
  expect(told(text)).toEqual(hours);
});
