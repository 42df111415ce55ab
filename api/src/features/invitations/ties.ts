import type { Tie } from '@ampersand/contract/invitations';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { connections, invitations } from '../../db/talk.ts';
import { isPresentFor } from '../users/pairs.ts';

interface TieRow {
  userId: string;
  tie: Exclude<Tie, 'FREE'>;
  connectionId: string | null;
}

/** Everybody something stands between the member and; people who are gone or blocked are left out. */
export async function findTies(db: Db, userId: string, now: Date): Promise<TieRow[]> {
  const [waiting, connected] = await Promise.all([findWaiting(db, userId, now), findConnected(db, userId)]);
  return [...waiting, ...connected];
}

async function findWaiting(db: Db, userId: string, now: Date): Promise<TieRow[]> {
  const { senderId, recipientId, status, expiresAt } = invitations;
  const rows = await db
    .select({ userId: users.id, senderId })
    .from(invitations)
    .innerJoin(
      users,
      or(
        and(eq(senderId, userId), eq(users.id, recipientId)),
        and(eq(recipientId, userId), eq(users.id, senderId)),
      ),
    )
    .where(and(eq(status, 'PENDING'), gt(expiresAt, now), isPresentFor(userId)));
  return rows.map((row) => ({
    userId: row.userId,
    tie: row.senderId === userId ? 'SENT' : 'RECEIVED',
    connectionId: null,
  }));
}

async function findConnected(db: Db, userId: string): Promise<TieRow[]> {
  const { id: connectionId, memberA, memberB, endedAt } = connections;
  const rows = await db
    .select({ userId: users.id, connectionId })
    .from(connections)
    .innerJoin(
      users,
      or(and(eq(memberA, userId), eq(users.id, memberB)), and(eq(memberB, userId), eq(users.id, memberA))),
    )
    .where(and(isNull(endedAt), isPresentFor(userId)));
  return rows.map((row) => ({ ...row, tie: 'CONNECTED' }));
}
