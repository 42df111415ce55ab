import type { DeclineReason, Met } from '@ampersand/contract/enumerations';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { connectionMembers, connections, outcomes } from '../../db/talk.ts';
import type { Asked } from './own.ts';

const { id, endedAt, endedBy } = connections;

/** Ends a connection that nobody has ended before. */
export async function markEnded(
  tx: Db,
  { connectionId, userId }: Asked,
  reason: DeclineReason | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(connections)
    .set({ endedAt: now, endedBy: userId, endReason: reason ?? null })
    .where(and(eq(id, connectionId), isNull(endedAt)));
}

/** Takes an end back that somebody made after `since`. @returns whether there was one. */
export async function undoEnd(tx: Db, { connectionId, userId }: Asked, since: Date): Promise<boolean> {
  const resumed = await tx
    .update(connections)
    .set({ endedAt: null, endedBy: null, endReason: null })
    .where(and(eq(id, connectionId), eq(endedBy, userId), gt(endedAt, since)))
    .returning({ id });
  return resumed.length > 0;
}

/** An end that was taken back has not come of the two. */
export async function deleteEnded(
  tx: Db,
  { actorId, subjectId, since }: { actorId: string; subjectId: string; since: Date },
): Promise<void> {
  await tx
    .delete(outcomes)
    .where(
      and(
        eq(outcomes.actorId, actorId),
        eq(outcomes.subjectId, subjectId),
        eq(outcomes.kind, 'ENDED'),
        gt(outcomes.at, since),
      ),
    );
}

/** @returns whether that is another answer than before. */
export async function setMet(tx: Db, { connectionId, userId }: Asked, met: Met, now: Date): Promise<boolean> {
  const answered = await tx
    .update(connectionMembers)
    .set({ met, metAnsweredAt: now })
    .where(
      and(
        eq(connectionMembers.connectionId, connectionId),
        eq(connectionMembers.userId, userId),
        sql`${connectionMembers.met} is distinct from ${met}`,
      ),
    )
    .returning({ met: connectionMembers.met });
  return answered.length > 0;
}

/** Moves on up to which message a member has read, never back. @returns the place; undefined when nothing is new. */
export async function setRead(tx: Db, { connectionId, userId }: Asked, seq: number) {
  const [row] = await tx
    .update(connectionMembers)
    .set({ readSeq: sql`least(${seq}::bigint, ${connections.lastSeq})` })
    .from(connections)
    .where(
      and(
        eq(id, connectionMembers.connectionId),
        eq(connectionMembers.connectionId, connectionId),
        eq(connectionMembers.userId, userId),
        sql`${connectionMembers.readSeq} < least(${seq}::bigint, ${connections.lastSeq})`,
      ),
    )
    .returning({ readSeq: connectionMembers.readSeq });
  return row?.readSeq;
}

/** Whether two members both show what they have read. */
export async function haveReadMarks(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ both: boolean }>(
    sql`select count(*) = 2 as both from users where id in (${one}, ${other}) and read_marks`,
  );
  return rows[0]?.both ?? false;
}
