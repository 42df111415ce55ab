import { randomUUIDv7 } from 'node:crypto';
import { LIMITS } from '@ampersand/contract/limits';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oneTimeCodes } from '../../db/schema.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/** Stores a code for a person; an older one for the same browser dies, codes for others stay. @returns until when it works. */
export async function replaceCode(
  db: Db,
  code: { userId: string; requestHash: Uint8Array; codeHash: Uint8Array },
  now: Date,
): Promise<Date> {
  const fresh = {
    ...code,
    triesLeft: LIMITS.codeTries,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    createdAt: now,
  };
  await db
    .insert(oneTimeCodes)
    .values({ id: randomUUIDv7(), ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.requestHash], set: fresh });
  return fresh.expiresAt;
}

const live = (key: { userId: string; requestHash: Uint8Array }, now: Date) =>
  and(
    eq(oneTimeCodes.userId, key.userId),
    eq(oneTimeCodes.requestHash, key.requestHash),
    gt(oneTimeCodes.expiresAt, now),
    gt(oneTimeCodes.triesLeft, 0),
  );

/** Takes one try and answers the hash to compare with, or undefined when no try is left. One statement: no race adds a try. */
export async function takeTry(db: Db, key: { userId: string; requestHash: Uint8Array }, now: Date) {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(live(key, now))
    .returning({ codeHash: oneTimeCodes.codeHash });
  return row?.codeHash;
}

/** Gives the try back after a right guess, so that checking a code does not use it up. */
export async function returnTry(db: Db, key: { userId: string; requestHash: Uint8Array }): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`least(${oneTimeCodes.triesLeft} + 1, ${LIMITS.codeTries})` })
    .where(and(eq(oneTimeCodes.userId, key.userId), eq(oneTimeCodes.requestHash, key.requestHash)));
}

/** Uses the code up. @returns false when another request was quicker. */
export async function useUpCode(db: Db, key: { userId: string; requestHash: Uint8Array }): Promise<boolean> {
  const gone = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, key.userId), eq(oneTimeCodes.requestHash, key.requestHash)))
    .returning({ id: oneTimeCodes.id });
  return gone.length > 0;
}
