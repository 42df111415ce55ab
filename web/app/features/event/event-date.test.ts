import { expect, test } from 'vitest';
import { eventDay, eventMoment } from './event-date.ts';

test('an event is told in the time of the reader', () => {
  expect(eventMoment('2026-09-04T18:30:00Z', 'Asia/Kolkata')).toBe('5 Sep 2026, 12:00 AM');
  expect(eventDay('2026-09-04T18:30:00Z', 'Asia/Kolkata')).toEqual({ day: 5, month: 'Sep' });
});

test('an event is told in UTC while the time of the reader is not known', () => {
  expect(eventMoment('2026-09-04T18:30:00Z', undefined)).toBe('4 Sep 2026, 6:30 PM UTC');
});
