import { zoneText } from '@ampersand/contract/zones';

const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const days = new Intl.DateTimeFormat('en-GB', { ...dayAndMonth, year: 'numeric' });
const shortDays = new Intl.DateTimeFormat('en-GB', dayAndMonth);
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/*
 * How dates and times are written in emails and documents: as on the screens (`web/app/page/dates.ts`), but in UTC, since the
 * reader's time zone is not known here.
 */

/** `23 November 2026`. */
export const dayText = (date: Date): string => days.format(date);

/** `23 November`, for what is less than a year away. */
export const dayInYearText = (date: Date): string => shortDays.format(date);

/** `23 November 2026, 9:04 PM UTC`. */
export const momentText = (date: Date): string =>
  `${days.format(date)}, ${times.format(date).replace('\u202f', ' ')} UTC`;

/** `Monday 23 November 2026, 9:04 PM (Kolkata time)`, where the reader's time zone is known. */
export function momentTextIn(date: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(date).replace(',', '');
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return `${day}, ${time.format(date).replace('\u202f', ' ')} (${zoneText(timeZone)})`;
}
