import { utcDay } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { FormerEnd } from '../connections/queries.ts';
import type { TellDeps } from '../notifications/tell.ts';
import type { OwnPair } from '../notifications/together.ts';
import { closeOpen, type Ended, endTrial, findTrials, type TrialRow } from './queries.ts';
import { askedOf, stateOf } from './rules.ts';
import { endProposalNews, endRoundNews } from './tell.ts';

/** What runs and what is to follow: more than one may be signed. */
export const findNotOver = async (tx: Db, connectionId: string, now: Date): Promise<TrialRow[]> =>
  (await findTrials(tx, connectionId)).filter((each) => stateOf(each, now) !== 'OVER');

/** Ends a trial, and what the two were told to answer of it. */
export async function end(deps: TellDeps, tx: Db, pair: OwnPair, trial: TrialRow, ended: Ended) {
  await endTrial(tx, trial.id, ended);
  for (const round of askedOf(trial))
    if (round.kind !== 'DEBRIEF')
      for (const each of [pair.userId, pair.otherId]) await endRoundNews(deps, tx, each, trial.id, round);
}

/** Ends a trial as far as it is not over, and what was signed to follow it while it was not. */
export async function endWithFollowing(deps: TellDeps, tx: Db, pair: OwnPair, trial: TrialRow, ended: Ended) {
  for (const each of await findNotOver(tx, pair.id, ended.endedAt))
    if (each.terms.startsOn >= trial.terms.startsOn && utcDay(each.signedAt) <= trial.lastDay)
      await end(deps, tx, pair, each, ended);
}

/** Two who connect again begin anew: what they tried ended with their connection, and no text waits for a name any more. */
export async function endTrials(deps: TellDeps, tx: Db, pair: OwnPair, formerEnd: FormerEnd) {
  for (const each of await findNotOver(tx, pair.id, formerEnd.endedAt))
    await end(deps, tx, pair, each, { ...formerEnd, endedHow: 'LEFT' });
  for (const id of await closeOpen(tx, pair.id, 'WITHDRAWN')) await endProposalNews(deps, tx, pair, id);
}
