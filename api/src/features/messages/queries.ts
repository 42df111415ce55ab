import { randomUUIDv7 } from 'node:crypto';
import type { AttachmentKind, ReactionKind } from '@ampersand/contract/enumerations';
import { and, asc, eq, gt, gte, lt, lte, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { attachments, messages } from '../../db/talk.ts';
import { isOpenTo } from '../connections/own.ts';
import { searchable } from '../connections/rules.ts';
import type { Places } from './rules.ts';

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

/** A new message as {@link shown} has it: without quote and file, changed by nobody. */
export const asNew = (
  written: Pick<
    MessageRow,
    'id' | 'connectionId' | 'seq' | 'senderId' | 'idempotencyKey' | 'text' | 'createdAt'
  >,
): MessageRow => ({
  ...written,
  attachment: null,
  editedAt: null,
  takenBackAt: null,
  lastChange: 0,
  quoted: null,
  reactions: [],
});

/**
 * Messages at some places of a conversation, oldest first. Places have no gaps, so both ends are known: by an end and a number alone
 * the planner reads all of a conversation whose length it does not know yet, and the embedded database never learns it.
 */
export const findPlaces = (db: Db, inside: string, { first, count }: Places) =>
  shown(db)
    .where(and(eq(connectionId, inside), gte(seq, first), lt(seq, first + count)))
    .orderBy(asc(seq));

/**
 * What was changed since a change, in the order of the changes. More than `limit` where the last change touched several
 * messages: the number of a change is all that a reader goes on from.
 */
export function findChanged(db: Db, inside: string, change: number, limit: number) {
  const { lastChange } = messages;
  const isSince = and(eq(connectionId, inside), gt(lastChange, change), gt(lastChange, 0));
  const first = db
    .select({ lastChange })
    .from(messages)
    .where(isSince)
    .orderBy(asc(lastChange))
    .limit(limit)
    .as('first');
  const last = db.select({ lastChange: max(first.lastChange) }).from(first);
  return shown(db)
    .where(and(isSince, lte(lastChange, last)))
    .orderBy(asc(lastChange), asc(seq));
}

/** The place of the first message from a moment on. */
export async function findPlaceSince(db: Db, inside: string, moment: Date): Promise<number | undefined> {
  const [first] = await db
    .select({ seq })
    .from(messages)
    .where(and(eq(connectionId, inside), gte(messages.createdAt, moment)))
    .orderBy(asc(seq))
    .limit(1);
  return first?.seq;
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

interface NewMessage {
  readonly connectionId: string;
  readonly senderId: string;
  readonly idempotencyKey: string;
  readonly text: string;
  readonly quotedId: string | null;
}

interface Inserted extends Record<string, unknown> {
  readonly seq: string;
  readonly quoted_id: string | null;
  readonly other_id: string;
  readonly is_first_reply: boolean;
  readonly told_quiet: string[];
}

/**
 * Writes a message at the next place of its conversation, which is quiet no more. One statement, since members wait for it. A quote
 * from elsewhere is left out. @returns its id and place, what it quotes, the other one, whether it is the first answer of its
 * sender, notes of invitations apart, and who had been asked about the silence before; undefined when there is one under the key,
 * the key is kept for the note of an invitation, or its sender cannot write there.
 */
export async function insertMessage(tx: Db, message: NewMessage, now: Date) {
  const { connectionId: inside, senderId: by, idempotencyKey: key, text, quotedId } = message;
  const newId = randomUUIDv7();
  const { rows } = await tx.execute<Inserted>(sql`
    with before as (
      select users.id as other_id, exists (select from messages where sender_id = ${by} and idempotency_key = ${key})
          or exists (select from invitations where id = ${key}) as is_taken,
        exists (select from messages where connection_id = ${inside} and sender_id <> ${by})
          and not exists (select from messages m where m.connection_id = ${inside} and m.sender_id = ${by}
            and not exists (select from invitations i where i.id = m.idempotency_key)) as is_first_reply
      from users where ${isOpenTo({ connectionId: inside, userId: by })}
    ), counted as (
      update connections set last_seq = last_seq + 1, last_message_at = ${now}
      from before where id = ${inside} and not is_taken returning last_seq
    ), woken as (
      update connection_members set folded_at = null, quiet_asked_at = null
      from counted where connection_id = ${inside} and (folded_at is not null or quiet_asked_at is not null)
      returning user_id
    ), written as (
      insert into messages (id, connection_id, seq, sender_id, idempotency_key, text, search_text, quoted_id, created_at)
      select ${newId}::uuid, ${inside}::uuid, last_seq, ${by}::uuid, ${key}::uuid, ${text}, ${searchable(text)},
        (select q.id from messages q where q.id = ${quotedId} and q.connection_id = ${inside}), ${now}::timestamptz
      from counted returning seq, quoted_id
    )
    select seq, quoted_id, other_id, is_first_reply, array(select user_id::text from woken) as told_quiet from written, before`);
  const [row] = rows;
  return (
    row && {
      id: newId,
      seq: Number(row.seq),
      quotedId: row.quoted_id,
      otherId: row.other_id,
      isFirstReply: row.is_first_reply,
      toldQuiet: row.told_quiet,
    }
  );
}
