import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { tellTalk } from '../notifications/talk.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { lockPair } from '../users/pairs.ts';
import { type DueRow, findDue, findGivers, isStillOpen, setToldThrough } from './queries.ts';
import { askedOf, dayIn } from './rules.ts';
import { tellOfRound } from './tell.ts';

const BATCH = 100;
type AskDeps = TellDeps & Pick<Deps, 'db'>;

/** Tells both of two what has opened in their trial since they were told last, once for all that is due. */
export async function askRounds(deps: AskDeps): Promise<void> {
  const today = dayIn(deps.now());
  for (
    let due = await findDue(deps.db, today, BATCH);
    due.length > 0;
    due = await findDue(deps.db, today, BATCH)
  )
    for (const each of due) await ask(deps, each, today);
}

async function ask(deps: AskDeps, { trial, memberA, memberB }: DueRow, today: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (memberA && memberB) await lockPair(tx, memberA, memberB);
    if (!(await setToldThrough(tx, trial.id, today))) return;
    if (!memberA || !memberB || !(await isStillOpen(tx, trial.connectionId))) return;
    const opened = askedOf(trial).filter(
      ({ kind, opensOn }) => kind !== 'DEBRIEF' && opensOn > trial.toldThrough && opensOn <= today,
    );
    for (const round of opened) {
      const given = await findGivers(tx, { trialId: trial.id, kind: round.kind, week: round.week });
      for (const [otherId, userId] of [
        [memberA, memberB],
        [memberB, memberA],
      ] as const)
        if (!given.includes(otherId))
          await tellOfRound(deps, tx, { id: trial.connectionId, userId, otherId }, trial.id, round);
    }
    if (opened.length > 0)
      await tellTalk(deps, tx, [memberA, memberB], { kind: 'together', connectionId: trial.connectionId });
  });
}

/** In the morning in Europe; days are the same for both. */
export function trialJob(deps: AskDeps): JobDefinition {
  return { queue: 'ask-trials', cron: '17 7 * * *', options: LONG_JOB, run: () => askRounds(deps) };
}
