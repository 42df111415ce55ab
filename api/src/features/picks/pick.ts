import { DAY_MS, utcDay } from '@ampersand/contract/time';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { findViewer } from '../matchings/index-member.ts';
import { type ListDeps, rankFor } from '../matchings/lists.ts';
import { groupOf } from '../matchings/rules/score/group.ts';
import {
  countFounders,
  deleteOldPicks,
  findFounders,
  findSettled,
  insertPicks,
  isPicked,
} from './queries.ts';
import { aheadOf, type Candidates, pickPairs } from './rules.ts';

type PickDeps = ListDeps & Pick<Deps, 'log'>;

/** Who has not been here for so long will hardly come today. */
const HERE_MS = 14 * DAY_MS;
/** Of each founder so many could be picked. */
const EACH = 10;

/** Picks whom members should meet on the day (UTC) that is, and on one that begins soon, unless it is done. */
export async function pickForTheDay(deps: PickDeps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - HERE_MS);
  const ahead = aheadOf(await countFounders(deps.db, since));
  const days = new Set([now, new Date(now.getTime() + ahead)].map(utcDay));
  await deleteOldPicks(deps.db, now);
  for (const day of days) if (!(await isPicked(deps.db, day))) await pickFor(deps, { day, now, since });
}

/** Strong matches between whom nothing has been yet, everybody once at most. */
async function pickFor(
  deps: PickDeps,
  { day, now, since }: { day: string; now: Date; since: Date },
): Promise<void> {
  const candidates: Candidates[] = [];
  const founders = byPages(
    (page) => findFounders(deps.db, { since, ...page }),
    (id: string) => id,
  );
  await goRound(deps.log, 'founder without a pick', async (turn) => {
    for await (const userId of founders)
      candidates.push(...((await turn({ userId }, () => candidatesOf(userId))) ?? []));
    await deps.db.transaction((tx) => insertPicks(tx, day, pickPairs(candidates)));
  });

  async function candidatesOf(founderId: string): Promise<Candidates[]> {
    const viewer = await findViewer(deps, founderId);
    if (!viewer) return [];
    const { ranking, pool } = await deps.ranking.run(founderId, () => rankFor(deps, viewer));
    const settled = await findSettled(deps.db, founderId, now);
    const here = new Set(pool.filter(({ lastActiveAt }) => lastActiveAt > since).map(({ id }) => id));
    return ranking.people
      .filter((person) => groupOf(person) === 'STRONG' && here.has(person.id) && !settled.has(person.id))
      .slice(0, EACH)
      .map(({ id, shown }) => ({ founderId, applicantId: id, value: shown }));
  }
}

export function picksJob(deps: PickDeps): JobDefinition {
  return {
    queue: 'pick-pairs',
    cron: '41 * * * *',
    alone: true,
    options: LONG_JOB,
    run: () => pickForTheDay(deps),
  };
}
