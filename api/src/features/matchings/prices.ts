import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { impressions, MATCH_VECTOR_LENGTH } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { isShown } from '../users/queries.ts';
import { INACTIVE_AFTER_MS } from '../users/rules.ts';
import { IMPRESSION_DAYS } from './index-member.ts';
import { EXPLORE, IMPRESSIONS_DUE, PRICE, PRIOR_CAPACITY } from './rules/score/price.ts';
import { HALF_LIFE_DAYS } from './rules/score/score.ts';

const LOAD_DAYS = 7;
const DAY_MS = 86_400_000;
/** Smaller changes of a prior, in log units, are not worth rewriting a row. */
const WORTH_WRITING = 0.02;
/**
 * How far the constant in a vector may stand from the prior, in log units. Lists are ordered by the prior; the constant only decides who is
 * in the pool, and an error of this size costs it less than one in a hundred of the first twenty, while a vector written anew has to be
 * put into the index again.
 */
const WORTH_MOVING = 0.25;

/** Members per statement: putting a vector into the index takes the embedded database some 10 ms. */
export const BATCH = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * The daily round: capacity prices from who was asked in the last seven days, everybody's prior (log P(active) − price + explore
 * bonus), with the constant in their vector where it has moved, and who counts as active. Meant to run once a day: every run is one step of
 * the price. In batches, so that nobody waits behind it for long.
 *
 * The price becomes that of `nextPrice`, with the invitations of seven days as the load: it rises while more come than the member can
 * answer, and falls while fewer do. Price, activity and bonus are those of `rules/score`, and a test holds the two together.
 */
export async function updatePrices(db: Db, now: Date): Promise<void> {
  for (let last: string | undefined = BEFORE_ALL; last !== undefined; )
    last = await updateBatch(db, now, last);
}

/** One statement for the next members by id. @returns the last of them; undefined when none was left. */
export async function updateBatch(db: Db, now: Date, behind: string): Promise<string | undefined> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const inactiveSince = new Date(now.getTime() - INACTIVE_AFTER_MS);
  const vectorStart = sql.raw(String(MATCH_VECTOR_LENGTH - 1));
  const constantAt = sql.raw(String(MATCH_VECTOR_LENGTH));
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with batch as (
      select user_id from match_index where user_id > ${behind} order by user_id limit ${BATCH}
    ),
    shown as (
      select
        candidate_id,
        count(*) as impressions
      from ${impressions}
      where candidate_id in (select user_id from batch) and served_at > ${ago(IMPRESSION_DAYS)}
      group by candidate_id
    ),
    asked as (
      select subject_id, count(*)::float8 as load
      from ${outcomes}
      where subject_id in (select user_id from batch) and kind = 'INVITED' and at > ${ago(LOAD_DAYS)}
      group by subject_id
    ),
    stepped as (
      select
        m.user_id,
        m.vector,
        m.active,
        m.price as old_price,
        m.prior,
        greatest(
          ${PRICE.lowest}::float8,
          m.price + ${PRICE.step}::float8 * ln(
            (coalesce(a.load, 0) + ${PRICE.softening}::float8) / (${PRIOR_CAPACITY + PRICE.softening}::float8)
          )
        ) as price,
        case when m.completeness >= ${EXPLORE.completeness * 100}
          then ${EXPLORE.bonus}::float8 * greatest(0, 1 - coalesce(s.impressions, 0) / ${IMPRESSIONS_DUE}::float8)
          else 0
        end as explore,
        -ln(2) * greatest(0, extract(epoch from ${now}::timestamptz - ${users.lastActiveAt}) / 86400 - 1)
          / ${HALF_LIFE_DAYS}::float8 as log_active,
        ${isShown()} and ${users.lastActiveAt} > ${inactiveSince} as listed
      from match_index m
      join ${users} on ${users.id} = m.user_id
      left join shown s on s.candidate_id = m.user_id
      left join asked a on a.subject_id = m.user_id
      where m.user_id in (select user_id from batch)
    ),
    fresh as (
      select
        user_id,
        price,
        listed,
        listed is distinct from active as turned,
        abs(price - old_price) > ${WORTH_WRITING / 10}::float8 as priced,
        vector,
        (log_active - price + explore)::float8 as prior,
        prior as old_prior,
        trim(both '[]' from subvector(vector, ${constantAt}, 1)::text)::float8 as old_constant
      from stepped
    ),
    written as (
    update match_index
    set
      price = fresh.price,
      prior = fresh.prior,
      active = fresh.listed,
      vector = case when abs(fresh.prior - fresh.old_constant) > ${WORTH_MOVING}::float8
        then subvector(fresh.vector, 1, ${vectorStart}) || ('[' || fresh.prior || ']')::halfvec(1)
        else fresh.vector
      end
    from fresh
    where match_index.user_id = fresh.user_id
      and (fresh.turned or fresh.priced or fresh.old_prior is null
        or abs(fresh.prior - fresh.old_prior) > ${WORTH_WRITING}::float8)
    )
    select user_id as last from batch order by user_id desc limit 1
  `);
  return rows[0]?.last ?? undefined;
}
