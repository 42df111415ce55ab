import { randomUUIDv7 } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { attachments, connectionMembers, connections, messages } from '../../db/talk.ts';
import { isPresentFor } from '../users/pairs.ts';
import { isOwn } from './own.ts';
import { ordered, searchable } from './rules.ts';

/** What somebody wrote when they asked; it opens the conversation. */
export interface Opening {
  /** Of the invitation; it makes the message unique. */
  readonly id: string;
  readonly senderId: string;
  readonly text: string;
  readonly createdAt: Date;
}

interface NewConnection {
  /** Who said yes last, and has read what the other wrote. */
  readonly accepterId: string;
  readonly otherId: string;
  readonly invitationId: string;
  /** Oldest first. */
  readonly openings: readonly Opening[];
}

/** When and by whom a connection was ended that has been made anew since. */
export interface FormerEnd {
  readonly endedAt: Date;
  readonly endedBy: string | null;
}

/** Connects two members, anew if they were connected before: their conversation goes on then. */
export async function insertConnection(
  tx: Db,
  made: NewConnection,
  now: Date,
): Promise<{ readonly id: string; readonly formerEnd: FormerEnd | undefined }> {
  const { accepterId, otherId, invitationId, openings } = made;
  const formerEnd = await findEnd(tx, accepterId, otherId);
  const again = { invitationId, endedAt: null, endedBy: null, endReason: null };
  const [row] = await tx
    .insert(connections)
    .values({ id: randomUUIDv7(), ...ordered(accepterId, otherId), invitationId, createdAt: now })
    .onConflictDoUpdate({ target: [connections.memberA, connections.memberB], set: again })
    .returning({ id: connections.id });
  if (!row) throw new Error('a connection expected');
  const places = await insertOpenings(tx, row.id, openings, now);
  const newest = places.at(-1) ?? 0;
  const own = places[openings.findLastIndex(({ senderId }) => senderId === otherId)] ?? 0;
  await setRead(tx, row.id, accepterId, newest);
  await setRead(tx, row.id, otherId, own);
  return { id: row.id, formerEnd };
}

async function findEnd(tx: Db, one: string, other: string): Promise<FormerEnd | undefined> {
  const { memberA, memberB } = ordered(one, other);
  const { endedAt, endedBy } = connections;
  const [row] = await tx
    .select({ endedAt, endedBy })
    .from(connections)
    .where(and(eq(connections.memberA, memberA), eq(connections.memberB, memberB)));
  return row?.endedAt ? { endedAt: row.endedAt, endedBy: row.endedBy } : undefined;
}

/** @returns the places of the messages. */
async function insertOpenings(
  tx: Db,
  connectionId: string,
  openings: readonly Opening[],
  now: Date,
): Promise<number[]> {
  const [counted] = await tx
    .update(connections)
    .set({ lastSeq: sql`${connections.lastSeq} + ${openings.length}::bigint`, lastMessageAt: now })
    .where(eq(connections.id, connectionId))
    .returning({ lastSeq: connections.lastSeq });
  const first = (counted?.lastSeq ?? 0) - openings.length + 1;
  const rows = openings.map(({ id, senderId, text, createdAt }, i) => ({
    id: randomUUIDv7(),
    connectionId,
    seq: first + i,
    senderId,
    idempotencyKey: id,
    text,
    searchText: searchable(text),
    createdAt,
  }));
  await tx.insert(messages).values(rows);
  return rows.map(({ seq }) => seq);
}

/** A new member of a connection, or an old one whose conversation begins again. */
async function setRead(tx: Db, connectionId: string, userId: string, readSeq: number): Promise<void> {
  const state = { readSeq, foldedAt: null, quietAskedAt: null };
  await tx
    .insert(connectionMembers)
    .values({ connectionId, userId, ...state })
    .onConflictDoUpdate({ target: [connectionMembers.connectionId, connectionMembers.userId], set: state });
}

/** Whether two people are connected, as part of a statement. */
export function areConnected(one: string, other: string): SQL<boolean> {
  const { memberA, memberB } = ordered(one, other);
  return sql`exists (select from ${connections}
    where ${connections.memberA} = ${memberA} and ${connections.memberB} = ${memberB} and ${connections.endedAt} is null)`;
}

/** The id of the connection of two people that nobody has ended. */
export async function findConnectionId(db: Db, one: string, other: string): Promise<string | undefined> {
  const { memberA, memberB } = ordered(one, other);
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(eq(connections.memberA, memberA), eq(connections.memberB, memberB), isNull(connections.endedAt)),
    );
  return row?.id;
}

/** The id of the connection of two people, also of one that has ended. */
export async function findConnectionOfPair(db: Db, one: string, other: string): Promise<string | undefined> {
  const { memberA, memberB } = ordered(one, other);
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.memberA, memberA), eq(connections.memberB, memberB)));
  return row?.id;
}

/**
 * How many conversations of a member wait for their answer: the other wrote last, is here and not blocked, and nobody has
 * ended or folded it.
 */
export function countAwaitingAnswer(db: Db, userId: string): Promise<number> {
  return db.$count(
    sql`${connections}
      join ${messages} on ${messages.connectionId} = ${connections.id} and ${messages.seq} = ${connections.lastSeq}
      join ${users} on ${users.id} = ${messages.senderId}
      join ${connectionMembers} on ${connectionMembers.connectionId} = ${connections.id} and ${connectionMembers.userId} = ${userId}`,
    and(
      isOwn(userId),
      isNull(connections.endedAt),
      isNull(connectionMembers.foldedAt),
      sql`${messages.senderId} <> ${userId}`,
      isPresentFor(userId),
    ),
  );
}

/** Removes what nobody holds any more: both members are gone. @returns the keys of the files that no row names now. */
export function deleteAbandoned(tx: Db): Promise<string[]> {
  return deleteConversations(tx, and(isNull(connections.memberA), isNull(connections.memberB)));
}

/** Removes, as an account goes, the connections whose other member has gone before. @returns as above. */
export function deleteLastHeldBy(tx: Db, userId: string): Promise<string[]> {
  const { memberA, memberB } = connections;
  return deleteConversations(
    tx,
    or(and(eq(memberA, userId), isNull(memberB)), and(eq(memberB, userId), isNull(memberA))),
  );
}

async function deleteConversations(tx: Db, which: SQL | undefined): Promise<string[]> {
  const those = tx.select({ id: connections.id }).from(connections).where(which);
  const files = await tx
    .delete(attachments)
    .where(inArray(attachments.connectionId, those))
    .returning({ path: attachments.path });
  await tx.delete(connections).where(which);
  return files.map(({ path }) => path);
}
