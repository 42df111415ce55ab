import { randomUUIDv7 } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { connectionMembers, invitations, messages, reports } from '../../db/talk.ts';

/** What a report is about came from one to the other. */
interface Way {
  readonly fromId: string;
  readonly toId: string;
}

/** How many of some messages one member wrote to another. */
export function countWritten(db: Db, { fromId, toId }: Way, ids: readonly string[]): Promise<number> {
  const theirs = db
    .select({ id: connectionMembers.connectionId })
    .from(connectionMembers)
    .where(eq(connectionMembers.userId, toId));
  return db.$count(
    messages,
    and(
      inArray(messages.id, [...ids]),
      eq(messages.senderId, fromId),
      inArray(messages.connectionId, theirs),
    ),
  );
}

export async function isInvitationOf(db: Db, { fromId, toId }: Way, id: string): Promise<boolean> {
  const { senderId, recipientId } = invitations;
  return (
    (await db.$count(invitations, and(eq(invitations.id, id), eq(senderId, fromId), eq(recipientId, toId)))) >
    0
  );
}

interface MembersReport {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: typeof reports.$inferInsert.reason;
  readonly sentence: string | null;
  readonly messageIds: string[];
  readonly invitationId: string | null;
}

export type NewReport = Omit<typeof reports.$inferInsert, 'id' | 'createdAt'>;

/** What a member has reported in the same words already, as after a lost answer, and nobody has dealt with yet. */
export async function findOpenReport(
  db: Db,
  { reporterId, reportedId, reason, sentence, messageIds, invitationId }: MembersReport,
) {
  const [report] = await db
    .select({ id: reports.id, createdAt: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.source, 'MEMBER'),
        eq(reports.reporterId, reporterId),
        eq(reports.reportedId, reportedId),
        eq(reports.reason, reason),
        sql`${reports.sentence} is not distinct from ${sentence}`,
        eq(reports.messageIds, messageIds),
        sql`${reports.invitationId} is not distinct from ${invitationId}`,
        isNull(reports.closedAt),
      ),
    );
  return report;
}

/** The mark of a copied profile is kept once a member. */
export async function insertReport(db: Db, report: NewReport, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insert(reports)
    .values({ ...report, id, createdAt: now })
    .onConflictDoNothing();
  return id;
}
