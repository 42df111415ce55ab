import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { invitations, messages, reports } from '../../db/talk.ts';
import { NEW_ACCOUNT_MS } from './rules.ts';

/** A note as it is compared: whatever the case and the blanks. */
const folded = (note: SQL | typeof invitations.note) =>
  sql`regexp_replace(lower(normalize(${note}, NFKC)), '\\s+', ' ', 'g')`;

const isSameNote = (senderId: string, note: string) =>
  and(eq(invitations.senderId, senderId), sql`${folded(invitations.note)} = ${folded(sql`${note}::text`)}`);

/** How many people a member has sent the same note. */
export async function countSameNote(db: Db, senderId: string, note: string): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct ${invitations.recipientId})::int` })
    .from(invitations)
    .where(isSameNote(senderId, note));
  return row?.people ?? 0;
}

/** Whether a member is marked for this note. */
export async function isNoteMarked(db: Db, senderId: string, note: string): Promise<boolean> {
  const marked = db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(invitations, eq(invitations.id, reports.invitationId))
    .where(and(eq(reports.source, 'SAME_NOTE'), isSameNote(senderId, note)));
  return (await marked.limit(1)).length > 0;
}

export async function isNewAccount(db: Db, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - NEW_ACCOUNT_MS);
  return (await db.$count(users, and(eq(users.id, userId), gt(users.createdAt, since)))) > 0;
}

interface Place {
  readonly connectionId: string;
  readonly senderId: string;
  readonly seq: number;
}

/** Whether a member had written nothing in a conversation before a place, notes of invitations included. */
export async function isFirstOf(db: Db, { connectionId, senderId, seq }: Place): Promise<boolean> {
  const { connectionId: inside, senderId: by, seq: at } = messages;
  return (await db.$count(messages, and(eq(inside, connectionId), eq(by, senderId), lt(at, seq)))) === 0;
}

interface Marked {
  readonly source: typeof reports.$inferSelect.source;
  readonly reportedId: string;
  readonly connectionId: string;
  readonly since: Date;
}

/** Whether what a member writes in a conversation was marked for the same since a moment. */
export async function isConversationMarked(
  db: Db,
  { source, reportedId, connectionId, since }: Marked,
): Promise<boolean> {
  const ofConversation = sql`exists (select from messages m
    where m.id = any(${reports.messageIds}) and m.connection_id = ${connectionId})`;
  const marked = and(
    eq(reports.source, source),
    eq(reports.reportedId, reportedId),
    gt(reports.createdAt, since),
    ofConversation,
  );
  return (await db.$count(reports, marked)) > 0;
}

/** Whether what a member writes about calls was marked since a moment: such marks name neither messages nor an invitation. */
export async function isCallMarked(db: Db, reportedId: string, since: Date): Promise<boolean> {
  const { source, messageIds, invitationId, createdAt } = reports;
  const marked = and(
    eq(source, 'LISTED_HOST'),
    eq(reports.reportedId, reportedId),
    gt(createdAt, since),
    eq(messageIds, []),
    isNull(invitationId),
  );
  return (await db.$count(reports, marked)) > 0;
}

/** Of pairs of a member with others who wrote the same: who came later, if not marked for it yet, and who was there before. */
export async function findUnmarkedCopies(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<{ copierId: string; writerId: string }[]> {
  const { rows } = await db.execute<{ copierId: string; writerId: string }>(sql`
    select distinct on (later.id) later.id as "copierId", earlier.id as "writerId"
    from ${users} as later
    join ${users} as earlier on (earlier.created_at, earlier.id) < (later.created_at, later.id)
    where ((later.id = ${userId} and earlier.id = any(${sql.param(otherIds)}::uuid[]))
      or (earlier.id = ${userId} and later.id = any(${sql.param(otherIds)}::uuid[])))
      and not exists (
        select from ${reports} where source = 'COPIED_PROFILE' and reported_id = later.id
      )
    order by later.id, earlier.created_at`);
  return rows;
}
