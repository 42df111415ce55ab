import type { Filter } from '@ampersand/contract/filters';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import {
  choices,
  impressions,
  MATCH_VECTOR_LENGTH,
  matchIndex,
  matchPoints,
  matchPriors,
  POINT,
  searchIndex,
} from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { invitations, outcomes } from '../../db/talk.ts';
import { isNotPassed } from '../users/pairs.ts';
import { isShown, isShownTo, type Viewer } from '../users/queries.ts';
import { GONE_AFTER_MS, isInactive } from '../users/rules.ts';
import { queryAxes } from './axes/axes.ts';
import { findable, fits } from './fitting.ts';
import type { CandidateRow, PooledRow } from './rank-rows.ts';
import type { Traits } from './rules/read/traits.ts';
import type { Lift } from './rules/score/moved.ts';
import { crowding, LOAD_DAYS, PRIOR_CAPACITY, SEEN_DAYS, seenPenalty } from './rules/score/price.ts';
import { queryVector, RANK_ESTIMATE } from './rules/store/index-vector.ts';

/** Whose list it is. */
interface Searcher {
  readonly id: string;
  readonly traits: Traits;
}

const viewerOf = ({ id, traits }: Searcher): Viewer => ({ id, role: traits.role });

/** How many candidates one list ranks. */
export const POOL = 400;
/** How many the index finds for that: some stand nearer on its axes than they do. The most that pgvector finds in one go. */
export const FOUND = 1_000;

/**
 * Features by the hash of what they were made from, so that an entry never grows stale. Fetching the features of
 * a whole pool is the dearest part of a list; some 12 kB each.
 */
const packed = new LRUCache<string, Uint8Array>({ max: 4_000 });

/** Whether others may find somebody. */
export async function isShownToOthers(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isShown()))) > 0;
}

/** Whether a member has passed on somebody. */
export async function hasPassed(db: Db, memberId: string, personId: string): Promise<boolean> {
  const passed = and(
    eq(choices.memberId, memberId),
    eq(choices.personId, personId),
    isNotNull(choices.passedAt),
  );
  return (await db.$count(choices, passed)) > 0;
}

/** A list with fewer people holds some who have been inactive for more than 90 days. */
export const SHORTEST_LIST = 10;

/**
 * Up to 400 people of the other side on whom the viewer has not passed: of those who are active the ones with the largest reciprocal inner product, then
 * the inactive, whoever was here last first. Those not seen for 90 days only where fewer than ten would be left without.
 */
export async function findPool(db: Db, viewer: Searcher, now: Date): Promise<PoolRow[]> {
  const [seen, active] = await Promise.all([findSeen(db, viewer.id, now), findActive(db, viewer, now)]);
  const found =
    active.length < POOL
      ? [...active, ...(await findInactive(db, viewer, now, POOL - active.length))]
      : active;
  const goneSince = new Date(now.getTime() - GONE_AFTER_MS);
  const present = found.filter(({ lastActiveAt }) => lastActiveAt > goneSince);
  const gone = found
    .filter(({ lastActiveAt }) => lastActiveAt <= goneSince)
    .sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
  const kept = [...present, ...gone.slice(0, Math.max(0, SHORTEST_LIST - present.length))];
  return kept.map((row) => {
    const penalty = seenPenalty(seen.get(row.id) ?? 0);
    return { ...row, penalty, prior: row.prior - penalty, product: row.product - penalty };
  });
}

/** An invitation of so long ago, to which nobody said yes, counts no longer. */
const UNDER_WAY_DAYS = 90;

/**
 * On how many of the last days, today aside, a viewer was shown somebody in vain, by person: after the day on which they looked
 * at them, if they did. With whom they have something under way, or had lately, counts as shown on all days: they have met, or will not.
 */
async function findSeen(db: Db, viewerId: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = sql`${now}::timestamptz - ${UNDER_WAY_DAYS}::int * interval '1 day'`;
  const { rows } = await db.execute<{ id: string; days: number }>(sql`
    select candidate_id as id, count(*)::int as days from ${impressions}
    where viewer_id = ${viewerId}
      and day < (${now}::timestamptz at time zone 'UTC')::date
      and day >= (${now}::timestamptz at time zone 'UTC')::date - ${SEEN_DAYS}::int
      and not exists (
        select from ${outcomes}
        where actor_id = ${viewerId} and subject_id = candidate_id and kind = 'OPENED'
          and (at at time zone 'UTC')::date >= day
      )
    group by candidate_id
    union all
    select recipient_id as id, ${SEEN_DAYS}::int as days from ${invitations}
    where sender_id = ${viewerId} and (status in ('PENDING', 'ACCEPTED') or created_at > ${since})
    union all
    select sender_id as id, ${SEEN_DAYS}::int as days from ${invitations}
    where recipient_id = ${viewerId} and (status = 'ACCEPTED' or (status = 'DECLINED' and answered_at > ${since}))
    order by days`);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

const otherSide = ({ role }: Traits) => sql.raw(role === 'FOUNDER' ? `'APPLICANT'` : `'FOUNDER'`);
const constantAt = sql.raw(String(MATCH_VECTOR_LENGTH));

export const halfvecOf = (values: readonly number[]) =>
  sql`${`[${values.map((value) => value.toFixed(4)).join(',')}]`}::halfvec`;

/** Up to 1,000 active people of a side, of those who fulfil a condition on `match_points` the nearest by the index; in no order. */
export const nearest = (side: SQL, condition: SQL, query: readonly number[]) => sql`
  select user_id from ${matchPoints}
  where role = ${side} and active and ${condition}
  order by ${POINT} <-> ${halfvecOf([...queryAxes(query), query[MATCH_VECTOR_LENGTH - 1] ?? 0, 0])}
  limit ${FOUND}`;

/**
 * Rows of a list: `who` as a pool has them, with the inner product that fit and prior make. Each looked up on their own: the planner must not read all
 * of a table for some of its rows. A glance where the viewer has must-haves.
 */
function pooled({ traits }: Searcher, who: SQL): SQL {
  const query = queryVector(traits);
  const texts = halfvecOf([...query.slice(0, MATCH_VECTOR_LENGTH - 1), 0]);
  const facts = halfvecOf(query.slice(MATCH_VECTOR_LENGTH));
  const hasMusts = Object.values(traits.importance).includes('MUST_HAVE');
  return sql`
    select who.*, found.content_hash, found.model, found.glance, found.price, found.prior, found.prior + found.fit as product
    from (${who}) as who
    cross join lateral (
      select
        content_hash,
        model,
        ${hasMusts ? sql`glance` : sql`null::bytea as glance`},
        -(vector <#> ${texts}) - (facts <#> ${facts}) as fit,
        coalesce(latest.price, ${matchIndex.price})::float8 as price,
        coalesce(latest.prior, ${matchIndex.prior}, trim(both '[]' from subvector(vector, ${constantAt}, 1)::text)::float8)::float8 as prior
      from ${matchIndex}
      left join ${matchPriors} as latest using (user_id)
      where user_id = who.user_id
      offset 0
    ) as found`;
}

const byRank = sql.raw(`${RANK_ESTIMATE} desc`);

/** What a `PoolRow` is made from, of rows `near` of a pool, and a `member` each. */
const answered = (now: Date) => sql`
  near.user_id as id,
  near.content_hash as "contentHash",
  near.model,
  near.glance,
  near.product,
  near.prior,
  near.price,
  extract(epoch from member.last_active_at)::float8 as "lastActive",
  (
    select count(*)::int from ${invitations}
    where recipient_id = near.user_id and created_at > ${now}::timestamptz - ${LOAD_DAYS}::int * interval '1 day'
  ) as requests`;

/**
 * The role is written into the statement, as the partial index of each side asks for it. Materialised, and each member looked up on their
 * own: the planner must not search the index once for every member, nor read all members for some of them.
 */
async function findActive(db: Db, viewer: Searcher, now: Date): Promise<PoolRow[]> {
  const query = queryVector(viewer.traits);
  const found = nearest(otherSide(viewer.traits), isNotPassed(viewer.id, matchPoints.userId), query);
  const { rows } = await db.execute<RawRow>(sql`
    with found as materialized (${found}),
    near as materialized (
      select * from (${pooled(viewer, sql`select user_id from found`)}) as rated order by ${byRank} limit ${POOL}
    )
    select ${answered(now)}
    from near
    cross join lateral (
      select last_active_at from ${users}
      where ${users.id} = near.user_id and ${isShownTo(viewerOf(viewer))}
      offset 0
    ) as member
  `);
  return rows.map((row) => poolRow(row, now));
}

/** People of a filter, and how they are ordered where it is not by how they fit. */
export interface Fitting {
  readonly filter: Filter;
  /** Ascending, the unknown last. */
  readonly by?: SQL | undefined;
}

/** From so many on the index is searched for those who fit; below, all of them are compared. */
const MANY = 5_000;

/** Up to 400 people who fit a filter, active or not, and how many fit; without `by` the largest reciprocal inner products. */
export async function findFitting(db: Db, viewer: Searcher, { filter, by }: Fitting, now: Date) {
  const reader = viewerOf(viewer);
  const fitting = sql`${findable(reader)} and ${fits(filter, reader, now)}`;
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count ${fitting}`);
  const count = counted.rows[0]?.count ?? 0;
  const ordered = sql`select user_id from fitting order by place limit ${by ? POOL : MANY}`;
  const isNamed = sql`user_id in (select user_id from fitting)`;
  const who =
    !by && count >= MANY ? nearest(otherSide(viewer.traits), isNamed, queryVector(viewer.traits)) : ordered;
  const { rows } = await db.execute<RawRow & { place: number }>(sql`
    with fitting as materialized (
      select ${searchIndex.userId} as user_id, ${users.lastActiveAt} as last_active_at,
        ${by ? sql`row_number() over (order by ${by} asc nulls last, ${searchIndex.userId})` : sql`0`}::int as place
      ${fitting}
    ),
    who as materialized (${who})
    select ${answered(now)}, member.place
    from (select * from (${pooled(viewer, sql`select user_id from who`)}) as rated order by ${byRank} limit ${POOL}) as near
    join fitting as member on member.user_id = near.user_id`);
  const pool = by ? rows.toSorted((a, b) => a.place - b.place) : rows;
  return { count, pool: pool.map(({ place: _place, ...row }) => poolRow(row, now)) };
}

/** These people, in their order, as a pool has them. */
export async function findPooled(
  db: Db,
  viewer: Searcher,
  ids: readonly string[],
  now: Date,
): Promise<PoolRow[]> {
  if (ids.length === 0) return [];
  const named = sql`select user_id from unnest(${sql.param(ids)}::uuid[]) as named (user_id)`;
  const { rows } = await db.execute<RawRow>(sql`
    select ${answered(now)}
    from (${pooled(viewer, named)}) as near
    join ${users} as member on member.id = near.user_id
    order by array_position(${sql.param(ids)}::uuid[], near.user_id)`);
  return rows.map((row) => poolRow(row, now));
}

/** Who is shown but not in the index of their side: the inactive, and who has come back today. */
async function findInactive(db: Db, viewer: Searcher, now: Date, most: number): Promise<PoolRow[]> {
  const away = sql`
    select ${users.id} as user_id, ${users.lastActiveAt} as last_active_at
    from ${users} join ${matchIndex} on ${matchIndex.userId} = ${users.id}
    where not ${matchIndex.active} and ${isShownTo(viewerOf(viewer))} and ${isNotPassed(viewer.id, users.id)}
    order by ${users.lastActiveAt} desc
    limit ${most}`;
  const { rows } = await db.execute<RawRow>(sql`
    select ${answered(now)}
    from (${pooled(viewer, away)}) as near
    cross join lateral (select near.last_active_at) as member
    order by near.last_active_at desc
  `);
  return rows.map((row) => poolRow(row, now));
}

type RawRow = {
  readonly id: string;
  readonly contentHash: string;
  readonly model: string;
  readonly glance: Buffer | null;
  readonly product: number;
  readonly prior: number;
  readonly price: number;
  /** Seconds since 1970. */
  readonly lastActive: number;
  /** Of the last seven days. */
  readonly requests: number;
};

/** Somebody of a pool as a first look has them. */
export interface PoolRow extends PooledRow, Lift {
  readonly contentHash: string;
}

function poolRow({ lastActive, requests, ...row }: RawRow, now: Date): PoolRow {
  const lastActiveAt = new Date(lastActive * 1000);
  const crowded = crowding(requests, PRIOR_CAPACITY);
  return {
    ...row,
    price: row.price + crowded,
    prior: row.prior - crowded,
    product: row.product - crowded,
    penalty: 0,
    lastActiveAt,
    inactive: isInactive({ lastActiveAt }, now),
  };
}

/** A candidate with what their row was made from. */
export type FeatureRow = CandidateRow & Pick<PoolRow, 'contentHash'>;

/** Those of a pool with these ids, with their features: from memory where they are; of a row that changed meanwhile, the new ones. */
export async function findFeatures(
  db: Db,
  pool: readonly PoolRow[],
  ids: readonly string[],
): Promise<FeatureRow[]> {
  const asked = new Set(ids);
  const found: FeatureRow[] = [];
  const missing = new Map<string, PoolRow>();
  for (const row of pool) {
    if (!asked.has(row.id)) continue;
    const features = packed.get(row.contentHash);
    if (features) found.push({ ...row, features });
    else missing.set(row.id, row);
  }
  for (const { id, ...row } of await fetchFeatures(db, [...missing.keys()])) {
    const pooled = missing.get(id);
    if (pooled) found.push({ ...pooled, ...row });
  }
  return found;
}

/** What somebody is to a member beside a match. */
export interface Kept {
  readonly isSaved: boolean;
  /** Not shown to the member before today (UTC), though others were. */
  readonly isNew: boolean;
}

/** What these people are to a member, by id. */
export async function findKept(
  db: Db,
  memberId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Kept>> {
  if (ids.length === 0) return new Map();
  const shown = sql`${outcomes.actorId} = ${memberId} and ${outcomes.kind} = 'SHOWN'
    and ${outcomes.at} < date_trunc('day', ${now}::timestamptz, 'UTC')`;
  const { rows } = await db.execute<{ id: string; isSaved: boolean; isNew: boolean }>(sql`
    select person.id,
      exists (
        select from ${choices}
        where ${choices.memberId} = ${memberId} and ${choices.personId} = person.id and ${choices.savedAt} is not null
      ) as "isSaved",
      exists (select from ${outcomes} where ${shown})
        and not exists (select from ${outcomes} where ${shown} and ${outcomes.subjectId} = person.id) as "isNew"
    from unnest(${sql.param(ids)}::uuid[]) as person (id)`);
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

type FetchedRow = {
  readonly id: string;
  readonly contentHash: string;
  readonly features: Buffer;
  readonly model: string;
};

/** Who of these people is in the index, with their features. */
export async function fetchFeatures(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<FetchedRow>(sql`
    select user_id as id, content_hash as "contentHash", features, model
    from ${matchIndex} where user_id = any(${sql.param(ids)}::uuid[])`);
  for (const { contentHash, features } of rows) packed.set(contentHash, features);
  return rows;
}
