const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Jun 2019` of a calendar day (`2019-06-15`). */
export function monthOf(day: string): string {
  return month.format(new Date(day));
}

/** `Jun 2019 – Present`, or what of it is known. */
export function span(start: string | null, end: string | null): string {
  const until = end === null ? 'Present' : monthOf(end);
  return start === null ? until : `${monthOf(start)} – ${until}`;
}
