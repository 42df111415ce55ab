import { randomUUIDv7 } from 'node:crypto';
import type { AttachmentKind, ReactionKind } from '@ampersand/contract/enumerations';
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { attachments, connectionMembers, connections, messages } from '../../db/talk.ts';
import { searchable } from '../connections/rules.ts';

const EXCERPT = 140;
const quoted = alias(messages, 'quoted');
const quotedFile = alias(attachments, 'quoted_file');
const { id, connectionId, seq, senderId, idempotencyKey } = messages;

interface Reaction {
  readonly kind: ReactionKind;
  readonly by: string;
}

export const shown = (db: Db) =>
  db
    .select({
      id,
      connectionId,
      seq,
      senderId,
      idempotencyKey,
      text: messages.text,
      attachment: {
        id: attachments.id,
        kind: attachments.kind,
        name: attachments.name,
        bytes: attachments.bytes,
        width: attachments.width,
        height: attachments.height,
      },
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      takenBackAt: messages.takenBackAt,
      lastChange: messages.lastChange,
      quoted: {
        id: quoted.id,
        seq: quoted.seq,
        senderId: quoted.senderId,
        text: sql<string>`left(${quoted.text}, ${EXCERPT})`,
        attachment: sql<AttachmentKind | null>`${quotedFile.kind}`,
        takenBackAt: quoted.takenBackAt,
      },
      reactions: sql<Reaction[]>`(
        select coalesce(json_agg(json_build_object('kind', r.kind, 'by', r.user_id) order by r.created_at, r.kind), '[]')
        from reactions r where r.message_id = ${id})`,
    })
    .from(messages)
    .leftJoin(quoted, eq(quoted.id, messages.quotedId))
    .leftJoin(attachments, eq(attachments.messageId, id))
    .leftJoin(quotedFile, eq(quotedFile.messageId, quoted.id));

export type MessageRow = Awaited<ReturnType<typeof shown>>[number];

interface Part {
  readonly where: SQL | undefined;
  /** Which end of the part is looked at first. */
  readonly from: 'oldest' | 'newest';
  readonly limit: number;
}

/** Messages of a conversation, oldest first. */
async function findPart(db: Db, inside: string, { where, from, limit }: Part): Promise<MessageRow[]> {
  const rows = await shown(db)
    .where(and(eq(connectionId, inside), where))
    .orderBy(from === 'oldest' ? asc(seq) : desc(seq))
    .limit(limit);
  return from === 'oldest' ? rows : rows.reverse();
}

export const findNewest = (db: Db, inside: string, limit: number) =>
  findPart(db, inside, { where: undefined, from: 'newest', limit });
export const findBefore = (db: Db, inside: string, place: number, limit: number) =>
  findPart(db, inside, { where: lt(seq, place), from: 'newest', limit });
export const findAfter = (db: Db, inside: string, place: number, limit: number) =>
  findPart(db, inside, { where: gt(seq, place), from: 'oldest', limit });

/** What was changed since a change, in the order of the changes. */
export const findChanged = (db: Db, inside: string, change: number, limit: number) =>
  shown(db)
    .where(and(eq(connectionId, inside), gt(messages.lastChange, change), gt(messages.lastChange, 0)))
    .orderBy(asc(messages.lastChange), asc(seq))
    .limit(limit);

/** The message at a place, with as many before it as behind it. */
export async function findAround(db: Db, inside: string, place: number, limit: number) {
  const older = Math.floor(limit / 2);
  const before = older > 0 ? await findBefore(db, inside, place, older) : [];
  const behind = await findPart(db, inside, {
    where: gte(seq, place),
    from: 'oldest',
    limit: limit - before.length,
  });
  return [...before, ...behind];
}

/** What stands around the first message from a moment on; the newest where there is none. */
export async function findSince(db: Db, inside: string, moment: Date, limit: number) {
  const [first] = await db
    .select({ seq })
    .from(messages)
    .where(and(eq(connectionId, inside), gte(messages.createdAt, moment)))
    .orderBy(asc(seq))
    .limit(1);
  return first ? findAround(db, inside, first.seq, limit) : findNewest(db, inside, limit);
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await shown(db).where(eq(id, messageId));
  return row;
}

/** What a member has sent under a key, wherever it was. */
export async function findSent(db: Db, sender: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await shown(db).where(and(eq(senderId, sender), eq(idempotencyKey, key)));
  return row;
}

export async function isMessageOf(db: Db, inside: string, messageId: string): Promise<boolean> {
  return (await db.$count(messages, and(eq(id, messageId), eq(connectionId, inside)))) > 0;
}

interface NewMessage {
  readonly connectionId: string;
  readonly senderId: string;
  readonly idempotencyKey: string;
  readonly text: string;
  readonly quotedId: string | null;
}

/** Writes a message at the next place of its conversation, which is quiet no more. @returns its id and place, and whom the silence before had been told. */
export async function insertMessage(tx: Db, message: NewMessage, now: Date) {
  const [counted] = await tx
    .update(connections)
    .set({ lastSeq: sql`${connections.lastSeq} + 1`, lastMessageAt: now })
    .where(eq(connections.id, message.connectionId))
    .returning({ lastSeq: connections.lastSeq });
  if (!counted) throw new Error('a connection expected');
  const place = { id: randomUUIDv7(), seq: counted.lastSeq };
  await tx
    .insert(messages)
    .values({ ...message, ...place, searchText: searchable(message.text), createdAt: now });
  const told = await tx
    .update(connectionMembers)
    .set({ foldedAt: null, quietAskedAt: null })
    .where(
      and(
        eq(connectionMembers.connectionId, message.connectionId),
        sql`(${connectionMembers.foldedAt} is not null or ${connectionMembers.quietAskedAt} is not null)`,
      ),
    )
    .returning({ userId: connectionMembers.userId });
  return { ...place, toldQuiet: told.map(({ userId }) => userId) };
}

/** Whether what a member is about to write is their first answer to the other: notes of invitations do not count as one. */
export async function isFirstReply(tx: Db, inside: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ first: boolean }>(sql`
    select exists (select from messages where connection_id = ${inside} and sender_id <> ${userId})
      and not exists (select from messages m where m.connection_id = ${inside} and m.sender_id = ${userId}
        and not exists (select from invitations i where i.id = m.idempotency_key)) as first`);
  return rows[0]?.first ?? false;
}
