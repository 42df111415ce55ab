import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { clockIn } from '../../page/clock.ts';
import { dateOf, shortDayOf } from '../../page/dates.ts';

/** How long ago something was: `Just now`, `5 min ago`, `3 h ago`, then the day in the reader's own time, of another year with that. */
export function whenLabel(iso: string, now: Date, zone: string | undefined): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  const isThisYear = clockIn(zone, iso).year === clockIn(zone, now.toISOString()).year;
  return isThisYear ? shortDayOf(iso, zone) : dateOf(iso, zone);
}
