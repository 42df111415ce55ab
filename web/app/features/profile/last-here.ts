const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Last here in October` of a month such as `2026-10`; with the year where it is not this one. */
export function lastHereText(lastHere: string, now = new Date()): string {
  const format = lastHere.startsWith(`${now.getUTCFullYear()}-`) ? month : monthAndYear;
  return `Last here in ${format.format(new Date(lastHere))}`;
}
