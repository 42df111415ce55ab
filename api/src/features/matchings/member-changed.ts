import { z } from 'zod';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { deleteOldImpressions } from './impressions.ts';
import { indexMember } from './index-member.ts';
import { updatePrices } from './prices.ts';
import { reindexStale, sweepIndex } from './reindex.ts';
import { notifyOfStrongMatches } from './strong-matches.ts';

const INDEX_QUEUE = 'index-later';
const STRONG_QUEUE = 'tell-strong-matches';
const REINDEX_BATCH = 50;
const jobData = z.object({ userId: z.uuid() });
/** Beyond this a save does not wait for the model; the job catches up. */
const WAIT_MS = 1_500;
/** How often somebody who saves without end is matched. */
const DEFERRED_SECONDS = 30;

/**
 * Puts what a member has just saved into everybody's lists. Done at once, so that it shows within two seconds; if the
 * model is slow or away, or the member saves without end, a job does it later and the save stands. Saves of one member
 * share their runs, so that nobody's saves keep others from the model.
 * @returns whether it is done.
 */
export async function memberChanged(deps: Deps, userId: string): Promise<boolean> {
  const later = (afterSeconds?: number) => indexLater(deps, userId, afterSeconds);
  try {
    if (!(await isMatchedAtOnce(deps, userId))) {
      await later(DEFERRED_SECONDS);
      return false;
    }
    const done = await Promise.race([indexAndNotify(deps, userId).then(() => true), timeUp()]);
    if (!done) await later();
    return done;
  } catch (error) {
    deps.log.warn({ err: error, userId }, 'index later');
    await later();
    return false;
  }
}

/** The door of a process without the model: a server puts the member into lists, at once where one runs. */
export function indexLater(
  { jobs, db }: Pick<Deps, 'jobs' | 'db'>,
  userId: string,
  afterSeconds?: number,
): Promise<void> {
  return jobs.send(db, INDEX_QUEUE, { userId }, { key: userId, afterSeconds });
}

async function isMatchedAtOnce({ limits }: Deps, userId: string): Promise<boolean> {
  try {
    await limits.count('matchedSave', userId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Goes on when it takes longer than the save waits: the job that catches up finds nothing to do then. */
function indexAndNotify(deps: Deps, userId: string): Promise<void> {
  return deps.indexing.run(userId, async () => {
    if (await indexMember(deps, userId))
      await deps.jobs.send(deps.db, STRONG_QUEUE, { userId }, { key: userId });
  });
}

function timeUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, WAIT_MS, false).unref());
}

/** The background work of matching. */
export function indexJobs(deps: Deps): JobDefinition[] {
  const index = (data: unknown) => indexAndNotify(deps, jobData.parse(data).userId);
  const notify = (data: unknown) => notifyOfStrongMatches(deps, jobData.parse(data).userId);
  return [
    { queue: INDEX_QUEUE, onePerKey: true, run: index },
    { queue: STRONG_QUEUE, onePerKey: true, run: notify },
    // What releases before 22 November 2026 have left.
    { queue: 'index-member', run: index },
    { queue: 'strong-matches', run: notify },
    {
      queue: 'reindex-stale',
      cron: '* * * * *',
      alone: true,
      options: LONG_JOB,
      run: async () => {
        while ((await reindexStale(deps, REINDEX_BATCH)) === REINDEX_BATCH);
      },
    },
    {
      queue: 'sweep-index',
      cron: '23 2 * * *',
      options: LONG_JOB,
      run: async () => {
        const healed = await sweepIndex(deps);
        if (healed > 0) deps.log.warn({ healed }, 'members whose change nobody told of');
      },
    },
    {
      queue: 'update-prices',
      cron: '7 3 * * *',
      options: LONG_JOB,
      run: async () => {
        await updatePrices(deps.db, deps.now());
      },
    },
    {
      queue: 'forget-impressions',
      cron: '41 3 * * *',
      run: () => deleteOldImpressions(deps.db, deps.now()),
    },
  ];
}
