import { expect, test } from 'vitest';
import { areAtOtherTimes, mayClash } from './times-of-day.ts';

test.each([
  ['mornings', 'Evenings, 10 hours', true],
  ['mornings and evenings', 'evenings', false],
  ['weekends', 'Saturdays', false],
  ['9 to 5', 'nights', true],
  ['9:00 – 15:00', 'Mondays', false],
  ['abends', 'soirs', false],
  ['20 hours', 'evenings', false],
  ['evenings', null, false],
  [undefined, 'evenings', false],
])('%j and %j are at other times: %s', (one, other, are) => {
  expect(areAtOtherTimes(one, other)).toBe(are);
  expect(areAtOtherTimes(other, one)).toBe(are);
});

test.each([
  ['Full time, no weekends', 'Evenings and weekends', true],
  ['Full time, no weekends', 'Evenings', false],
  ['Nothing on Sundays, not on Sundays', 'Sundays', true],
  ['No meetings after 15:30', 'Evenings', true],
  ['No meetings after 15:30', '20 hours', false],
  ['Evenings', 'Weekends', false],
  [null, 'Weekends', false],
])('%j and %j may clash: %s, whoever says which', (one, other, may) => {
  expect(mayClash(one, other)).toBe(may);
  expect(mayClash(other, one)).toBe(may);
});
