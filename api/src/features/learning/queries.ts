import { DAY_MS } from '@ampersand/contract/time';
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { impressions, matchIndex, type WeightFigures, weightVersions } from '../../db/matching.ts';
import { outcomes } from '../../db/talk.ts';
import type { Traits } from '../matchings/rules/read/traits.ts';
import type { Weights } from '../matchings/rules/score/weights.ts';
import { unpackFeatures } from '../matchings/rules/store/pack.ts';
import { WEIGHTS_BASIS } from '../matchings/serving-weights.ts';
import type { StepTaken } from './rules/examples.ts';
import type { SwapCount } from './rules/looking.ts';

/** The newest so many of each step are learned from. */
const MOST = 20_000;
/** How long somebody has to take a step before it counts as not taken, in days. */
const TIME_TO = { look: 1, ask: 3 } as const;
/** Reasons for a no that say nothing about the two. */
const OF_THE_MOMENT = ['TIMING', 'NOT_NOW'] as const;

export function countAccepted(db: Db): Promise<number> {
  return db.$count(outcomes, eq(outcomes.kind, 'ACCEPTED'));
}

/**
 * What members did about those they were shown, from `since` on: the newest of each step. Pairs that nobody was shown are in
 * none. Who was invited by the other comes to look for that reason, and counts only where they answer.
 */
export async function findSteps(db: Db, now: Date, since = new Date(0)): Promise<StepTaken[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const unasked = sql`not exists (
    select from ${outcomes} asked
    where asked.actor_id = o.subject_id and asked.subject_id = o.actor_id and asked.kind = 'INVITED'
  )`;
  const followedBy = (kinds: readonly string[], within = sql``) => sql`exists (
    select from ${outcomes} next
    where next.actor_id = o.actor_id and next.subject_id = o.subject_id and next.at >= o.at
      and ${inArray(sql`next.kind`, kinds)} ${within}
  )`;
  // Who is shown day after day is looked at in the end, wherever they stood: only the first day has one place.
  const thatDay = sql`and (next.at at time zone 'UTC')::date = (o.at at time zone 'UTC')::date`;
  // Who was passed on was seen, wherever they stood.
  const aboutThem = sql`and (next.reason is null or not ${inArray(sql`next.reason`, [...OF_THE_MOMENT])})`;
  const newest = sql`order by o.at desc limit ${MOST}`;
  const pair = sql`o.actor_id::text as "actorId", o.subject_id::text as "subjectId"`;
  const { rows } = await db.execute<StepRow>(sql`
    (select 'LOOKED' as step, ${pair}, ${followedBy(['OPENED', 'SAVED', 'INVITED'], thatDay)} as taken,
      case when ${followedBy(['PASSED'], aboutThem)} then null else o.list_position end as place
      from ${outcomes} o where o.kind = 'SHOWN' and o.at >= ${since} and o.at < ${ago(TIME_TO.look)} and ${unasked} ${newest})
    union all
    (select 'ASKED', ${pair}, ${followedBy(['INVITED'])}, null
      from ${outcomes} o where o.kind = 'OPENED' and o.at >= ${since} and o.at < ${ago(TIME_TO.ask)} and ${unasked} ${newest})
    union all
    (select 'ANSWERED', ${pair}, o.kind = 'ACCEPTED', null
      from ${outcomes} o where o.kind in ('ACCEPTED', 'DECLINED') and o.at >= ${since}
        and (o.reason is null or not ${inArray(sql`o.reason`, [...OF_THE_MOMENT])}) ${newest})
    union all
    (select 'MET', ${pair}, o.kind not in ('NOT_MET', 'TRIAL_STOPPED'), null
      from ${outcomes} o where o.kind in ('MET', 'NOT_MET', 'TRIAL_AGREED', 'TRIAL_WENT_ON', 'TRIAL_STOPPED') and o.at >= ${since} ${newest})
  `);
  return rows;
}

type StepRow = { [Key in keyof StepTaken]: StepTaken[Key] };

/** Openings on the day of the showing, by pairs of neighbours whose order was left to chance. */
export async function findSwapCounts(db: Db): Promise<SwapCount[]> {
  const { rows } = await db.execute<{ place: number; upper: number; lower: number }>(sql`
    with looked as (
      select i.position, i.position - mod(i.position - 1 + mod(i.day - date '1970-01-01', 2), 2) as place
      from ${impressions} i
      join ${outcomes} o on o.actor_id = i.viewer_id and o.subject_id = i.candidate_id and o.kind = 'OPENED'
        and (o.at at time zone 'UTC')::date = i.day
      where i.propensity < 1
    )
    select place::int, count(*) filter (where position = place)::int as upper,
      count(*) filter (where position > place)::int as lower
    from looked group by place
  `);
  return rows;
}

/** Members as the index has them now, by id; who is gone is not in it. */
export async function findTraits(db: Db, ids: readonly string[]): Promise<Map<string, Traits>> {
  const rows = await db
    .select({ id: matchIndex.userId, features: matchIndex.features })
    .from(matchIndex)
    .where(inArray(matchIndex.userId, [...ids]));
  return new Map(
    rows.flatMap(({ id, features }) => {
      const traits = unpackFeatures(features);
      return traits ? [[id, traits] as const] : [];
    }),
  );
}

export type WeightVersion = typeof weightVersions.$inferSelect;
const ofThisRelease = eq(weightVersions.basis, WEIGHTS_BASIS);

/** Every version, the newest first, those of other releases too. */
export function findVersions(db: Db): Promise<WeightVersion[]> {
  return db.select().from(weightVersions).orderBy(desc(weightVersions.id));
}

export async function findShadow(db: Db): Promise<WeightVersion | undefined> {
  const [shadow] = await db
    .select()
    .from(weightVersions)
    .where(and(ofThisRelease, eq(weightVersions.status, 'SHADOW')));
  return shadow;
}

/** Stores a version that is to prove itself; nothing where another already does. */
export async function insertShadow(
  db: Db,
  { weights, figures, now }: { weights: Weights; figures: WeightFigures; now: Date },
): Promise<void> {
  await db
    .insert(weightVersions)
    .values({ basis: WEIGHTS_BASIS, weights, figures, status: 'SHADOW', createdAt: now })
    .onConflictDoNothing();
}

/** Ends the trial of a version: it serves from now on in the place of the one before, or is put away. Nothing where that was done already. */
export async function endTrial(
  db: Db,
  id: number,
  { serves, figures, now }: { serves: boolean; figures: WeightFigures; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(weightVersions)
      .set({ status: 'RETIRED', laterFigures: figures })
      .where(and(eq(weightVersions.id, id), eq(weightVersions.status, 'SHADOW')))
      .returning();
    if (!ended || !serves) return;
    await retireServing(tx);
    await tx
      .update(weightVersions)
      .set({ status: 'SERVING', inServiceSince: now })
      .where(eq(weightVersions.id, id));
  });
}

const retireServing = (tx: Db) =>
  tx
    .update(weightVersions)
    .set({ status: 'RETIRED' })
    .where(and(ofThisRelease, eq(weightVersions.status, 'SERVING')))
    .returning({ id: weightVersions.id });

/**
 * Puts the version that serves away, and whichever is on trial; the one that served before it serves again.
 * @returns both ids; `to` is null where the built-in weights serve again, `from` where they served already.
 */
export async function rollBack(db: Db, now: Date): Promise<{ from: number | null; to: number | null }> {
  return db.transaction(async (tx) => {
    await tx
      .update(weightVersions)
      .set({ status: 'RETIRED' })
      .where(and(ofThisRelease, eq(weightVersions.status, 'SHADOW')));
    const [served] = await retireServing(tx);
    if (!served) return { from: null, to: null };
    const [former] = await tx
      .select({ id: weightVersions.id })
      .from(weightVersions)
      .where(and(ofThisRelease, isNotNull(weightVersions.inServiceSince), lt(weightVersions.id, served.id)))
      .orderBy(desc(weightVersions.id))
      .limit(1);
    if (!former) return { from: served.id, to: null };
    await tx
      .update(weightVersions)
      .set({ status: 'SERVING', inServiceSince: now })
      .where(and(eq(weightVersions.id, former.id), ne(weightVersions.status, 'SERVING')));
    return { from: served.id, to: former.id };
  });
}
