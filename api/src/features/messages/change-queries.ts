import type { ReactionKind } from '@ampersand/contract/enumerations';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { connections, messages, reactions } from '../../db/talk.ts';
import { searchable } from '../connections/rules.ts';

const { id, earlierTexts } = messages;

interface Written {
  readonly id: string;
  readonly connectionId: string;
  readonly text: string;
}

/** Gives a message, and those that quote it, the number of a new change. @returns the number. */
export async function noteChange(tx: Db, message: Written): Promise<number> {
  const [counted] = await tx
    .update(connections)
    .set({ lastChange: sql`${connections.lastChange} + 1` })
    .where(eq(connections.id, message.connectionId))
    .returning({ lastChange: connections.lastChange });
  if (!counted) throw new Error('a connection expected');
  await tx
    .update(messages)
    .set(counted)
    .where(or(eq(id, message.id), eq(messages.quotedId, message.id)));
  return counted.lastChange;
}

/** Changes a text; what it said before is kept, and `most` of that. @returns whether there was room for it. */
export async function setText(
  tx: Db,
  message: Written,
  { text, most }: { text: string; most: number },
  now: Date,
): Promise<boolean> {
  const earlier = JSON.stringify([{ text: message.text, until: now.toISOString() }]);
  const changed = await tx
    .update(messages)
    .set({
      text,
      searchText: searchable(text),
      editedAt: now,
      earlierTexts: sql`${earlierTexts} || ${earlier}::jsonb`,
    })
    .where(and(eq(id, message.id), lt(sql`jsonb_array_length(${earlierTexts})`, most)))
    .returning({ id });
  return changed.length > 0;
}

/** Takes a message back: nothing it said is kept. */
export async function emptyMessage(tx: Db, messageId: string, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ text: '', searchText: '', earlierTexts: [], takenBackAt: now })
    .where(eq(id, messageId));
  await tx.delete(reactions).where(eq(reactions.messageId, messageId));
}

interface OwnReaction {
  readonly messageId: string;
  readonly userId: string;
  readonly kind: ReactionKind;
}

/** @returns whether it is new. */
export async function insertReaction(
  tx: Db,
  { messageId, userId, kind }: OwnReaction,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(reactions)
    .values({ messageId, userId, kind, createdAt: now })
    .onConflictDoNothing()
    .returning({ kind: reactions.kind });
  return inserted.length > 0;
}

/** @returns whether there was one. */
export async function deleteReaction(tx: Db, { messageId, userId, kind }: OwnReaction): Promise<boolean> {
  const deleted = await tx
    .delete(reactions)
    .where(and(eq(reactions.messageId, messageId), eq(reactions.userId, userId), eq(reactions.kind, kind)))
    .returning({ kind: reactions.kind });
  return deleted.length > 0;
}
