/** What is typed into a field of date and time (`2026-12-01T15:00`, on the clock of this machine) as a moment; undefined for none. */
export function momentTyped(value: string): string | undefined {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Whether the clocks of this machine skip a time, as where summer begins. */
export function isSkipped(value: string): boolean {
  const date = new Date(value);
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(value) ?? [];
  return date.getHours() !== Number(hours) || date.getMinutes() !== Number(minutes);
}

export const SKIPPED = 'The clocks skip this time that day. Please choose another one';
