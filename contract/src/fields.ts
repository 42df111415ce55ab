import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { HOUR_MS, utcDay } from './time.ts';
import { dollarsAdvice, dollarsIn, numberIn, percentIn } from './typed-number.ts';
import { namesOf } from './values.ts';

/** Whether PostgreSQL can hold a text: well-formed Unicode without NUL. */
export function storable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

const STORABLE = 'This text has characters that we cannot save. Please type it again';

/** Trimmed free text, at most 5,000 characters. */
export const text = z
  .string()
  .trim()
  .max(LIMITS.text, `Please keep this to ${LIMITS.text} characters or fewer`)
  .refine(storable, STORABLE);

/** One line; line breaks and control characters become spaces. */
export const lineUpTo = (most: number) =>
  z
    .string()
    .refine(storable, STORABLE)
    .transform((value) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim())
    .pipe(z.string().max(most, `Please keep this to ${most} characters or fewer`));

/** One line of at most 200 characters: a name, a title, a place. */
export const line = lineUpTo(LIMITS.name);

/** A line that must be there. */
export function requiredLine(message: string) {
  return line.pipe(z.string().min(1, message));
}

/** A text that must be there. */
export function requiredText(message: string) {
  return text.pipe(z.string().min(1, message));
}

/** An empty form field counts as absent. */
export function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

const TOO_MANY = `Please keep the list to ${LIMITS.listItems} entries`;

/** Up to 50 distinct tags of up to 80 characters; blanks and repeats (whatever the case) are dropped. */
export const tags = z
  .array(
    z
      .string()
      .trim()
      .max(LIMITS.listItem, `Please keep each entry to ${LIMITS.listItem} characters or fewer`)
      .refine(storable, STORABLE),
  )
  // Room for blanks and repeats, but not for a list that takes seconds to look through.
  .max(LIMITS.listItems * 10, TOO_MANY)
  .transform((list) => {
    const lower = list.map((tag) => tag.toLowerCase());
    return list.filter((tag, index) => tag && lower.indexOf(tag.toLowerCase()) === index);
  })
  .pipe(z.array(z.string()).max(LIMITS.listItems, TOO_MANY));

/** A value that may arrive as JSON text, as it does in a multipart form. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not valid JSON' });
      return z.NEVER;
    }
  }, schema);
}

const EARLIEST_YEAR = 1900;

/** A date (`2024-05-01`) or a date-time; read as the calendar day, answered as `YYYY-MM-DD`. */
export const day = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/,
    'Please enter a date as YYYY-MM-DD',
  )
  .transform((value) => value.slice(0, 10))
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'Please enter a date that exists')
  .refine(
    (value) => Number(value.slice(0, 4)) >= EARLIEST_YEAR,
    `Please check the year: it is before ${EARLIEST_YEAR}`,
  );

const DAY_FIRST_BEGINS_MS = 14 * HOUR_MS;

/** Whether a day (`YYYY-MM-DD`) has begun somewhere on earth; one that is not given is no contradiction. Schemas have no clock: forms and handlers ask. */
export function hasBegun(day: string | null | undefined, now: Date): boolean {
  return !day || day <= utcDay(new Date(now.getTime() + DAY_FIRST_BEGINS_MS));
}

export const FOUNDED_LATER = 'The founding date is in the future';

const LATER = {
  startDate: 'The start date is in the future',
  endDate: 'The end date is in the future. If it is not over yet, leave the end open',
} as const;

/** What a job or a course of study is told of dates that have not begun by `now`; an end that does not count is not looked at. */
export function laterDates(row: Readonly<Record<string, unknown>>, now: Date) {
  const goesOn = row.currentlyWorking === true || row.currentlyStudying === true;
  return namesOf(LATER).flatMap((path) => {
    const day = path === 'endDate' && goesOn ? undefined : row[path];
    return typeof day === 'string' && !hasBegun(day, now) ? [{ path, message: LATER[path] }] : [];
  });
}

/** A job or a course of study as forms judge it: by the clock of the device, as the server does by its own. */
export function withoutLaterDates<S extends z.ZodObject>(row: S): S {
  return row.superRefine((value: Readonly<Record<string, unknown>>, context) => {
    for (const { path, message } of laterDates(value, new Date()))
      context.addIssue({ code: 'custom', path: [path], message, input: value[path] });
  });
}

/** A number that may come as text, as it does in a form or an address. A list or a truth value is none. */
export function numeric<S extends z.ZodType>(schema: S, read = numberIn) {
  return z.preprocess((value) => (typeof value === 'string' ? (read(value) ?? value) : value), schema);
}

export const age = numeric(
  z
    .number({ error: 'Age must be a number, such as 34' })
    .int('Age must be a whole number')
    .min(18, 'Age must be between 18 and 100')
    .max(100, 'Age must be between 18 and 100'),
);

/** Figures below this are nobody's figures, and too small for a column of single precision. */
const LEAST = 0.01;
const notTooSmall = (value: number) => value <= 0 || value >= LEAST;

export const percent = numeric(
  z
    .number({ error: 'Please enter a number, such as 12.5' })
    .min(0, 'Equity must be between 0 and 100')
    .max(100, 'Equity must be between 0 and 100')
    .refine(notTooSmall, `Please enter 0, or at least ${LEAST}`),
  percentIn,
);

const MOST_DOLLARS = 1e12;

export const dollars = numeric(
  z
    .number({
      error: ({ input }) =>
        typeof input === 'string' ? dollarsAdvice(input) : 'Please enter an amount in US dollars',
    })
    .min(0, 'The amount cannot be negative')
    .max(MOST_DOLLARS, `The amount cannot be above ${MOST_DOLLARS.toLocaleString('en')}`)
    .refine(notTooSmall, `Please enter 0, or at least ${LEAST}`),
  dollarsIn,
);

export const yesOrNo = z.union([z.boolean(), z.stringbool()], 'Please answer yes or no');

/** Zod's own, and domains at the top that are written in other scripts. */
const ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;
const NOT_ASCII = /\P{ASCII}/u;
/** Nothing that would end the host in the address of a page. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The domain of an address as it is in the DNS: `münchen.de` is `xn--mnchen-3ya.de`. */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !NOT_ASCII.test(domain) || !DOMAIN.test(domain)) return address;
  const page = `http://${domain}`;
  return URL.canParse(page) ? address.slice(0, at) + new URL(page).hostname : address;
}

const isLocalPlain = (address: string) => !NOT_ASCII.test(address.slice(0, address.lastIndexOf('@') + 1));

/** An address in lower case, its domain as in the DNS; the message for what is none differs per form, as specified. */
export function email(message: string) {
  return z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .max(254, message)
    .refine((address) => address !== '', { error: 'Please enter an email address', abort: true })
    .transform(withPlainDomain)
    .refine(isLocalPlain, 'We cannot send to letters such as ü or é before the @. Please use another address')
    .pipe(z.email({ error: message, pattern: ADDRESS }).max(254, message));
}

const NO_WEBSITE = 'Please enter a web address, such as https://example.com';
/** Names that end in a colon; with a dot in it, it is a host before a port. */
const SCHEME = /^[a-z][a-z0-9+-]*:/i;
/** Two slashes, then a host and no name before it: what browsers read leniently would lead elsewhere than it looks. */
const PLAIN = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i;

/** An absolute http(s) address; `example.com` alone is read as https. */
export const website = line
  .transform((value) => (value && !SCHEME.test(value) ? `https://${value}` : value))
  .pipe(z.string().regex(PLAIN, NO_WEBSITE))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: NO_WEBSITE }));

const UNITS: Partial<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };
const measured = (origin = '', limit: number | bigint = 0) => `${limit}${UNITS[origin] ?? ''}`;

/** Words for what zod would say in its own; schema messages win over these. */
export function fieldMessage(issue: {
  code?: string | undefined;
  input?: unknown;
  values?: unknown[];
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}): string | undefined {
  if (issue.input === undefined || issue.input === '') return 'Please fill in this field';
  if (issue.code === 'invalid_value') return `Please choose one of ${issue.values?.join(', ')}`;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_format')
    return 'This is not in the right format';
  if (issue.code === 'too_small') return `Please enter ${measured(issue.origin, issue.minimum)} or more`;
  if (issue.code === 'too_big') return `Please enter ${measured(issue.origin, issue.maximum)} or fewer`;
  return undefined;
}

/**
 * A field that people never see. Programs that fill in every field fill it too; what they send is then dropped,
 * with the same answer as always.
 */
export const honeypot = z.string().optional();

/** Of the authenticator app, or a recovery code; asked for where the second factor is on. */
export const factorCode = z.string().trim().max(32, 'This code is too long').optional();

const INCOMPLETE = 'This link is incomplete. Please open it from the email again';

/** The secret in a link of an email. */
export const emailToken = z
  .string({ error: INCOMPLETE })
  .trim()
  .min(1, INCOMPLETE)
  .max(200, 'This link is not valid');
