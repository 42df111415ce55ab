import type { InvitationForm, Tie } from '@ampersand/contract/invitations';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { connections, invitations } from '../../db/talk.ts';
import { isPresentFor } from '../users/pairs.ts';
import { DECLINED_REST_MS } from './rules.ts';

interface TieRow extends Pick<InvitationForm, 'connectionId' | 'declined'> {
  userId: string;
  tie: Exclude<Tie, 'FREE'>;
}

interface Asked {
  readonly userId: string;
  /** Nobody else is looked for. */
  readonly otherId: string | undefined;
}

/** Everybody something stands between the member and; people who are gone or blocked are left out. */
export async function findTies(db: Db, asked: Asked, now: Date): Promise<TieRow[]> {
  const [invited, connected] = await Promise.all([findInvited(db, asked, now), findConnected(db, asked)]);
  // Who said no may have asked, and been told yes, since: what came later counts.
  return [...new Map([...invited, ...connected].map((row) => [row.userId, row])).values()];
}

const isSought = ({ userId, otherId }: Asked) =>
  and(isPresentFor(userId), otherId === undefined ? undefined : eq(users.id, otherId));

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
      or(
        and(eq(senderId, userId), eq(users.id, recipientId)),
        and(eq(recipientId, userId), eq(users.id, senderId)),
      ),
    )
    .where(and(or(and(eq(status, 'PENDING'), gt(expiresAt, now)), isRest(userId, now)), isSought(asked)))
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
  const { id: connectionId, memberA, memberB, endedAt } = connections;
  const rows = await db
    .select({ userId: users.id, connectionId })
    .from(connections)
    .innerJoin(
      users,
      or(and(eq(memberA, userId), eq(users.id, memberB)), and(eq(memberB, userId), eq(users.id, memberA))),
    )
    .where(and(isNull(endedAt), isSought(asked)));
  return rows.map((row) => ({ ...row, tie: 'CONNECTED', declined: null }));
}
