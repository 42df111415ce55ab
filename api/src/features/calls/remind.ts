import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { isStillOpen } from '../connections/quiet-queries.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { lockPair } from '../users/pairs.ts';
import { type DueRow, findDue, setReminded } from './queries.ts';
import { REMIND_MS } from './rules.ts';
import { tellOfSoon } from './tell.ts';

type RemindDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

/** Reminds both of the calls that begin within the hour, once, where they still stand. */
export async function remindOfCalls(deps: RemindDeps): Promise<void> {
  const now = deps.now();
  const by = new Date(now.getTime() + REMIND_MS);
  const calls = byPages(
    (page) => findDue(deps.db, { now, by, ...page }),
    ({ id }: DueRow) => id,
  );
  await goRound(deps.log, 'call not reminded of', async (turn) => {
    for await (const due of calls) await turn({ callId: due.id }, () => remind(deps, due, { now, by }));
  });
}

async function remind(deps: RemindDeps, due: DueRow, within: { now: Date; by: Date }): Promise<void> {
  const { id, connectionId, memberA, memberB } = due;
  if (!memberA || !memberB) return;
  await deps.db.transaction(async (tx) => {
    await lockPair(tx, memberA, memberB);
    if (!(await isStillOpen(tx, connectionId))) return;
    const call = await setReminded(tx, id, within);
    if (!call) return;
    await tellOfSoon(deps, tx, { id: connectionId, userId: memberA, otherId: memberB }, call);
    await tellOfSoon(deps, tx, { id: connectionId, userId: memberB, otherId: memberA }, call);
  });
}

export function remindOfCallsJob(deps: RemindDeps): JobDefinition {
  return {
    queue: 'remind-of-calls',
    cron: '*/5 * * * *',
    alone: true,
    options: LONG_JOB,
    run: () => remindOfCalls(deps),
  };
}
