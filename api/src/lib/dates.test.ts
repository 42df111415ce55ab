import { expect, test } from 'vitest';
import { dayInYearText, dayText, momentText } from './dates.ts';

test('emails and documents write dates as in Britain, and say that times are in UTC', () => {
  const evening = new Date('2026-11-23T21:04:00Z');
  expect(dayText(evening)).toBe('23 November 2026');
  expect(dayInYearText(evening)).toBe('23 November');
  expect(momentText(evening)).toBe('23 November 2026, 9:04 PM UTC');
  expect(momentText(new Date('2026-01-01T00:00:00Z'))).toBe('1 January 2026, 12:00 AM UTC');
});
