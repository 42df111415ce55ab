import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findTurns, turnIf } from '../connections/turns.ts';

type EquityTurn = 'SPLIT_ANSWERS' | 'SPLIT';

/** With whom the split waits for a member; of what the other answered nothing goes in but that they did. */
export const findEquityTurns = (db: Db, userId: string) =>
  findTurns<EquityTurn>(db, userId, [
    turnIf(
      'SPLIT_ANSWERS',
      sql`exists (select from equity_drafts
          where connection_id = c.id and user_id <> ${userId} and given_at is not null)
        and not exists (select from equity_drafts
          where connection_id = c.id and user_id = ${userId} and given_at is not null)`,
    ),
    turnIf(
      'SPLIT',
      sql`exists (select from equity_proposals
        where connection_id = c.id and status = 'OPEN' and proposer_id <> ${userId})`,
    ),
  ]);
