import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { RESUME_MS } from '../connections/rules.ts';
import type { TellDeps } from '../notifications/tell.ts';
import type { OwnPair } from '../notifications/together.ts';
import { lockPair } from '../users/pairs.ts';
import { findParted, findPartedAt, type PartedPair } from './parted-queries.ts';
import { clearSuggestion, deleteAhead } from './queries.ts';
import { endCallNews, endSuggestionNews, tellOfEnd } from './tell.ts';

type EndDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

/** What waited for an answer does not any more. */
export async function endSuggestion(deps: TellDeps, tx: Db, pair: OwnPair): Promise<void> {
  const id = await clearSuggestion(tx, pair.id);
  if (id) await endSuggestionNews(deps, tx, pair, id);
}

/** Takes away what was ahead of two when they were parted, also out of their calendars. A call that had begun stays. */
export async function endCalls(deps: TellDeps, tx: Db, pair: OwnPair, partedAt: Date): Promise<void> {
  await endSuggestion(deps, tx, pair);
  for (const call of await deleteAhead(tx, pair.id, partedAt, deps.now())) {
    await endCallNews(deps, tx, pair, call);
    await tellOfEnd(deps, tx, pair, { ...call, sequence: call.sequence + 1 });
  }
}

/** Ends the calls of all who have been parted for so long that an end cannot be undone any more. */
export async function endPartedCalls(deps: EndDeps): Promise<void> {
  const now = deps.now();
  const by = new Date(now.getTime() - RESUME_MS);
  const parted = byPages(
    (page) => findParted(deps.db, { now, by, ...page }),
    ({ connectionId }: PartedPair) => connectionId,
  );
  await goRound(deps.log, 'calls not ended', async (turn) => {
    for await (const pair of parted)
      await turn({ connectionId: pair.connectionId }, () => endOfPair(deps, pair, by));
  });
}

function endOfPair(
  deps: EndDeps,
  { connectionId: id, memberA, memberB }: PartedPair,
  by: Date,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockPair(tx, memberA, memberB);
    const partedAt = await findPartedAt(tx, id);
    if (partedAt && partedAt <= by)
      await endCalls(deps, tx, { id, userId: memberA, otherId: memberB }, partedAt);
  });
}

export function endPartedCallsJob(deps: EndDeps): JobDefinition {
  return {
    queue: 'end-parted-calls',
    cron: '*/5 * * * *',
    alone: true,
    options: LONG_JOB,
    run: () => endPartedCalls(deps),
  };
}
