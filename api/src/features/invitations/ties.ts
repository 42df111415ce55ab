import type { InvitationForm, Tie } from '@ampersand/contract/invitations';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { connections, invitations } from '../../db/talk.ts';
import { isOwn, otherOf } from '../connections/own.ts';
import { isPresentFor } from '../users/pairs.ts';
import { DECLINED_REST_MS } from './rules.ts';

interface TieRow extends Pick<InvitationForm, 'connectionId' | 'declined'> {
  userId: string;
  tie: Exclude<Tie, 'FREE'>;
}

interface Asked {
  readonly userId: string;
  /** Nobody else is looked for. */
  readonly otherIds: readonly string[] | undefined;
}

/** With whom something stands between the member; people who are gone or blocked are left out. */
export async function findTies(db: Db, asked: Asked, now: Date): Promise<TieRow[]> {
  const [invited, connected] = await Promise.all([findInvited(db, asked, now), findConnected(db, asked)]);
  // Who said no may have asked, and been told yes, since: what came later counts.
  return [...new Map([...invited, ...connected].map((row) => [row.userId, row])).values()];
}

const isSought = ({ userId, otherIds }: Asked) =>
  and(isPresentFor(userId), otherIds && sql`${users.id} = any(${sql.param(otherIds)}::uuid[])`);

/** A no to a member that keeps them from asking the same person again. */
const isRest = (userId: string, now: Date) =>
  and(
    eq(invitations.senderId, userId),
    eq(invitations.status, 'DECLINED'),
    gt(invitations.answeredAt, new Date(now.getTime() - DECLINED_REST_MS)),
  );

/** When somebody said no to a member not long ago, and when the member can ask again; undefined where they can now. */
export async function findRest(
  db: Db,
  { sender, recipient }: { sender: string; recipient: string },
  now: Date,
): Promise<TieRow['declined'] | undefined> {
  const [row] = await db
    .select({ at: invitations.answeredAt })
    .from(invitations)
    .where(and(isRest(sender, now), eq(invitations.recipientId, recipient)));
  return row?.at && restFrom(row.at);
}

const restFrom = (at: Date) => ({
  at: at.toISOString(),
  againFrom: new Date(at.getTime() + DECLINED_REST_MS).toISOString(),
});

/** Who has been asked, or has asked, and said no to the member or nothing yet; the latest last. */
async function findInvited(db: Db, asked: Asked, now: Date): Promise<TieRow[]> {
  const { userId } = asked;
  const { senderId, recipientId, status, createdAt, answeredAt, expiresAt } = invitations;
  const rows = await db
    .select({ userId: users.id, senderId, status, answeredAt })
    .from(invitations)
    .innerJoin(
      users,
      sql`${users.id} = case when ${senderId} = ${userId} then ${recipientId} else ${senderId} end`,
    )
    .where(
      and(
        or(eq(senderId, userId), eq(recipientId, userId)),
        or(and(eq(status, 'PENDING'), gt(expiresAt, now)), isRest(userId, now)),
        isSought(asked),
      ),
    )
    .orderBy(createdAt);
  return rows.map((row) => ({
    userId: row.userId,
    tie: row.status === 'DECLINED' ? 'DECLINED' : row.senderId === userId ? 'SENT' : 'RECEIVED',
    connectionId: null,
    declined: row.status === 'DECLINED' && row.answeredAt ? restFrom(row.answeredAt) : null,
  }));
}

async function findConnected(db: Db, asked: Asked): Promise<TieRow[]> {
  const { userId } = asked;
  const { id: connectionId, endedAt } = connections;
  const rows = await db
    .select({ userId: users.id, connectionId })
    .from(connections)
    .innerJoin(users, eq(users.id, otherOf(userId)))
    .where(and(isOwn(userId), isNull(endedAt), isSought(asked)));
  return rows.map((row) => ({ ...row, tie: 'CONNECTED', declined: null }));
}
