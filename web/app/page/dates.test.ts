import { expect, test } from 'vitest';
import { dateOf, dayOf, longDate, momentOf, monthOf, shortDayOf, weekdayOf } from './dates.ts';

const evening = '2026-11-23T21:04:00Z';

test('dates are written as in Britain, in the time of the reader', () => {
  expect(dayOf(evening, 'Europe/London')).toBe('23 November 2026');
  expect(shortDayOf(evening, 'Europe/London')).toBe('23\u00a0Nov');
  expect(dateOf(evening, 'Europe/London')).toBe('23 Nov 2026');
  expect(weekdayOf(evening, 'Europe/London')).toBe('Monday 23 November 2026');
  expect(momentOf(evening, 'Europe/London')).toBe('23 Nov 2026, 9:04\u00a0PM');
  expect(weekdayOf(evening, 'Pacific/Auckland')).toBe('Tuesday 24 November 2026');
  expect(momentOf(evening, 'Pacific/Auckland')).toBe('24 Nov 2026, 10:04\u00a0AM');
  expect(momentOf('2026-09-04T18:30:00Z', 'Asia/Kolkata')).toBe('5 Sep 2026, 12:00\u00a0AM');
});

test('where nobody knows the time zone of the reader, a time says that it is in UTC', () => {
  expect(momentOf(evening, undefined)).toBe('23 Nov 2026, 9:04\u00a0PM\u00a0UTC');
});

test('a day on the calendar is the same everywhere', () => {
  expect(longDate('2026-01-31')).toBe('31 January 2026');
  expect(monthOf('2019-06-15')).toBe('Jun 2019');
});
