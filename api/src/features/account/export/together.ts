import { eq, getTableColumns, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { connections } from '../../../db/talk.ts';
import {
  alignmentAnswers,
  alignmentGiven,
  alignmentPoints,
  alignmentProposals,
  alignmentReveals,
} from '../../../db/together.ts';

/** What a person said for themself and what they agreed on with others. What others answered is theirs. */
export async function findTogether(db: Db, userId: string) {
  return {
    alignment_answers: await db.select().from(alignmentAnswers).where(eq(alignmentAnswers.userId, userId)),
    alignment_given: await db.select().from(alignmentGiven).where(eq(alignmentGiven.userId, userId)),
    alignment_reveals: await db
      .select()
      .from(alignmentReveals)
      .where(or(eq(alignmentReveals.memberA, userId), eq(alignmentReveals.memberB, userId))),
    alignment_points: await db
      .select(getTableColumns(alignmentPoints))
      .from(alignmentPoints)
      .innerJoin(connections, eq(connections.id, alignmentPoints.connectionId))
      .where(or(eq(connections.memberA, userId), eq(connections.memberB, userId))),
    alignment_proposals: await db
      .select()
      .from(alignmentProposals)
      .where(eq(alignmentProposals.userId, userId)),
  };
}
