import { dateOf } from '../../page/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was: `Just now`, `5 min ago`, `3 h ago`, then the date in the reader's own time. */
export function whenLabel(iso: string, now: Date, zone: string | undefined): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return dateOf(iso, zone);
}
