const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short' });

/** `4 Jun 2026, 6:30 PM` in the reader's own time. */
export function eventMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(/[ap]m$/, (half) => half.toUpperCase());
}

/** Day and short month, for a calendar leaf. */
export function eventDay(iso: string): { day: string; month: string } {
  const date = new Date(iso);
  return { day: dayOfMonth.format(date), month: shortMonth.format(date) };
}
