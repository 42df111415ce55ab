import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { dateOf } from '../../page/dates.ts';

/** How long ago something was: `Just now`, `5 min ago`, `3 h ago`, then the date in the reader's own time. */
export function whenLabel(iso: string, now: Date, zone: string | undefined): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return dateOf(iso, zone);
}
