import { WEEK_MS } from '@ampersand/contract/time';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notifications, users } from '../../db/schema.ts';
import { invitations } from '../../db/talk.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import { countAwaitingAnswer } from '../connections/queries.ts';
import { isPresentFor } from '../users/pairs.ts';
import { type Answering, LEAST_ANSWERS, places, RECORD_MS, ROOM_KEPT_MS } from './rules.ts';

const { senderId, recipientId, status, createdAt, openedAt, answeredAt, expiresAt } = invitations;

/** Those that a member sent in the last seven days, however they ended: a count that falls would tell of a block. */
const isCounted = (userId: string, now: Date) =>
  and(eq(senderId, userId), gt(createdAt, new Date(now.getTime() - WEEK_MS)));

export function countSent(db: Db, userId: string, now: Date): Promise<number> {
  return db.$count(invitations, isCounted(userId, now));
}

/** When a member who has sent as many as they may can send one more; undefined for whoever can now. */
export async function findFreeAt(db: Db, userId: string, most: number, now: Date): Promise<Date | undefined> {
  const [inTheWay] = await db
    .select({ createdAt })
    .from(invitations)
    .where(isCounted(userId, now))
    .orderBy(desc(createdAt))
    .offset(most - 1)
    .limit(1);
  return inTheWay && new Date(inTheWay.createdAt.getTime() + WEEK_MS);
}

/** How many requests of a member wait for an answer. */
export async function countOpen(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(invitations)
    .innerJoin(users, eq(users.id, senderId))
    .where(and(eq(recipientId, userId), eq(status, 'PENDING'), gt(expiresAt, now), isPresentFor(userId)));
  return row?.open ?? 0;
}

/** Requests and conversations that wait for a member's answer. */
export async function countUnanswered(db: Db, userId: string, now: Date): Promise<number> {
  return (await countOpen(db, userId, now)) + (await countAwaitingAnswer(db, userId));
}

async function findAnswering(db: Db, userId: string, now: Date): Promise<Answering> {
  const isAnswered = inArray(status, ['ACCEPTED', 'DECLINED']);
  const isLeft = and(eq(status, 'EXPIRED'), isNotNull(openedAt));
  const [row] = await db
    .select({
      settled: count(),
      answered: sql<number>`count(*) filter (where ${isAnswered})::int`,
      leftUnanswered: sql<number>`count(*) filter (where ${isLeft})::int`,
    })
    .from(invitations)
    .where(
      and(
        eq(recipientId, userId),
        inArray(status, ['ACCEPTED', 'DECLINED', 'EXPIRED']),
        gt(answeredAt, new Date(now.getTime() - RECORD_MS)),
      ),
    );
  return row ?? { settled: 0, answered: 0, leftUnanswered: 0 };
}

/** How many more requests a member can be sent now. */
export async function findPlaces(db: Db, userId: string, now: Date): Promise<number> {
  return places(await findAnswering(db, userId, now), await countOpen(db, userId, now));
}

/** How many were told within a day that a member has room, and have not invited them since. */
export function countTold(db: Db, wantedId: string, now: Date): Promise<number> {
  const { kind, aboutId, userId, createdAt: toldAt } = notifications;
  const hasInvited = sql`exists (select from ${invitations} where ${senderId} = ${userId}
    and ${recipientId} = ${wantedId} and ${createdAt} >= ${toldAt})`;
  return db.$count(
    notifications,
    and(
      eq(kind, 'ROOM_AGAIN'),
      eq(aboutId, wantedId),
      gt(toldAt, new Date(now.getTime() - ROOM_KEPT_MS)),
      not(hasInvited),
    ),
  );
}

/** What the people whom a member invited have answered, counted; undefined below three. */
export async function findAnswers(db: Db, userId: string) {
  const rows = await db
    .select({ status, reason: invitations.declineReason, times: count() })
    .from(invitations)
    .where(and(eq(senderId, userId), inArray(status, ['ACCEPTED', 'DECLINED'])))
    .groupBy(status, invitations.declineReason)
    .orderBy(desc(count()), invitations.declineReason);
  const total = (wanted: 'ACCEPTED' | 'DECLINED') =>
    rows.filter((row) => row.status === wanted).reduce((sum, { times }) => sum + times, 0);
  const [accepted, declined] = [total('ACCEPTED'), total('DECLINED')];
  if (accepted + declined < LEAST_ANSWERS) return undefined;
  const reasons = rows.flatMap(({ reason, times }) => (reason ? [{ reason, times }] : []));
  return { accepted, declined, reasons };
}

/** Some of the invitations whose seven days are over, by their ids. */
export async function findDue(db: Db, now: Date, { after, limit }: RoundPage<string>): Promise<string[]> {
  const { id } = invitations;
  const isOver = and(eq(status, 'PENDING'), lte(expiresAt, now), isNull(answeredAt));
  const rows = await db
    .select({ id })
    .from(invitations)
    .where(and(isOver, after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
  return rows.map((row) => row.id);
}
