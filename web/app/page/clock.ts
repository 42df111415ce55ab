const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What a calendar and a clock on the wall show. */
export interface Clock {
  readonly year: number;
  readonly month: (typeof MONTHS)[number];
  readonly day: number;
  readonly weekday: (typeof WEEKDAYS)[number];
  /** `9:04 PM`, or `9:04 PM UTC` where nobody knows the reader's zone. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits });
  formats.set(timeZone, made);
  return made;
}

/**
 * A moment (ISO 8601) in a time zone. Words and order are ours: those of browsers and of servers differ by their version, and
 * a page has to start with the very text that the server wrote.
 */
export function clockIn(zone: string | undefined, iso: string): Clock {
  const parts = formatIn(zone ?? 'UTC').formatToParts(new Date(iso));
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day, hour] = [number('year'), number('month'), number('day'), number('hour')];
  const minute = String(number('minute')).padStart(2, '0');
  return {
    year,
    month: MONTHS[month - 1] ?? 'January',
    day,
    weekday: WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 'Sunday',
    time: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}${zone ? '' : ' UTC'}`,
  };
}

/** A moment (ISO 8601) as a field for day and time holds it, in a time zone: `2026-11-26T14:05`. */
export function localIn(zone: string | undefined, iso: string): string {
  const parts = formatIn(zone ?? 'UTC').formatToParts(new Date(iso));
  const digits = (type: Intl.DateTimeFormatPartTypes) =>
    (parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
  return `${digits('year')}-${digits('month')}-${digits('day')}T${digits('hour')}:${digits('minute')}`;
}

/** `Jun`, or `Thu`. */
export const short = (name: Clock['month'] | Clock['weekday']) => name.slice(0, 3);
