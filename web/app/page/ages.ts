import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { clockIn } from './clock.ts';
import { dateOf, shortDayOf, timeOf } from './dates.ts';

/* How long ago a moment was, and when, for readers who look at it `now`; both ISO 8601. */

const DAYS_COUNTED = 14;

/** `just now`, `5 min ago`, `3 h ago`, `2 days ago`, then the day: `on 5 Jun`, of another year with that. */
export function agoOf(iso: string, now: string, zone: string | undefined): string {
  const age = Date.parse(now) - Date.parse(iso);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  const days = Math.floor(age / DAY_MS);
  if (days > DAYS_COUNTED) return `on ${nearDayOf(iso, now, zone)}`;
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** The time of today, `9:04 PM`, or the day: `23 Nov`, of another year with that. */
export function briefMomentOf(iso: string, now: string, zone: string | undefined): string {
  return dateOf(iso, zone) === dateOf(now, zone) ? timeOf(iso, zone) : nearDayOf(iso, now, zone);
}

function nearDayOf(iso: string, now: string, zone: string | undefined): string {
  const isThisYear = clockIn(zone, iso).year === clockIn(zone, now).year;
  return isThisYear ? shortDayOf(iso, zone) : dateOf(iso, zone);
}
