import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import type { Bus } from './bus.ts';
import { hashToken, newToken } from './tokens.ts';

export const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/** Creates a session and answers its token, which is kept nowhere. */
export async function createSession(
  deps: { readonly db: Db; readonly now: () => Date },
  userId: string,
  from: { address: string; userAgent: string | undefined },
): Promise<string> {
  const token = newToken();
  const now = deps.now();
  await deps.db.insert(sessions).values({
    id: randomUUIDv7(),
    userId,
    tokenHash: hashToken(token),
    address: from.address,
    userAgent: from.userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  });
  await deps.db.update(users).set({ lastActiveAt: now }).where(eq(users.id, userId));
  return token;
}

/**
 * Gives a session another token, and its time anew: the old token counts no more, and the windows that have the session
 * stay logged in. @returns the token, which is kept nowhere; nothing where the session has ended.
 */
export async function renewSession(tx: Db, sessionId: string, now: Date): Promise<string | undefined> {
  const token = newToken();
  const renewed = await tx
    .update(sessions)
    .set({
      tokenHash: hashToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}

/** Ends every session of a person. */
export async function endAllSessions(tx: Db, bus: Bus, userId: string): Promise<void> {
  await endSessions(tx, bus, eq(sessions.userId, userId));
}

/** Ends sessions, and tells the streams of those they belong to, in whatever process. @returns how many were ended. */
export async function endSessions(tx: Db, bus: Bus, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ userId: sessions.userId });
  for (const userId of new Set(ended.map((session) => session.userId))) await bus.publish(tx, userId);
  return ended.length;
}

/** The condition that a session of a logged-in person still counts. */
export const isLive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)));
