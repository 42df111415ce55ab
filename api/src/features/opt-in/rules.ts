import { DAY_MS, HOUR_MS } from '@ampersand/contract/time';

/** When something was asked for, and from which network address. */
export interface Moment {
  readonly at: Date;
  readonly from: string;
}

const CONFIRM_DAYS = 7;
const FORGET_DAYS = 30;

/**
 * Which email goes to an address that somebody has just entered: `confirm` asks for consent, at most once an hour;
 * `already` says that there is nothing to do, at most once a day; undefined: none.
 */
export function emailOwed(
  {
    status,
    lastEmailAt,
  }: { status: 'pending' | 'confirmed' | 'unsubscribed' | 'blocked'; lastEmailAt: Date | null },
  now: Date,
): 'confirm' | 'already' | undefined {
  if (status === 'blocked') return undefined;
  const [email, pause] =
    status === 'confirmed' ? (['already', DAY_MS] as const) : (['confirm', HOUR_MS] as const);
  const since = lastEmailAt ? now.getTime() - lastEmailAt.getTime() : Number.POSITIVE_INFINITY;
  return since < pause ? undefined : email;
}

/** When a link that goes out now stops working. */
export function confirmDeadline(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
}

/** Addresses asked for before this and never confirmed are past their retention. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - FORGET_DAYS * DAY_MS);
}
