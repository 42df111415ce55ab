import { expect, test } from 'vitest';
import {
  isEachMonth,
  isEachMonthOrQuarter,
  isSeldom,
  meetsMonthly,
  meetsSeldom,
  withoutNowAndThen,
  withoutSeldomVisits,
} from './visits.ts';

test.each([
  ['once a month in leeds', true],
  ['3 days a quarter', true],
  ['now and then', true],
  ['two days a week', false],
  ['monthly reviews every week', false],
  ['sometimes on mondays', false],
  ['after a month', false],
])('“%s” is seldom: %s', (clause, is) => {
  expect(isSeldom(clause)).toBe(is);
});

test.each([
  ['every month', true, true],
  ['each quarter', false, true],
  ['im quartal', false, true],
  ['every 2 months', true, true],
  ['once a year', false, false],
  ['every week', false, false],
])('“%s” comes round with each month: %s, or quarter: %s', (clause, isMonth, isQuarter) => {
  expect([isEachMonth(clause), isEachMonthOrQuarter(clause)]).toEqual([isMonth, isQuarter]);
});

test.each([
  ['remote, we meet in bonn once a month', true, true],
  ['remote, a retreat each year', true, false],
  ['remote, we meet every second week', false, true],
  ['remote, 2 days every second week in the office', false, false],
  ['remote, monthly reports', false, false],
  ['remote, once a month, and we meet online', false, false],
])('“%s” meets seldom: %s, and as often as each month: %s', (text, isAtAll, isMonthly) => {
  expect([meetsSeldom(text), meetsMonthly(text)]).toEqual([isAtAll, isMonthly]);
});

test('visits of a month or year are taken out of a way of working, and its name stays', () => {
  expect(withoutSeldomVisits('remote, once a month in leeds')).toBe('remote, ; ');
  expect(withoutSeldomVisits('hybrid once a month, from home')).toBe('hybrid ;  from home');
  expect(withoutSeldomVisits('hybrid, 2 days a week')).toBe('hybrid, 2 days a week');
});

test('so are meetings of each second week or now and then, unless they are days of it', () => {
  expect(withoutNowAndThen('remote, every second week in leeds')).toBe('remote, ; ');
  expect(withoutNowAndThen('remote, leeds now and again, no office')).toBe('remote, ;  no office');
  expect(withoutNowAndThen('2 days every second week')).toBe('2 days every second week');
});
