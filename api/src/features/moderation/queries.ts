import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { moderationActs } from '../../db/administration.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { connections, invitations, reports } from '../../db/talk.ts';

const reporters = alias(users, 'reporters');
const writers = alias(users, 'writers');

/** Reports and marks that nobody has closed, newest first, with whom they are about and whom they come from. */
export function findOpenReports(db: Db) {
  return db
    .select({
      id: reports.id,
      source: reports.source,
      reason: reports.reason,
      sentence: reports.sentence,
      createdAt: reports.createdAt,
      messages: sql<number>`cardinality(${reports.messageIds})`,
      invitationId: reports.invitationId,
      reported: { email: users.email, fullName: users.fullName, suspendedAt: users.suspendedAt },
      reporter: reporters.email,
      copiedFrom: writers.email,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reportedId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(writers, eq(writers.id, reports.copiedFromId))
    .where(isNull(reports.closedAt))
    .orderBy(desc(reports.createdAt), desc(reports.id));
}

export type OpenReport = Awaited<ReturnType<typeof findOpenReports>>[number];

/** Who decided, and why; a null administrator is whoever runs the place, or the server itself. */
export interface By {
  readonly adminId: string | null;
  readonly reason: string | null;
}

type NewAct = By & Pick<typeof moderationActs.$inferInsert, 'kind' | 'userId' | 'reportId'>;

export async function insertAct(tx: Db, act: NewAct, now: Date): Promise<void> {
  await tx.insert(moderationActs).values({ ...act, id: randomUUIDv7(), createdAt: now });
}

/** What decisions about a member look at; nobody else decides until `tx` ends. */
export async function lockMember(tx: Db, userId: string) {
  const [member] = await tx
    .select({
      role: users.role,
      fullName: users.fullName,
      suspendedAt: users.suspendedAt,
      emailConfirmedAt: users.emailConfirmedAt,
      identityReviewedAt: users.identityReviewedAt,
      identityReviewedName: users.identityReviewedName,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return member;
}

/** @returns whom it is about, `isFresh` where it was open; undefined where there is no such report. */
export async function closeReport(tx: Db, id: string, now: Date) {
  const isIt = eq(sql`${reports.id}::text`, id);
  const about = { reportedId: reports.reportedId };
  const [closed] = await tx
    .update(reports)
    .set({ closedAt: now })
    .where(and(isIt, isNull(reports.closedAt)))
    .returning(about);
  if (closed) return { ...closed, isFresh: true };
  const [known] = await tx.select(about).from(reports).where(isIt);
  return known && { ...known, isFresh: false };
}

/** Closes what is open about a member. @returns how many that were. */
export async function closeReportsAbout(tx: Db, reportedId: string, now: Date): Promise<number> {
  const closed = await tx
    .update(reports)
    .set({ closedAt: now })
    .where(and(eq(reports.reportedId, reportedId), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closed.length;
}

/** Suspends a member, or with null ends that. */
export async function setSuspended(tx: Db, userId: string, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}

export async function setIdentityReviewed(
  tx: Db,
  userId: string,
  identityReviewedAt: Date | null,
): Promise<void> {
  const identityReviewedName = identityReviewedAt && sql`${users.fullName}`;
  await tx.update(users).set({ identityReviewedAt, identityReviewedName }).where(eq(users.id, userId));
}

/** The badge vouches for a name: it ends before a member takes another one, and nobody gives it until that is done. */
export async function endReviewOfName(tx: Db, userId: string, fullName: string, now: Date): Promise<void> {
  const member = await lockMember(tx, userId);
  if (!member?.identityReviewedAt || member.fullName === fullName) return;
  await setIdentityReviewed(tx, userId, null);
  const act = { kind: 'IDENTITY_REVIEW_ENDED', reason: 'The full name was changed' } as const;
  await insertAct(tx, { ...act, userId, adminId: null }, now);
}

/** Whether somebody is connected with a member, or an invitation of theirs, or to them, waits for an answer. */
export async function isTied(tx: Db, userId: string, now: Date): Promise<boolean> {
  const connected = and(
    isNull(connections.endedAt),
    or(eq(connections.memberA, userId), eq(connections.memberB, userId)),
  );
  const { senderId, recipientId, status, expiresAt } = invitations;
  const waits = and(eq(status, 'PENDING'), gt(expiresAt, now));
  const invited = and(waits, or(eq(senderId, userId), eq(recipientId, userId)));
  return (await tx.$count(connections, connected)) + (await tx.$count(invitations, invited)) > 0;
}

export async function setAdministrator(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, userId));
}

/** Administrators who can log in, and read what is sent to their address. */
export function findAdministrators(db: Db) {
  const { id, email, fullName, calledName, role, emailConfirmedAt, suspendedAt, deletionDueAt } = users;
  return db
    .select({ id, email, fullName, calledName, emailConfirmedAt })
    .from(users)
    .where(and(eq(role, 'ADMIN'), isNotNull(emailConfirmedAt), isNull(suspendedAt), isNull(deletionDueAt)));
}
