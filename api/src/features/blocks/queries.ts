import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { users } from '../../db/schema.ts';
import { blocks, invitations } from '../../db/talk.ts';

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

/** Whom a member has blocked, latest first, behind `after`. */
export function findBlocks(
  db: Db,
  blockerId: string,
  { limit, after }: { readonly limit: number; readonly after: Cursor | undefined },
) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      photoKey: users.photoKey,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), isEarlier(blocks.createdAt, users.id, after)))
    .orderBy(desc(blocks.createdAt), desc(users.id))
    .limit(limit);
}

/**
 * Closes what is open between two of whom the first blocks the second: an own invitation is withdrawn; what the other
 * asked has no answer, and nobody is told. @returns what was open.
 */
export function closeInvitations(tx: Db, { blockerId, blockedId }: Block, now: Date) {
  const { senderId, recipientId, status } = invitations;
  const between = or(
    and(eq(senderId, blockerId), eq(recipientId, blockedId)),
    and(eq(senderId, blockedId), eq(recipientId, blockerId)),
  );
  return tx
    .update(invitations)
    .set({
      status: sql`case when ${senderId} = ${blockerId} then 'WITHDRAWN' else 'EXPIRED' end`,
      answeredAt: now,
    })
    .where(and(between, eq(status, 'PENDING')))
    .returning();
}
