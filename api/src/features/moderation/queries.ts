import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { reports } from '../../db/talk.ts';

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

/** @returns whether there is such a report that was open. */
export async function closeReport(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(reports)
    .set({ closedAt: now })
    .where(and(eq(sql`${reports.id}::text`, id), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closed.length > 0;
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

/** Suspends a member, or with null ends that. @returns whether anything changed. */
export async function setSuspended(tx: Db, userId: string, date: Date | null): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ suspendedAt: date })
    .where(and(eq(users.id, userId), date ? isNull(users.suspendedAt) : isNotNull(users.suspendedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function setAdministrator(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ role: 'ADMIN' }).where(eq(users.id, userId));
}
