import { expect, test } from 'vitest';
import { clockIn, localIn } from './clock.ts';

const at = (zone: string | undefined, iso: string) => {
  const { weekday, day, month, year, time } = clockIn(zone, iso);
  return `${weekday} ${day} ${month} ${year} ${time}`;
};

test.each([
  [undefined, '2026-06-04T18:30:00Z', 'Thursday 4 June 2026 6:30 PM UTC'],
  ['UTC', '2026-06-04T00:00:00Z', 'Thursday 4 June 2026 12:00 AM'],
  ['UTC', '2026-06-04T12:05:00Z', 'Thursday 4 June 2026 12:05 PM'],
  ['Asia/Kolkata', '2026-06-04T18:30:00Z', 'Friday 5 June 2026 12:00 AM'],
  ['America/St_Johns', '2026-01-01T03:29:00Z', 'Wednesday 31 December 2025 11:59 PM'],
  ['Pacific/Auckland', '2026-09-26T14:30:00Z', 'Sunday 27 September 2026 3:30 AM'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Sunday 25 October 2026 2:30 AM'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Sunday 25 October 2026 2:30 AM'],
])('in %s the clock at %s shows %s', (zone, iso, shown) => {
  expect(at(zone, iso)).toBe(shown);
});

test.each([
  ['Asia/Kolkata', '2026-11-26T20:05:00Z', '2026-11-27T01:35'],
  ['America/New_York', '2026-07-01T03:00:00Z', '2026-06-30T23:00'],
  [undefined, '2026-01-02T00:04:00Z', '2026-01-02T00:04'],
])('a field in %s holds %s as %s', (zone, iso, local) => {
  expect(localIn(zone, iso)).toBe(local);
});
