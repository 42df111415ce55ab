import { and, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { MATCH_VECTOR_LENGTH, matchIndex, users } from '../../db/schema.ts';
import { isShown } from '../users/queries.ts';
import { SILENT_AFTER_MS } from './index-member.ts';
import { queryVector } from './rules/index-vector.ts';
import type { Candidate } from './rules/ranking.ts';
import type { Traits } from './rules/traits.ts';

/** How many candidates one list ranks. */
const POOL = 400;

/**
 * Features by the hash of what they were made from, so that an entry never grows stale. Fetching the features of
 * a whole pool is the dearest part of a list; some 12 kB each.
 */
const packed = new LRUCache<string, Uint8Array>({ max: 4_000 });

/** The member's row of the index, or undefined. */
export async function findIndexRow(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: matchIndex.userId,
      role: matchIndex.role,
      active: matchIndex.active,
      features: matchIndex.features,
      model: matchIndex.model,
    })
    .from(matchIndex)
    .where(eq(matchIndex.userId, userId));
  return row;
}

/** The row of somebody whom members of the other side may see in their lists now, or undefined. */
export async function findVisibleRow(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({
      id: matchIndex.userId,
      role: matchIndex.role,
      features: matchIndex.features,
      model: matchIndex.model,
    })
    .from(matchIndex)
    .innerJoin(users, eq(users.id, matchIndex.userId))
    .where(and(eq(matchIndex.userId, userId), isVisible(now)));
  return row;
}

function isVisible(now: Date) {
  const silentSince = new Date(now.getTime() - SILENT_AFTER_MS);
  return sql`${isShown()} and ${users.lastActiveAt} > ${silentSince}`;
}

/**
 * Up to 400 visible people of the other side, those with the largest reciprocal inner product. The role is
 * written into the statement, as the partial index of each side asks for it.
 */
export async function findPool(db: Db, viewer: Traits, now: Date): Promise<Candidate[]> {
  const side = sql.raw(viewer.role === 'FOUNDER' ? `'APPLICANT'` : `'FOUNDER'`);
  const query = `[${queryVector(viewer)
    .map((value) => value.toFixed(4))
    .join(',')}]`;
  const constantAt = sql.raw(String(MATCH_VECTOR_LENGTH));
  // Materialised: the planner must not search the index once for every member.
  const { rows } = await db.execute<PoolRow>(sql`
    with near as materialized (
      select user_id, content_hash, model, subvector(vector, ${constantAt}, 1)::text as constant
      from ${matchIndex}
      where role = ${side} and active
      order by vector <#> ${query}::halfvec
      limit ${POOL}
    )
    select
      near.user_id as id,
      near.content_hash as "contentHash",
      near.model,
      trim(both '[]' from near.constant)::float8 as standing
    from near
    join ${users} on ${users.id} = near.user_id
    where ${isVisible(now)}
  `);
  const rowsById = await findFeatures(db, rows);
  return rows.flatMap(({ id, standing }) => {
    const row = rowsById.get(id);
    return row ? [{ id, standing, ...row }] : [];
  });
}

type PoolRow = {
  readonly id: string;
  readonly contentHash: string;
  readonly model: string;
  readonly standing: number;
};

type Features = Pick<Candidate, 'features' | 'model'>;

/** Features by member, from memory where they are; of a row that changed meanwhile, the new ones. */
async function findFeatures(db: Db, rows: readonly PoolRow[]): Promise<ReadonlyMap<string, Features>> {
  const found = new Map<string, Features>();
  const missing: string[] = [];
  for (const { id, contentHash, model } of rows) {
    const features = packed.get(contentHash);
    if (features) found.set(id, { features, model });
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const fetched = await db
    .select({
      id: matchIndex.userId,
      contentHash: matchIndex.contentHash,
      features: matchIndex.features,
      model: matchIndex.model,
    })
    .from(matchIndex)
    .where(inArray(matchIndex.userId, missing));
  for (const { id, contentHash, ...row } of fetched) {
    packed.set(contentHash, row.features);
    found.set(id, row);
  }
  return found;
}
