import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attachments, invitations, messages, reportReads, reports } from '../../db/talk.ts';

/** A report with the invitation it names. */
export async function findReport(db: Db, reportId: string) {
  const { note, question, answer } = invitations;
  const [row] = await db
    .select({
      id: reports.id,
      reportedId: reports.reportedId,
      messageIds: reports.messageIds,
      invitation: { note, question, answer },
    })
    .from(reports)
    .leftJoin(invitations, eq(invitations.id, reports.invitationId))
    .where(eq(reports.id, reportId));
  return row;
}

/** The conversation of the messages that a report names: they were all written to its reporter, or are one. */
export async function findConversationOf(db: Db, messageIds: readonly string[]): Promise<string | undefined> {
  const [row] = await db
    .select({ connectionId: messages.connectionId })
    .from(messages)
    .where(inArray(messages.id, [...messageIds]))
    .limit(1);
  return row?.connectionId;
}

interface Part {
  readonly connectionId: string;
  readonly before: number | undefined;
  readonly limit: number;
}

/** Messages of a conversation, oldest first, for who decides on a report. */
export async function findForReport(db: Db, { connectionId, before, limit }: Part) {
  const rows = await db
    .select({
      id: messages.id,
      seq: messages.seq,
      senderId: messages.senderId,
      text: messages.text,
      earlierTexts: messages.earlierTexts,
      attachment: { kind: attachments.kind, name: attachments.name },
      createdAt: messages.createdAt,
      takenBackAt: messages.takenBackAt,
    })
    .from(messages)
    .leftJoin(attachments, eq(attachments.messageId, messages.id))
    .where(
      and(
        eq(messages.connectionId, connectionId),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

export async function insertRead(
  db: Db,
  { reportId, readerId }: { readonly reportId: string; readonly readerId: string },
  now: Date,
): Promise<void> {
  await db.insert(reportReads).values({ id: randomUUIDv7(), reportId, readerId, createdAt: now });
}
