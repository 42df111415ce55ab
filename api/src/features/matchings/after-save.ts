import type { MatchChange } from '@ampersand/contract/preference';
import { z } from 'zod';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { forgetImpressions } from './impressions.ts';
import { indexMember, reindexStale } from './index-member.ts';
import { topMatches } from './lists.ts';
import { updatePrices } from './prices.ts';
import { compareTops } from './rules/changes.ts';
import { tellStrongMatches } from './strong-matches.ts';

const INDEX_QUEUE = 'index-member';
const STRONG_QUEUE = 'strong-matches';
const REINDEX_BATCH = 50;
const jobData = z.object({ userId: z.uuid() });
/** Beyond this a save does not wait for the model; the job catches up. */
const WAIT_MS = 1_500;

/**
 * Puts what a member has just saved into everybody's lists. Done at once, so that it shows within two seconds;
 * if the model is slow or away, a job does it later and the save stands.
 * @returns whether it is done.
 */
export async function indexMemberSoon(deps: Deps, userId: string): Promise<boolean> {
  try {
    return await Promise.race([indexAndTell(deps, userId).then(() => true), timeUp()]).then(async (done) => {
      if (!done) await deps.jobs.send(deps.db, INDEX_QUEUE, { userId });
      return done;
    });
  } catch (error) {
    deps.log.warn({ err: error, userId }, 'index later');
    await deps.jobs.send(deps.db, INDEX_QUEUE, { userId });
    return false;
  }
}

/** Also when it takes longer than the save waits: the job that catches up finds nothing to do then. */
async function indexAndTell(deps: Pick<Deps, 'db' | 'embedder' | 'now' | 'jobs'>, userId: string) {
  if (await indexMember(deps, userId)) await deps.jobs.send(deps.db, STRONG_QUEUE, { userId });
}

function timeUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, WAIT_MS, false).unref());
}

/** Saves, indexes, and says what that did to the top of the member's own list (null: not known yet). */
export async function withMatchChange<Saved>(
  deps: Deps,
  userId: string,
  save: () => Promise<Saved>,
): Promise<{ saved: Saved; matchChange: MatchChange }> {
  const before = await topNow(deps, userId);
  const saved = await save();
  if (!(await indexMemberSoon(deps, userId))) return { saved, matchChange: null };
  const after = await topNow(deps, userId);
  return { saved, matchChange: before && after ? compareTops(before, after) : null };
}

/** The top of the list, or undefined: a list that fails must not keep anybody from saving. */
async function topNow(deps: Deps, userId: string) {
  try {
    return await topMatches(deps, userId);
  } catch (error) {
    deps.log.error({ err: error, userId }, 'top of the list');
    return undefined;
  }
}

/** The background work of matching. */
export function indexJobs(deps: Deps): JobDefinition[] {
  return [
    {
      queue: INDEX_QUEUE,
      run: async (data) => {
        await indexAndTell(deps, jobData.parse(data).userId);
      },
    },
    {
      queue: STRONG_QUEUE,
      run: (data) => tellStrongMatches(deps, jobData.parse(data).userId),
    },
    {
      queue: 'reindex-stale',
      cron: '* * * * *',
      options: LONG_JOB,
      run: async () => {
        while ((await reindexStale(deps, REINDEX_BATCH)) === REINDEX_BATCH);
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
      run: () => forgetImpressions(deps.db, deps.now()),
    },
  ];
}
