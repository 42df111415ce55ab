import { clockIn, short } from '../../page/clock.ts';

/** `Nov 21, 2026, 9:04 PM` in a time zone. */
export function moment(iso: string, zone: string | undefined): string {
  const { day, month, year, time } = clockIn(zone, iso);
  return `${short(month)} ${day}, ${year}, ${time}`;
}

/** `Saturday, November 28, 2026`. */
export function longDay(iso: string, zone: string | undefined): string {
  const { weekday, day, month, year } = clockIn(zone, iso);
  return `${weekday}, ${month} ${day}, ${year}`;
}
