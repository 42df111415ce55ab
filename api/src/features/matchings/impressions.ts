import { DAY_MS } from '@ampersand/contract/time';
import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';
import { impressions } from '../../db/matching.ts';
import type { Deps } from '../../http/deps.ts';
import { insertShown } from '../outcomes/queries.ts';
import type { Ranked } from './rules/score/ranking.ts';

/** Prices look back 14 days; the rest is for learning. */
const RETENTION_DAYS = 90;

interface Page {
  readonly viewerId: string;
  readonly people: readonly Ranked[];
  /** The place of the first of them, from 1. */
  readonly firstPlace: number;
}

/**
 * Notes who was shown to whom and where, in one statement. One viewer's looks at one person on one day (UTC) are one
 * impression, at the best place of that day, so that no viewer can drive up a price by looking again. The first time ever is an
 * outcome too.
 */
export async function insertImpressions(
  db: Db,
  { viewerId, people, firstPlace }: Page,
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const places = people.map((_, i) => firstPlace + i);
  const likes = people.map(({ probability }) => probability);
  const chances = people.map(({ propensity }) => propensity ?? 1);
  // In one order, or two windows of a viewer could each wait for a row the other one holds.
  await db.execute(sql`
    with first_time as (${insertShown(viewerId, { ids, places }, now)})
    insert into ${impressions} (viewer_id, candidate_id, position, probability, propensity, served_at)
    select ${viewerId}, shown.candidate_id, shown.position, shown.probability, shown.propensity, ${now}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(places)}::smallint[], ${sql.param(likes)}::real[],
      ${sql.param(chances)}::real[]) as shown (candidate_id, position, probability, propensity)
    order by shown.candidate_id
    on conflict (viewer_id, candidate_id, day) do update
      set position = excluded.position, probability = excluded.probability, propensity = excluded.propensity
      where excluded.position < ${impressions.position}
  `);
}

/** Removes impressions that neither prices nor learning need any more. */
export async function deleteOldImpressions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await deleteInBatches(db, impressions, lt(impressions.shownAt, before));
}

/** Notes impressions behind the reply; `settled` resolves when none is under way. */
export function impressionLog(deps: Pick<Deps, 'db' | 'log' | 'now'>) {
  const underWay = new Set<Promise<void>>();
  return {
    note(page: Page): void {
      const written = insertImpressions(deps.db, page, deps.now())
        .catch((error: unknown) =>
          deps.log.error({ err: error, viewerId: page.viewerId }, 'impressions not written'),
        )
        .finally(() => underWay.delete(written));
      underWay.add(written);
    },
    settled: () => Promise.allSettled(underWay),
  };
}
