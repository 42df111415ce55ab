import { randomUUIDv7 } from 'node:crypto';
import { notificationKindSchema } from '@ampersand/contract/notifications';
import { and, count, desc, eq, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { notifications, sessions, users } from '../../db/schema.ts';
import { isLive } from '../../lib/sessions.ts';
import { isNotParted } from '../users/pairs.ts';

type Row = typeof notifications.$inferSelect;
export type Kind = Row['kind'];

export interface NewNotification {
  readonly userId: string;
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
  /** Path of the web app, or null. */
  readonly link: string | null;
  /** Whom it names: it goes with that person's account. */
  readonly aboutId?: string;
  /** A second one of the same member with the same key changes nothing. */
  readonly dedupeKey?: string;
}

/** @returns whether it is new. */
export async function insertNotification(db: Db, notification: NewNotification, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(notifications)
    .values({ ...notification, id: randomUUIDv7(), createdAt: now })
    .onConflictDoNothing({ target: [notifications.userId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return inserted.length > 0;
}

/** How many notifications of a kind a member got since `start`. Of parallel transactions each sees those before it. */
export async function countSince(
  tx: Db,
  { userId, kind }: { userId: string; kind: Kind },
  start: Date,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
  return tx.$count(
    notifications,
    and(eq(notifications.userId, userId), eq(notifications.kind, kind), gte(notifications.createdAt, start)),
  );
}

/** Condition on `notifications`: it is no request of somebody suspended or about to leave, which nobody can answer now. */
const isNotOfLeaver = (): SQL =>
  sql`(${notifications.kind} <> 'REQUEST_RECEIVED' or not exists (select from users sender
    where sender.id = ${notifications.aboutId} and (sender.suspended_at is not null or sender.deletion_due_at is not null)))`;

/** A server of the next release may have written kinds that this one does not know; what they say is in their words. */
const knownKind = (kind: string): Kind => notificationKindSchema.catch('SYSTEM').parse(kind);

/** A member's notifications, latest first, behind `after`. */
export async function findNotifications(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | undefined },
) {
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      title: notifications.title,
      text: notifications.text,
      link: notifications.link,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNotParted(userId, notifications.aboutId),
        isNotOfLeaver(),
        isEarlier(notifications.createdAt, notifications.id, after),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: knownKind(row.kind) }));
}

const isUnread = (userId: string) =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    isNotParted(userId, notifications.aboutId),
    isNotOfLeaver(),
  );

export function countUnread(db: Db, userId: string): Promise<number> {
  return db.$count(notifications, isUnread(userId));
}

/** Marks some of a member's own notifications, or all of them, as read. @returns how many were unread. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread(userId), ids && inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return marked.length;
}

interface Told {
  readonly userId: string;
  readonly dedupeKey: string;
}

const isTold = ({ userId, dedupeKey }: Told) =>
  and(eq(notifications.userId, userId), eq(notifications.dedupeKey, dedupeKey));

/** @returns whether it was unread. */
export async function markReadByKey(tx: Db, told: Told, now: Date): Promise<boolean> {
  const marked = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isTold(told), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

/** @returns whether it was there. */
export async function deleteByKey(tx: Db, told: Told): Promise<boolean> {
  const deleted = await tx.delete(notifications).where(isTold(told)).returning({ id: notifications.id });
  return deleted.length > 0;
}

/** How many are unread for the persons of sessions; a session that has ended, or whose person is suspended, is left out. */
export async function findUnreadOfSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: sessions.id, unread: count(notifications.id) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      notifications,
      and(
        eq(notifications.userId, users.id),
        isNull(notifications.readAt),
        isNotParted(users.id, notifications.aboutId),
        isNotOfLeaver(),
      ),
    )
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`, isLive(now), isNull(users.suspendedAt)))
    .groupBy(sessions.id);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Which of some sessions still count, and do not belong to somebody who is suspended; each with when it was given its token. */
export async function findLiveSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const live = await db
    .select({ id: sessions.id, since: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`, isLive(now), isNull(users.suspendedAt)));
  return new Map(live.map(({ id, since }) => [id, since]));
}

/** Removes what is older than `before`; what told of a strong match is older than `matchesBefore`. */
export async function deleteOldNotifications(
  db: Db,
  { before, matchesBefore }: { before: Date; matchesBefore: Date },
): Promise<void> {
  const isMatch = eq(notifications.kind, 'STRONG_MATCH');
  await deleteInBatches(db, notifications, and(lt(notifications.createdAt, before), not(isMatch)));
  await deleteInBatches(db, notifications, and(lt(notifications.createdAt, matchesBefore), isMatch));
}
