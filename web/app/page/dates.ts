import { clockIn, short } from './clock.ts';

/*
 * How dates and times are written for readers, in British English and on the clock of twelve hours. Moments are ISO 8601 and
 * told in a time zone: UTC, named with times, where nobody knows the reader's. Days such as `2026-01-31` are the same in
 * every zone.
 */

/** `23 November 2026`. */
export function dayOf(iso: string, zone: string | undefined): string {
  const { day, month, year } = clockIn(zone, iso);
  return `${day} ${month} ${year}`;
}

/** `23 Nov`, never broken over two lines. */
export function shortDayOf(iso: string, zone: string | undefined): string {
  const { day, month } = clockIn(zone, iso);
  return `${day}\u00a0${short(month)}`;
}

/** `23 Nov 2026`. */
export function dateOf(iso: string, zone: string | undefined): string {
  const { day, month, year } = clockIn(zone, iso);
  return `${day} ${short(month)} ${year}`;
}

/** `Monday 23 November 2026`. */
export const weekdayOf = (iso: string, zone: string | undefined) =>
  `${clockIn(zone, iso).weekday} ${dayOf(iso, zone)}`;

/** `9:04 PM`, never broken over two lines. */
export const timeOf = (iso: string, zone: string | undefined) =>
  clockIn(zone, iso).time.replaceAll(' ', '\u00a0');

/** `Monday 23 November, 9:04 PM`: for what is less than a year away. */
export function appointmentOf(iso: string, zone: string | undefined): string {
  const { weekday, day, month } = clockIn(zone, iso);
  return `${weekday} ${day} ${month}, ${timeOf(iso, zone)}`;
}

/** `23 Nov 2026, 9:04 PM`; the time is never broken over two lines. */
export const momentOf = (iso: string, zone: string | undefined) =>
  `${dateOf(iso, zone)}, ${timeOf(iso, zone)}`;

/** `23 November 2026` of a day. */
export const longDate = (day: string) => dayOf(day, 'UTC');

/** `Nov 2026` of a day. */
export function monthOf(day: string): string {
  const { month, year } = clockIn('UTC', day);
  return `${short(month)} ${year}`;
}
