import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { impressions, matchIndex, matchPoints, matchPriors } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { isShown } from '../users/queries.ts';
import { INACTIVE_AFTER_MS } from '../users/rules.ts';
import { IMPRESSION_DAYS } from './index-member.ts';
import { EXPLORE, IMPRESSIONS_DUE, LOAD_DAYS, PRICE, PRIOR_CAPACITY } from './rules/score/price.ts';
import { HALF_LIFE_DAYS } from './rules/score/score.ts';

/** Smaller changes of a prior, in log units, are not worth rewriting a row. */
const WORTH_WRITING = 0.02;
/**
 * How far the prior of a point may stand from the latest, in log units. Lists are ordered by the latest; that of the point only decides who is
 * in the pool, and an error of this size costs it less than one in a hundred of the first twenty, while a point written anew has to be
 * put into the index again.
 */
const WORTH_MOVING = 0.25;

/** Members per statement. */
export const BATCH = 1_000;
/** Points per statement: putting one into the index takes the embedded database a few milliseconds. */
const MOVED_AT_ONCE = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * The daily round: capacity prices from who was asked in the last seven days, everybody's prior (log P(active) − price + explore
 * bonus), with their point in the index where it has moved, and who counts as active. Run again on the same day (UTC), it is no second step of
 * a price. In batches, so that nobody waits behind it for long.
 *
 * The price becomes that of `nextPrice`, with the invitations of seven days as the load: it rises while more come than the member can
 * answer, and falls while fewer do. Price, activity and bonus are those of `rules/score`, and a test holds the two together.
 */
export async function updatePrices(db: Db, now: Date): Promise<void> {
  for (let last: string | null = BEFORE_ALL; last !== null; ) last = (await updateBatch(db, now, last)).last;
}

/**
 * The next members by id: where they stand now, and anew in the index who has moved there.
 * @returns the last of them, null when none was left, and how many had moved.
 */
export async function updateBatch(db: Db, now: Date, behind: string) {
  const { last, moved } = await writePriors(db, now, behind);
  for (let done = 0; done < moved.length; done += MOVED_AT_ONCE)
    await moveInIndex(db, now, moved.slice(done, done + MOVED_AT_ONCE));
  return { last, moved: moved.length };
}

const isListed = (now: Date) =>
  sql`(${isShown()} and ${users.lastActiveAt} > ${new Date(now.getTime() - INACTIVE_AFTER_MS)})`;

async function writePriors(db: Db, now: Date, behind: string) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const day = utcDay(now);
  const { rows } = await db.execute<{ last: string | null; moved: string[] }>(sql`
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
        latest.price as old_price,
        latest.prior as old_prior,
        point.prior as found_by,
        case when latest.stepped_on >= ${day}::date then latest.price
          else greatest(
            ${PRICE.lowest}::float8,
            coalesce(latest.price, m.price) + ${PRICE.step}::float8 * ln(
              (coalesce(a.load, 0) + ${PRICE.softening}::float8) / (${PRIOR_CAPACITY + PRICE.softening}::float8)
            )
          )
        end as price,
        case when m.completeness >= ${EXPLORE.completeness * 100}
          then ${EXPLORE.bonus}::float8 * greatest(0, 1 - coalesce(s.impressions, 0) / ${IMPRESSIONS_DUE}::float8)
          else 0
        end as explore,
        -ln(2) * greatest(0, extract(epoch from ${now}::timestamptz - ${users.lastActiveAt}) / 86400 - 1)
          / ${HALF_LIFE_DAYS}::float8 as log_active,
        ${isListed(now)} is distinct from m.active or ${isListed(now)} is distinct from point.active as turned
      from match_index m
      join ${users} on ${users.id} = m.user_id
      left join ${matchPriors} as latest on latest.user_id = m.user_id
      left join ${matchPoints} as point on point.user_id = m.user_id
      left join shown s on s.candidate_id = m.user_id
      left join asked a on a.subject_id = m.user_id
      where m.user_id in (select user_id from batch)
    ),
    fresh as (
      select *, (log_active - price + explore)::float8 as prior from stepped
    ),
    written as (
      insert into ${matchPriors} (user_id, price, prior, stepped_on)
      select user_id, price, prior, ${day}::date from fresh
      where old_prior is null
        or abs(price - old_price) > ${WORTH_WRITING / 10}::float8
        or abs(prior - old_prior) > ${WORTH_WRITING}::float8
      on conflict (user_id) do update set
        price = excluded.price, prior = excluded.prior, stepped_on = excluded.stepped_on
    )
    select
      (select user_id from batch order by user_id desc limit 1) as last,
      array(select user_id from fresh where turned or abs(prior - found_by) > ${WORTH_MOVING}::float8) as moved
  `);
  return rows[0] ?? { last: null, moved: [] };
}

async function moveInIndex(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  const moved = sql.param(ids);
  await db.execute(sql`
    with listed as (
      select id, ${isListed(now)} as active from ${users} where id = any(${moved}::uuid[])
    ),
    turned as (
      update ${matchIndex} as m set active = listed.active from listed
      where m.user_id = listed.id and m.active <> listed.active
    )
    update ${matchPoints} as point
    set active = listed.active, prior = latest.prior
    from listed join ${matchPriors} as latest on latest.user_id = listed.id
    where point.user_id = listed.id
  `);
}
