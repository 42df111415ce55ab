import { utcDay } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findTurns, turnIf } from '../connections/turns.ts';

type TrialTurn = 'TRIAL_TEXT' | 'TRIAL_SAID';

/** With whom the trial waits for a member; of what the other said nothing goes in but that they did. */
export const findTrialTurns = (db: Db, userId: string, now: Date) =>
  findTurns<TrialTurn>(db, userId, [
    turnIf(
      'TRIAL_TEXT',
      sql`exists (select from trial_proposals proposal
        where proposal.connection_id = c.id and proposal.status = 'OPEN'
          and (proposal.proposer_id <> ${userId}
            or exists (select from trial_signatures where paper_id = proposal.id and user_id <> ${userId}))
          and not exists (select from trial_signatures where paper_id = proposal.id and user_id = ${userId}))`,
    ),
    turnIf(
      'TRIAL_SAID',
      sql`exists (select from trials trial join trial_answers theirs on theirs.trial_id = trial.id
        where trial.connection_id = c.id and theirs.user_id <> ${userId}
          and (theirs.round = 'DEBRIEF' or trial.ended_at is null
            or theirs.round = 'WEEK' and trial.ended_how = 'REPLACED')
          and (theirs.round <> 'HALFWAY' or trial.last_day > ${utcDay(now)}::date)
          and not exists (
          select from trial_answers mine
          where mine.trial_id = theirs.trial_id and mine.round = theirs.round and mine.week = theirs.week
            and mine.user_id = ${userId}))`,
    ),
  ]);
