import { utcDay } from '@ampersand/contract/time';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { isStillOpen } from '../connections/quiet-queries.ts';
import { tellTalk } from '../notifications/talk.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { lockPair } from '../users/pairs.ts';
import { type DueRow, findDue, findGivers, setToldThrough } from './queries.ts';
import { askedOf, isOpen } from './rules.ts';
import { tellOfRound } from './tell.ts';

type AskDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

/** Tells both of two what has opened in their trial since they were told last, once for all that is due. */
export async function askRounds(deps: AskDeps): Promise<void> {
  const today = utcDay(deps.now());
  const trials = byPages(
    (page) => findDue(deps.db, { today, ...page }),
    ({ trial }: DueRow) => trial.id,
  );
  await goRound(deps.log, 'round of a trial not told', async (turn) => {
    for await (const due of trials) await turn({ trialId: due.trial.id }, () => ask(deps, due, today));
  });
}

async function ask(deps: AskDeps, { trial, memberA, memberB }: DueRow, today: string): Promise<void> {
  if (!memberA || !memberB) return;
  const { id, connectionId } = trial;
  await deps.db.transaction(async (tx) => {
    await lockPair(tx, memberA, memberB);
    // Who comes back within the time of the trial is told then.
    if (!(await isStillOpen(tx, connectionId)) || !(await setToldThrough(tx, id, today))) return;
    const opened = askedOf(trial).filter(
      (round) =>
        round.kind !== 'DEBRIEF' && round.opensOn > trial.toldThrough && isOpen(round, trial, deps.now()),
    );
    for (const round of opened) {
      const given = await findGivers(tx, { trialId: id, kind: round.kind, week: round.week });
      for (const [otherId, userId] of [
        [memberA, memberB],
        [memberB, memberA],
      ] as const)
        if (!given.includes(otherId))
          await tellOfRound(deps, tx, { id: connectionId, userId, otherId }, id, round);
    }
    if (opened.length > 0) await tellTalk(deps, tx, [memberA, memberB], { kind: 'together', connectionId });
  });
}

/** In the morning in Europe; days are the same for both. */
export function trialJob(deps: AskDeps): JobDefinition {
  return { queue: 'ask-trials', cron: '17 7 * * *', options: LONG_JOB, run: () => askRounds(deps) };
}
