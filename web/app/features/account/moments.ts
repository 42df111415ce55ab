const dateAndTime = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const date = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `Nov 21, 2026, 9:04 PM` of an ISO time, in the reader's own zone. */
export function moment(iso: string): string {
  return dateAndTime.format(new Date(iso));
}

/** `Saturday, November 28, 2026`. */
export function longDay(iso: string): string {
  return date.format(new Date(iso));
}
