import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { blocks, connections, invitations } from '../../db/talk.ts';

interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

/** @returns whether it is new. */
export async function insertBlock(tx: Db, block: Block, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(blocks)
    .values({ ...block, createdAt: now })
    .onConflictDoNothing()
    .returning({ blockedId: blocks.blockedId });
  return inserted.length > 0;
}

/** @returns whether there was one. */
export async function deleteBlock(tx: Db, { blockerId, blockedId }: Block): Promise<boolean> {
  const deleted = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ blockedId: blocks.blockedId });
  return deleted.length > 0;
}

export function findBlocks(db: Db, blockerId: string) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      photoKey: users.photoKey,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt), users.id);
}

/** Whether one of two has invited the other, they were connected, or the first has blocked the second. */
export async function hasTie(db: Db, { blockerId: own, blockedId: other }: Block): Promise<boolean> {
  const { senderId, recipientId } = invitations;
  const { memberA, memberB } = connections;
  const asked = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      or(and(eq(senderId, own), eq(recipientId, other)), and(eq(senderId, other), eq(recipientId, own))),
    );
  const connected = db
    .select({ id: connections.id })
    .from(connections)
    .where(or(and(eq(memberA, own), eq(memberB, other)), and(eq(memberA, other), eq(memberB, own))));
  const blocked = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.blockerId, own), eq(blocks.blockedId, other)));
  const { rows } = await db.execute<{ tied: boolean }>(
    sql`select exists ${asked} or exists ${connected} or exists ${blocked} as tied`,
  );
  return rows[0]?.tied ?? false;
}

/**
 * Closes what is open between two of whom the first blocks the second: an own invitation is withdrawn; what the other
 * asked has no answer, and nobody is told.
 */
export async function closeInvitations(tx: Db, { blockerId, blockedId }: Block, now: Date): Promise<void> {
  const { senderId, recipientId, status } = invitations;
  const between = or(
    and(eq(senderId, blockerId), eq(recipientId, blockedId)),
    and(eq(senderId, blockedId), eq(recipientId, blockerId)),
  );
  await tx
    .update(invitations)
    .set({
      status: sql`case when ${senderId} = ${blockerId} then 'WITHDRAWN' else 'EXPIRED' end`,
      answeredAt: now,
    })
    .where(and(between, eq(status, 'PENDING')));
}
