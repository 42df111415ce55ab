import { clockIn } from '../../page/clock.ts';

/** `Last here in October` of a month such as `2026-10`; with the year where it is not this one. */
export function lastHereText(lastHere: string, now = new Date()): string {
  const { month, year } = clockIn('UTC', lastHere);
  return `Last here in ${year === now.getUTCFullYear() ? month : `${month} ${year}`}`;
}
