import { clockIn } from '../../page/clock.ts';

/** The day of a moment in a time zone: `January 31, 2026`. */
export function dayOf(iso: string, zone: string | undefined): string {
  const { day, month, year } = clockIn(zone, iso);
  return `${month} ${day}, ${year}`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as `2026-01-31`, the same in every zone: `January 31, 2026`. */
export const longDate = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

/** The two and whoever holds shares besides, as the member who looks calls them. */
export function holderName(holder: string, called: string): string {
  if (holder === 'FIRST') return 'You';
  if (holder === 'SECOND') return called;
  if (holder === 'POOL') return 'Option pool';
  const [kind, number] = holder.split(' ');
  return kind === 'SAFE' ? `SAFE ${number}` : `Investors of round ${number}`;
}
