import { randomUUIDv7 } from 'node:crypto';
import type { IssueBody } from '@ampersand/contract/issues';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { newsletterIssues as issues } from '../../db/administration.ts';
import type { Db } from '../../db/client.ts';
import { newsletterSubscribers as subscribers } from '../../db/schema.ts';

export type IssueRow = typeof issues.$inferSelect;

export function countConfirmed(db: Db): Promise<number> {
  return db.$count(subscribers, eq(subscribers.status, 'confirmed'));
}

/** Issues, newest first, as ids are: behind `after`. */
export function findIssues(
  db: Db,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Promise<IssueRow[]> {
  return db
    .select()
    .from(issues)
    .where(after ? lt(issues.id, after) : undefined)
    .orderBy(desc(issues.id))
    .limit(limit);
}

export async function findIssue(db: Db, id: string): Promise<IssueRow | undefined> {
  const [issue] = await db.select().from(issues).where(eq(issues.id, id));
  return issue;
}

/** An issue that nobody else changes or sends on until `tx` ends. */
export async function lockIssue(tx: Db, id: string): Promise<IssueRow | undefined> {
  const [issue] = await tx.select().from(issues).where(eq(issues.id, id)).for('update');
  return issue;
}

export async function insertIssue(db: Db, body: IssueBody, authorId: string, now: Date) {
  const values = { ...body, id: randomUUIDv7(), authorId, createdAt: now, updatedAt: now };
  const [issue] = await db.insert(issues).values(values).returning();
  return issue;
}

const isDraft = (id: string) => and(eq(issues.id, id), isNull(issues.startedAt));

/** @returns undefined where there is no such draft. */
export async function updateDraft(db: Db, id: string, body: IssueBody, now: Date) {
  const [issue] = await db
    .update(issues)
    .set({ ...body, updatedAt: now })
    .where(isDraft(id))
    .returning();
  return issue;
}

/** @returns whether there was such a draft. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  return (await db.delete(issues).where(isDraft(id)).returning({ id: issues.id })).length > 0;
}

export async function startIssue(tx: Db, id: string, recipients: number, now: Date): Promise<void> {
  await tx.update(issues).set({ startedAt: now, recipients }).where(eq(issues.id, id));
}

/** The next subscribers, by id, who had confirmed when an issue began to be sent, and have not left since. */
export function findNextRecipients(
  tx: Db,
  {
    startedAt,
    after,
    limit,
  }: { readonly startedAt: Date; readonly after: string | null; readonly limit: number },
) {
  return tx
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.status, 'confirmed'),
        lte(subscribers.confirmedAt, startedAt),
        after ? gt(subscribers.id, after) : undefined,
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(limit);
}

export async function noteWritten(
  tx: Db,
  id: string,
  { lastSubscriberId, count }: { readonly lastSubscriberId: string; readonly count: number },
): Promise<void> {
  await tx
    .update(issues)
    .set({ lastSubscriberId, written: sql`${issues.written} + ${count}` })
    .where(eq(issues.id, id));
}

export async function finishIssue(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(issues).set({ finishedAt: now }).where(eq(issues.id, id));
}

/** Issues that are not yet written to all. */
export function findUnderWay(db: Db) {
  return db
    .select({ id: issues.id })
    .from(issues)
    .where(and(isNotNull(issues.startedAt), isNull(issues.finishedAt)));
}
