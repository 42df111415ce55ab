import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/client.ts';
import { createFastMemory } from '../../api/src/features/matchings/fast-memory/fast-memory.ts';
import { findIndexed, type Indexed } from '../../api/src/features/matchings/index-member.ts';
import { findPool } from '../../api/src/features/matchings/queries.ts';
import { guessRows } from '../../api/src/features/matchings/rank-rows.ts';
import { type Judged, judge, worthALook } from '../../api/src/features/matchings/rules/score/ranking.ts';
import { BUILT_IN } from '../../api/src/features/matchings/rules/score/weights.ts';
import { unpackFeatures } from '../../api/src/features/matchings/rules/store/pack.ts';
import { mean } from '../statistics.ts';
import type { Viewer } from './load.ts';

const TOP = 20;
const BATCH = 500;

/** How much of one list's first twenty another one holds, and of their value: the sum of P(u→v)·P(v→u)·P(active)/price. */
interface Kept {
  readonly recall: number;
  readonly value: number;
}

export interface Quality {
  /** The pool, ranked exactly, against everybody, ranked exactly. */
  readonly pool: Kept;
  /** Two steps against the pool, ranked exactly. */
  readonly steps: Kept;
  /** What is served against everybody. */
  readonly list: Kept;
}

/** Compares, for each viewer, the list that is served with one made by judging everybody of the other side. */
export async function judgeLists({ db }: Database, viewers: readonly Viewer[]): Promise<Quality> {
  const results: Quality[] = [];
  for (const side of ['FOUNDER', 'APPLICANT'] as const) {
    const readers: Indexed[] = [];
    for (const { id, role } of viewers) {
      const reader = role === side ? await findIndexed(db, id) : undefined;
      if (reader) readers.push(reader);
    }
    const everybody = await judgeEverybody(db, readers, side === 'FOUNDER' ? 'APPLICANT' : 'FOUNDER');
    for (const [i, reader] of readers.entries()) {
      const judged = everybody[i] ?? [];
      const pool = await findPool(db, reader, new Date());
      const inPool = new Set(pool.map(({ id }) => id));
      const looked = new Set(guessRows(reader.traits, pool).ids);
      const ofAll = firstOf(judged);
      const ofPool = firstOf(judged.filter(({ id }) => inPool.has(id)));
      const ofLooked = firstOf(judged.filter(({ id }) => looked.has(id)));
      results.push({
        pool: kept(ofAll, ofPool),
        steps: kept(ofPool, ofLooked),
        list: kept(ofAll, ofLooked),
      });
    }
  }
  const over = (of: (quality: Quality) => Kept): Kept => ({
    recall: mean(results.map((each) => of(each).recall)),
    value: mean(results.map((each) => of(each).value)),
  });
  return {
    pool: over(({ pool }) => pool),
    steps: over(({ steps }) => steps),
    list: over(({ list }) => list),
  };
}

/** The first twenty before they are ordered for variety. */
function firstOf(judged: readonly Judged[]): Judged[] {
  const first = new Set(worthALook(judged, TOP));
  return judged.filter(({ id }) => first.has(id));
}

function kept(best: readonly Judged[], found: readonly Judged[]): Kept {
  const ids = new Set(found.map(({ id }) => id));
  const worth = (people: readonly Judged[]) => people.reduce((sum, { rank }) => sum + Math.exp(rank), 0);
  return {
    recall: best.filter(({ id }) => ids.has(id)).length / best.length,
    value: worth(found) / worth(best),
  };
}

/** What each reader makes of everybody active on a side, exactly; read once for all readers. */
async function judgeEverybody(db: Database['db'], readers: readonly Indexed[], side: Viewer['role']) {
  const memory = createFastMemory();
  const judged: Judged[][] = readers.map(() => []);
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const rows: IndexRow[] = await findBatch(db, side, last);
    const all = [...rows, ...readers.map(({ row }) => row)];
    const size = all.reduce((sum, { features }) => sum + features.length, 0);
    memory.lend(size, (place) => {
      const candidates = rows.flatMap(({ id, features, prior, model }) => {
        const traits = unpackFeatures(place(features), memory.dot);
        return traits ? [{ id, traits, prior, model, inactive: false }] : [];
      });
      for (const [i, { row }] of readers.entries()) {
        const traits = unpackFeatures(place(row.features), memory.dot);
        if (traits)
          judged[i]?.push(...judge({ traits, model: row.model }, candidates, BUILT_IN).map(withoutOffer));
      }
    });
    last = rows.at(-1)?.id;
  }
  return judged;
}

async function findBatch(db: Database['db'], side: Viewer['role'], behind: string): Promise<IndexRow[]> {
  const { rows } = await db.execute<IndexRow & Record<string, unknown>>(sql`
    select user_id as id, features, coalesce(latest.prior, match_index.prior) as prior, model from match_index
    left join match_priors as latest using (user_id)
    where role = ${side} and active and user_id > ${behind} order by user_id limit ${BATCH}`);
  return rows;
}

/** What they offer lies in memory that is lent. */
const withoutOffer = (one: Judged): Judged => ({ ...one, offer: undefined });

interface IndexRow {
  readonly id: string;
  readonly features: Buffer;
  readonly prior: number;
  readonly model: string;
}
