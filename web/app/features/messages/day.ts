import { clockIn, short } from '../../page/clock.ts';

/** `Nov 21` in a time zone. */
export function dayOf(iso: string, zone: string | undefined): string {
  const { day, month } = clockIn(zone, iso);
  return `${short(month)} ${day}`;
}
