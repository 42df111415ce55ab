import { clockIn, short } from '../../page/clock.ts';

/** `Nov 21` in a time zone, never broken over two lines. */
export function dayOf(iso: string, zone: string | undefined): string {
  const { day, month } = clockIn(zone, iso);
  return `${short(month)}\u00a0${day}`;
}
