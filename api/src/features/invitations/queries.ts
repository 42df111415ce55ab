import { randomUUIDv7 } from 'node:crypto';
import type { Box } from '@ampersand/contract/invitations';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { founderProfiles, users } from '../../db/schema.ts';
import { connections, invitations, roomWaits } from '../../db/talk.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import { headline } from '../users/headline.ts';
import { isNotParted, isPresentFor } from '../users/pairs.ts';
import { INVITATION_MS } from './rules.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type Draft = Pick<
  InvitationRow,
  'senderId' | 'recipientId' | 'note' | 'question' | 'answer' | 'listPosition'
>;

/** `accepted`: the other one has asked before, and this is the yes. */
export async function insertInvitation(
  tx: Db,
  draft: Draft,
  { accepted, now }: { accepted: boolean; now: Date },
): Promise<InvitationRow> {
  const [row] = await tx
    .insert(invitations)
    .values({
      ...draft,
      id: randomUUIDv7(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MS),
      ...(accepted && { status: 'ACCEPTED' as const, openedAt: now, answeredAt: now }),
    })
    .returning();
  if (!row) throw new Error('an invitation expected');
  return row;
}

const { senderId, recipientId, status, expiresAt, openedAt } = invitations;
const otherIn = (box: Box) => (box === 'received' ? senderId : recipientId);
const ownIn = (box: Box) => (box === 'received' ? recipientId : senderId);

/** One of the invitations in a member's box, unless the other one is gone; undefined for everybody else's. */
export async function findInvitation(
  db: Db,
  { id, userId, box }: { id: string; userId: string; box: Box },
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(users, eq(users.id, otherIn(box)))
    .where(and(eq(invitations.id, id), eq(ownIn(box), userId), isPresentFor(userId)));
  return row?.invitation;
}

/** The invitation between two people that waits for an answer, whoever asked; it may be due to expire. */
export async function findPending(db: Db, one: string, other: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(status, 'PENDING'),
        or(and(eq(senderId, one), eq(recipientId, other)), and(eq(senderId, other), eq(recipientId, one))),
      ),
    );
  return row;
}

type Closing = Pick<Partial<InvitationRow>, 'declineReason' | 'declineSentence'> & {
  readonly status: Exclude<InvitationRow['status'], 'PENDING'>;
};

/** Ends the wait of an invitation. Whoever comes first: undefined when it no longer waits, or (`EXPIRED` apart) its time is over. */
export async function closeInvitation(
  tx: Db,
  id: string,
  closing: Closing,
  now: Date,
): Promise<InvitationRow | undefined> {
  const inTime = closing.status === 'EXPIRED' ? undefined : gt(expiresAt, now);
  // Nobody answers or accepts what they have not seen.
  const seen = closing.status === 'ACCEPTED' || closing.status === 'DECLINED';
  const [row] = await tx
    .update(invitations)
    .set({ ...closing, answeredAt: now, ...(seen && { openedAt: sql`coalesce(${openedAt}, ${now})` }) })
    .where(and(eq(invitations.id, id), eq(status, 'PENDING'), inTime))
    .returning();
  return row;
}

export async function findStatus(db: Db, id: string): Promise<InvitationRow['status'] | undefined> {
  const [row] = await db.select({ status }).from(invitations).where(eq(invitations.id, id));
  return row?.status;
}

export async function markOpened(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ openedAt: now })
    .where(and(eq(invitations.id, id), eq(status, 'PENDING'), isNull(openedAt)));
}

/** @returns whether no email had told the recipient of it before, and it waits for them unopened. */
export async function markEmailed(tx: Db, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(invitations)
    .set({ emailedAt: now })
    .where(and(eq(invitations.id, id), isUntold(now)))
    .returning({ id: invitations.id });
  return marked.length > 0;
}

const isUntold = (now: Date) =>
  and(eq(status, 'PENDING'), isNull(openedAt), isNull(invitations.emailedAt), gt(expiresAt, now));

/** Requests of which no email has told those of some members who want them told once a day. */
export function findUntold(db: Db, readerIds: readonly string[], now: Date) {
  const sender = alias(users, 'sender');
  const isThere = and(isNull(sender.suspendedAt), isNull(sender.deletionDueAt));
  return db
    .select({ id: invitations.id, userId: recipientId, otherId: senderId })
    .from(invitations)
    .innerJoin(users, eq(users.id, recipientId))
    .innerJoin(sender, eq(sender.id, senderId))
    .where(
      and(
        inArray(recipientId, [...readerIds]),
        isUntold(now),
        sql`'requestReceived' = any(${users.dailyEmails})`,
        and(isNull(users.suspendedAt), isNull(users.deletionDueAt)),
        isThere,
        isNotParted(recipientId, senderId),
      ),
    )
    .orderBy(invitations.createdAt);
}

interface Page {
  readonly box: Box;
  readonly status: InvitationRow['status'] | undefined;
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** A member's box, latest first, behind `after`, without those whose other one is gone. */
export function findBox(db: Db, userId: string, { box, status: wanted, limit, after }: Page, now: Date) {
  const current = sql<InvitationRow['status']>`case
    when ${status} = 'PENDING' and ${expiresAt} <= ${now} then 'EXPIRED' else ${status} end`;
  return db
    .select({
      invitation: invitations,
      status: current,
      person: {
        id: users.id,
        fullName: users.fullName,
        calledName: users.calledName,
        role: users.role,
        photoKey: users.photoKey,
        identityReviewedAt: users.identityReviewedAt,
        identityReviewedName: users.identityReviewedName,
        headline: headline(),
      },
      connectionId: connections.id,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, otherIn(box)))
    .leftJoin(founderProfiles, eq(founderProfiles.userId, users.id))
    .leftJoin(
      connections,
      and(
        eq(connections.memberA, sql`least(${senderId}, ${recipientId})`),
        eq(connections.memberB, sql`greatest(${senderId}, ${recipientId})`),
        isNull(connections.endedAt),
        eq(status, 'ACCEPTED'),
      ),
    )
    .where(
      and(
        eq(ownIn(box), userId),
        wanted && sql`${current} = ${wanted}`,
        isPresentFor(userId),
        // One that a block ended tells nobody so once that is lifted: it is over when seven days are.
        or(ne(status, 'EXPIRED'), lte(expiresAt, now)),
        isEarlier(invitations.createdAt, invitations.id, after),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);
}

export type BoxRow = Awaited<ReturnType<typeof findBox>>[number];

interface Wait {
  readonly waiterId: string;
  readonly wantedId: string;
}

const isWait = (wait: Wait) =>
  and(eq(roomWaits.waiterId, wait.waiterId), eq(roomWaits.wantedId, wait.wantedId));

export async function insertWait(db: Db, wait: Wait, now: Date): Promise<void> {
  await db
    .insert(roomWaits)
    .values({ ...wait, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteWait(db: Db, wait: Wait): Promise<void> {
  await db.delete(roomWaits).where(isWait(wait));
}

export async function isWaiting(db: Db, wait: Wait): Promise<boolean> {
  return (await db.$count(roomWaits, isWait(wait))) > 0;
}

/** Holds the room of a member until the transaction ends: of parallel ones each counts whom those before it told. */
export async function lockRoom(tx: Db, wantedId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`room ${wantedId}`}, 0))`);
}

/** Takes those who have waited longest out of the line. @returns their ids; each comes out once. */
export async function takeWaiters(tx: Db, wantedId: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from room_waits where wanted_id = ${wantedId} and waiter_id in (
      select waiter_id from room_waits where wanted_id = ${wantedId}
      order by created_at, waiter_id limit ${most} for update skip locked
    ) returning waiter_id as id`);
  return rows.map(({ id }) => id);
}

/** Some of those somebody waits for, by their ids. */
export async function findWanted(db: Db, { after, limit }: RoundPage<string>): Promise<string[]> {
  const { wantedId } = roomWaits;
  const rows = await db
    .selectDistinct({ id: wantedId })
    .from(roomWaits)
    .where(after === undefined ? undefined : gt(wantedId, after))
    .orderBy(wantedId)
    .limit(limit);
  return rows.map(({ id }) => id);
}
