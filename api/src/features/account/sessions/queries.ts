import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { sessions } from '../../../db/schema.ts';
import type { Bus } from '../../../lib/bus.ts';
import { endSessions, isLive } from '../../../lib/sessions.ts';

/** The sessions of a person that still count, latest used first. */
export function findSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      address: sessions.address,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Whether nobody has ended a session meanwhile. */
export async function goesOn(tx: Db, sessionId: string): Promise<boolean> {
  return (await tx.$count(sessions, eq(sessions.id, sessionId))) > 0;
}

/** @returns false when the person has no such session. */
export async function endSessionOf(tx: Db, bus: Bus, userId: string, sessionId: string): Promise<boolean> {
  return (await endSessions(tx, bus, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))) > 0;
}

/** @returns how many were ended. */
export function endSessionsBut(tx: Db, bus: Bus, userId: string, sessionId: string): Promise<number> {
  return endSessions(tx, bus, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
