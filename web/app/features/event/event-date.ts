import { clockIn, short } from '../../page/clock.ts';

/** `4 Jun 2026, 6:30 PM` in a time zone. */
export function eventMoment(iso: string, zone: string | undefined): string {
  const { day, month, year, time } = clockIn(zone, iso);
  return `${day} ${short(month)} ${year}, ${time}`;
}

/** Day and short month, for a calendar leaf. */
export function eventDay(iso: string, zone: string | undefined): { day: number; month: string } {
  const { day, month } = clockIn(zone, iso);
  return { day, month: short(month) };
}
