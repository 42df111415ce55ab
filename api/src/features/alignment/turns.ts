import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findTurns, turnIf } from '../connections/turns.ts';

type AlignmentTurn = 'ANSWERS' | 'AGAIN' | 'SENTENCE';

/** With whom the alignment waits for a member; of what the other answered nothing goes in but that they did. */
export const findAlignmentTurns = (db: Db, userId: string) =>
  findTurns<AlignmentTurn>(db, userId, [
    turnIf(
      'ANSWERS',
      sql`exists (select from alignment_given theirs
        where theirs.connection_id = c.id and theirs.user_id <> ${userId} and not exists (
          select from alignment_given mine
          where mine.connection_id = c.id and mine.theme = theirs.theme and mine.user_id = ${userId}))`,
    ),
    turnIf(
      'AGAIN',
      sql`exists (select from alignment_reveals
        where connection_id = c.id and again_asked_by <> ${userId})`,
    ),
    turnIf(
      'SENTENCE',
      sql`exists (select from alignment_points point join alignment_proposals proposal on proposal.point_id = point.id
        where point.connection_id = c.id and proposal.user_id <> ${userId})`,
    ),
  ]);
