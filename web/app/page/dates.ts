import { clockIn } from './clock.ts';

/** `23 November 2026`; a moment in ISO 8601, told in a time zone. */
export function dayOf(iso: string, zone: string | undefined): string {
  const { day, month, year } = clockIn(zone, iso);
  return `${day} ${month} ${year}`;
}

/** `23 November 2026` of a day. */
export const longDate = (day: string) => dayOf(day, 'UTC');
