/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The day a moment lies in, in UTC: `2026-03-31`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
