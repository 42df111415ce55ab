import { expect, test } from 'vitest';
import { amountsIn } from './time-amounts.ts';

const told = (text: string) =>
  amountsIn([text]).map(({ low, high }) => [Math.round(low * 10) / 10, Math.round(high * 10) / 10]);

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
  ['3 hours ahead', []],
])('“%s” is %j hours a week', (text, hours) => {
  expect(told(text)).toEqual(hours);
});
