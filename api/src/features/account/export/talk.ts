import { and, asc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  attachments,
  blocks,
  connectionMembers,
  connections,
  invitations,
  messages,
  outcomes,
  reactions,
  reportReads,
  reports,
  roomWaits,
} from '../../../db/talk.ts';
import { behind, inPages, mapped, PAGE } from './pages.ts';

/**
 * Invitations, connections and conversations of a person, both sides of each with the texts that were changed. Left out is
 * what others keep to themselves: when they opened an invitation, whether they say that the two have met, whom they
 * saved, passed on, blocked, reported or wait for.
 */
export async function findTalk(db: Db, userId: string, now: Date) {
  const { openedAt, emailedAt, ...sent } = getTableColumns(invitations);
  const { listPosition, ...received } = getTableColumns(invitations);
  return {
    invitations: {
      sent: await db
        .select({ ...sent, ...asTold(now) })
        .from(invitations)
        .where(eq(invitations.senderId, userId)),
      received: await db.select(received).from(invitations).where(eq(invitations.recipientId, userId)),
    },
    room_waits: await db.select().from(roomWaits).where(eq(roomWaits.waiterId, userId)),
    connections: await db
      .select({ ...getTableColumns(connections), endReason: ownEndReason(userId) })
      .from(connections)
      .where(or(eq(connections.memberA, userId), eq(connections.memberB, userId))),
    connection_members: await db.select().from(connectionMembers).where(eq(connectionMembers.userId, userId)),
    messages: ownMessages(db, userId),
    reactions: await db.select().from(reactions).where(eq(reactions.userId, userId)),
    attachments: attachmentsOf(db, userId),
    outcomes: { ofMine: ownOutcomes(db, userId), ofOthers: outcomesOfOthers(db, userId) },
    blocks: await db.select().from(blocks).where(eq(blocks.blockerId, userId)),
    reports: await db.select().from(reports).where(eq(reports.reporterId, userId)),
    report_reads: await db.select().from(reportReads).where(eq(reportReads.readerId, userId)),
  };
}

/** An invitation that ended early without an answer, as a block ends it, waits for its sender until its time is over. */
const asTold = (now: Date) => ({
  status: sql<string>`case when ${invitations.status} = 'EXPIRED' and ${invitations.expiresAt} > ${now}::timestamptz then 'PENDING' else ${invitations.status} end`,
  answeredAt:
    sql<Date | null>`case when ${invitations.status} <> 'EXPIRED' then ${invitations.answeredAt} end`.mapWith(
      invitations.answeredAt,
    ),
});

/** Why the other ended a connection is not told. */
const ownEndReason = (userId: string) =>
  sql<string | null>`case when ${connections.endedBy} = ${userId}::uuid then ${connections.endReason} end`;

function ownMessages(db: Db, userId: string) {
  const { searchText, idempotencyKey, ...shown } = getTableColumns(messages);
  const { connectionId, seq } = messages;
  return inPages<Omit<typeof messages.$inferSelect, 'searchText' | 'idempotencyKey'>>((last) =>
    db
      .select(shown)
      .from(messages)
      .innerJoin(connections, eq(connections.id, connectionId))
      .where(
        and(
          or(eq(connections.memberA, userId), eq(connections.memberB, userId)),
          behind(sql`${connectionId}, ${seq}`, last && sql`${last.connectionId}::uuid, ${last.seq}::bigint`),
        ),
      )
      .orderBy(asc(connectionId), asc(seq))
      .limit(PAGE),
  );
}

/** Files of both sides, as messages are; the own ones lie beside, under their ids. */
function attachmentsOf(db: Db, userId: string) {
  const { path, ...shown } = getTableColumns(attachments);
  return inPages<Omit<typeof attachments.$inferSelect, 'path'>>((last) =>
    db
      .select(shown)
      .from(attachments)
      .innerJoin(connections, eq(connections.id, attachments.connectionId))
      .where(
        and(
          or(eq(connections.memberA, userId), eq(connections.memberB, userId)),
          or(isNotNull(attachments.messageId), eq(attachments.uploaderId, userId)),
          behind(sql`${attachments.id}`, last && sql`${last.id}::uuid`),
        ),
      )
      .orderBy(asc(attachments.id))
      .limit(PAGE),
  );
}

type OutcomeRow = typeof outcomes.$inferSelect;

function outcomePages(db: Db, which: SQL | undefined) {
  return inPages<OutcomeRow>((last) =>
    db
      .select()
      .from(outcomes)
      .where(and(which, behind(sql`${outcomes.id}`, last && sql`${last.id}::uuid`)))
      .orderBy(asc(outcomes.id))
      .limit(PAGE),
  );
}

const ownOutcomes = (db: Db, userId: string) => outcomePages(db, eq(outcomes.actorId, userId));

/** What a member was told of when it happened; all else that others do about them, these keep to themselves. */
const TOLD: readonly OutcomeRow['kind'][] = [
  'INVITED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'FIRST_REPLY',
  'ENDED',
  'TRIAL_AGREED',
  'TRIAL_WENT_ON',
  'TRIAL_EXTENDED',
  'TRIAL_STOPPED',
];

const outcomesOfOthers = (db: Db, userId: string) =>
  mapped(
    outcomePages(db, and(eq(outcomes.subjectId, userId), inArray(outcomes.kind, [...TOLD]))),
    ({ kind, at }: OutcomeRow) => ({ kind, at }),
  );
