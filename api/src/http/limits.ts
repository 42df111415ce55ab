import { isIPv6 } from 'node:net';
import { and, notInArray, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { AppError } from '../lib/app-error.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** What to do instead of waiting. */
  readonly refusal?: string;
}

/** The request limits: how many in how many seconds. A test holds the table in docs/limits.md against them. */
export const REQUEST_LIMITS = {
  /** Every API call, per address. */
  read: { points: 1500, duration: 5 * MINUTE },
  loginAddress: { points: 25, duration: 5 * MINUTE },
  /** Log-ins of strangers, per account and address. */
  loginAccount: { points: 25, duration: 60 * MINUTE },
  /**
   * Guesses at an account: those of strangers together, whatever their address, those of each browser that it knows
   * apart. The longer limit of each pair ends a row of wrong ones; a right one begins anew.
   */
  password: { points: 50, duration: 60 * MINUTE },
  /** NIST SP 800-63B, 3.2.2: at most 100 in a row. */
  passwordRow: {
    points: 100,
    duration: 30 * DAY,
    refusal:
      'Too many wrong passwords for this address. Log in where you have logged in before, or set a new password with ‘Forgot password’',
  },
  secondFactor: { points: 10, duration: 15 * MINUTE },
  secondFactorRow: { points: 50, duration: DAY },
  code: { points: 20, duration: 60 * MINUTE },
  codeRow: { points: 50, duration: DAY },
  /** The password once more of somebody who is logged in; per session. */
  ownPassword: { points: 10, duration: 15 * MINUTE },
  ownPasswordRow: { points: 100, duration: 30 * DAY },
  resetAddress: { points: 25, duration: 5 * MINUTE },
  /** Codes by email: for strangers together, for each browser that the account knows apart. */
  resetCodes: { points: 5, duration: 30 * MINUTE },
  registration: { points: 5, duration: 30 * MINUTE },
  /** Newsletter and waitlist together, per address. */
  subscription: { points: 10, duration: 30 * MINUTE },
  /** Newsletter and waitlist each, per email. */
  subscriptionEmail: { points: 3, duration: DAY },
  /** Tests of issues of the newsletter, of an administrator. */
  issueTest: { points: 20, duration: 60 * MINUTE },
  contact: { points: 5, duration: 30 * MINUTE },
  /** Emails with a link to confirm an address, per account. */
  confirmation: { points: 3, duration: 60 * MINUTE },
  /** Changes of the address: per account, and per address that is wanted. */
  emailChange: { points: 5, duration: 60 * MINUTE },
  wantedEmail: { points: 3, duration: DAY },
  /** Saves of a member that are matched at once; later ones are matched a little later. */
  matchedSave: { points: 60, duration: 5 * MINUTE },
  /** Answers of a member that are read while they are typed. */
  reading: { points: 600, duration: 5 * MINUTE },
  /** Reports of a member. */
  report: { points: 20, duration: DAY },
  /** Messages of a member: written, changed, taken back and reacted to. */
  message: { points: 600, duration: 5 * MINUTE },
  /** Calls with others: suggested, answered, changed and cancelled, of a member; each of them sends emails. */
  call: {
    points: 60,
    duration: DAY,
    refusal: 'You have changed many calls today. Please write to each other instead, or go on tomorrow',
  },
  /** Changes of where a call takes place, of a member in a connection: calendars get each of them by email. */
  callLink: {
    points: 5,
    duration: DAY,
    refusal: 'You have changed where you two talk five times today. Please write the new link as a message',
  },
  /** Files for messages, of a member. */
  attachment: {
    points: 50,
    duration: DAY,
    refusal: 'You can send 50 files a day. Please send the others tomorrow',
  },
  /** Archives of an account. */
  export: { points: 3, duration: DAY },
  /** Forms that may carry a photo, per address; counted before they are read, whatever becomes of them. */
  form: { points: 60, duration: 5 * MINUTE },
  /** Photos that are decoded, per address. */
  photo: { points: 30, duration: 5 * MINUTE },
  /** Photos and logos, and archives that are fetched, per address. */
  photoFile: { points: 3000, duration: 5 * MINUTE },
  archive: { points: 30, duration: 5 * MINUTE },
  /** PDFs that are set when they are asked for, per address. */
  document: { points: 60, duration: 5 * MINUTE },
  /** Pages and their parts, and the API document, per address. */
  page: { points: 6000, duration: 5 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof REQUEST_LIMITS;

/** They keep others from filling an inbox, so they are the address's and not those of an account that claims it. */
const OF_INBOX = ['subscriptionEmail', 'wantedEmail'] as const satisfies LimitName[];

export interface Limits {
  /**
   * Counts one request against a limit; `key` is an address or an account.
   * @returns how many it makes.
   * @throws {AppError} `rate_limited` with the seconds to wait.
   */
  count(name: LimitName, key: string): Promise<number>;
  /** Refuses as `count` would, and counts nothing: before work that may come to nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts one that is left out without a word when it is too many. @returns false then. */
  hasRoom(name: LimitName, key: string): Promise<boolean>;
  clear(name: LimitName, key: string): Promise<void>;
}

/** An address as limits count it: IPv6 by its /64 network, since one subscriber holds all of it. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Removes the counters of an account: those of its id and of its address, which stands alone or beside a list or a
 * network address. `isOwner`: the address is confirmed, and what counts emails to its inbox goes too.
 */
export async function forgetCounters(
  tx: Db,
  { userId, email, isOwner }: { userId: string; email: string; isOwner: boolean },
): Promise<void> {
  const { key } = rateLimits;
  const words = sql`string_to_array(substr(${key}, position(':' in ${key}) + 1), ' ')`;
  const name = sql`split_part(${key}, ':', 1)`;
  // What does not hold it at all need not be cut into words: most keys are of others.
  const names = (text: string) => sql`(position(${text} in ${key}) > 0 and ${text} = any(${words}))`;
  const ofAccount = sql`(${names(userId)} or ${names(email)})`;
  await tx.delete(rateLimits).where(and(ofAccount, isOwner ? undefined : notInArray(name, [...OF_INBOX])));
}

/** Nothing is at stake but the work of this server, and a page has twenty parts: counted in memory. */
const OF_SERVER = new Set<string>(['page'] satisfies LimitName[]);

/** Limits counted in the database, so that several servers share them. `enabled` false: nothing is counted. */
export function createLimits(pool: Pool, enabled: boolean): Limits {
  if (!enabled)
    return { count: async () => 0, check: async () => {}, hasRoom: async () => true, clear: async () => {} };
  const limiters = Object.fromEntries(
    Object.entries(REQUEST_LIMITS).map(([name, { points, duration }]) => [
      name,
      OF_SERVER.has(name)
        ? new RateLimiterMemory({ points, duration })
        : new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix: name,
            points,
            duration,
          }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres | RateLimiterMemory>;
  return {
    async count(name, key) {
      try {
        return (await limiters[name].consume(key)).consumedPoints;
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(REQUEST_LIMITS[name], refusal) : refusal;
      }
    },
    async hasRoom(name, key) {
      try {
        await limiters[name].consume(key);
        return true;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return false;
      }
    },
    async check(name, key) {
      const counted = await limiters[name].get(key);
      if (counted && counted.consumedPoints >= REQUEST_LIMITS[name].points)
        throw tooMany(REQUEST_LIMITS[name], counted);
    },
    async clear(name, key) {
      await limiters[name].delete(key);
    },
  };
}

function tooMany({ refusal }: Limit, { msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = refusal ?? `Too many requests. Please try again in ${waitText(retryAfter)}`;
  return new AppError('rate_limited', wait, { retryAfter });
}

/** So many seconds in the unit that people would say, rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 90) return plural(seconds, 'second');
  if (seconds < 90 * MINUTE) return plural(Math.ceil(seconds / MINUTE), 'minute');
  if (seconds < 2 * DAY) return plural(Math.ceil(seconds / (60 * MINUTE)), 'hour');
  return plural(Math.ceil(seconds / DAY), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
