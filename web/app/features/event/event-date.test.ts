import { expect, test } from 'vitest';
import { eventMoment } from './event-date.ts';

test('an event is told as day, short month, year, hour and minute of the 12-hour clock', () => {
  expect(eventMoment('2026-06-04T18:30:00Z')).toMatch(/^\d{1,2} [A-Z][a-z]{2} 2026, \d{1,2}:\d{2} [AP]M$/);
});
