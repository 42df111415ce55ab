import { randomUUIDv7 } from 'node:crypto';
import type { Audience } from '@ampersand/contract/enumerations';
import type { IssueBody } from '@ampersand/contract/issues';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { newsletterIssues as issues } from '../../db/administration.ts';
import type { Db } from '../../db/client.ts';
import { waitlistEntries as entries, newsletterSubscribers as subscribers, users } from '../../db/schema.ts';

export type IssueRow = typeof issues.$inferSelect;

/** Who is asked for an audience: a table, its rows that count, and since when they do. */
const READERS = {
  SUBSCRIBERS: {
    table: subscribers,
    isReader: eq(subscribers.status, 'confirmed'),
    since: subscribers.confirmedAt,
  },
  WAITLIST: { table: entries, isReader: eq(entries.status, 'confirmed'), since: entries.confirmedAt },
  MEMBERS: { table: users, isReader: isNotNull(users.emailConfirmedAt), since: users.emailConfirmedAt },
} as const;

export function countReaders(db: Db, audience: Audience) {
  const { table, isReader } = READERS[audience];
  return db.$count(table, isReader);
}

/** To how many an issue would go, for each audience; one round trip. */
export async function countAllReaders(db: Db): Promise<Record<Audience, number>> {
  const countOf = (audience: Audience) => sql`${countReaders(db, audience)}::int`;
  const { rows } = await db.execute<Record<Audience, number>>(sql`
    select ${countOf('SUBSCRIBERS')} as "SUBSCRIBERS", ${countOf('WAITLIST')} as "WAITLIST", ${countOf('MEMBERS')} as "MEMBERS"`);
  return rows[0] ?? { SUBSCRIBERS: 0, WAITLIST: 0, MEMBERS: 0 };
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

/** `expected`: only if this version is stored. @returns undefined where there is no such draft. */
export async function updateDraft(
  db: Db,
  id: string,
  body: IssueBody,
  expected: number | undefined,
  now: Date,
) {
  const isExpected = expected === undefined ? undefined : eq(issues.version, expected);
  const [issue] = await db
    .update(issues)
    .set({ ...body, version: sql`${issues.version} + 1`, updatedAt: now })
    .where(and(isDraft(id), isExpected))
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

interface Next {
  readonly audience: Audience;
  readonly startedAt: Date;
  readonly after: string | null;
  readonly limit: number;
}

/** The next of an audience, by id, who belonged to it when an issue began to be sent, and have not left since. */
export function findNextRecipients(tx: Db, { audience, startedAt, after, limit }: Next) {
  const { table, isReader, since } = READERS[audience];
  return tx
    .select({ id: table.id, email: table.email })
    .from(table)
    .where(and(isReader, lte(since, startedAt), after ? gt(table.id, after) : undefined))
    .orderBy(asc(table.id))
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
