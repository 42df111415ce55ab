import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { DELETION_DAYS } from '../account/rules.ts';

/** Two members who cannot talk any more. */
export interface PartedPair {
  readonly connectionId: string;
  readonly memberA: string;
  readonly memberB: string;
}

/**
 * Since when the two of a connection `c` have been parted: by its end, a block, a suspension, or since one of them asked to be
 * deleted, whichever holds and came first. Null while their conversation is open.
 */
const partedAt = sql`least(c.ended_at,
  (select min(least(suspended_at, deletion_due_at - make_interval(days => ${DELETION_DAYS})))
    from users where id in (c.member_a, c.member_b)),
  (select min(created_at) from blocks
    where (blocker_id = c.member_a and blocked_id = c.member_b) or (blocker_id = c.member_b and blocked_id = c.member_a)))`;

/** See {@link partedAt}; undefined also where there is no such connection. */
export async function findPartedAt(tx: Db, connectionId: string): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select ${partedAt} as at from connections c where c.id = ${connectionId}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : undefined;
}

interface Wanted {
  readonly now: Date;
  /** They were parted by then. */
  readonly by: Date;
  /** The id of the last connection before these. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Some of those who have been parted, and have a call ahead or times that wait for an answer; by the id of their connection. */
export async function findParted(db: Db, { now, by, after, limit }: Wanted): Promise<PartedPair[]> {
  // Who may be parted at all is told at once for everybody: to ask since when takes sixteen pages a call.
  const { rows } = await db.execute<{ id: string; member_a: string; member_b: string }>(sql`
    with hidden as materialized (
      select id from users where suspended_at is not null or deletion_due_at is not null
    )
    select c.id, c.member_a, c.member_b from connections c
    join (
      select connection_id, starts_at as at from calls where starts_at + make_interval(mins => minutes) > ${now}
      union all select connection_id, lapses_at from call_suggestions where lapses_at > ${now}
    ) ahead on ahead.connection_id = c.id
    cross join lateral (select ${partedAt} as at) parted
    where c.member_a is not null and c.member_b is not null
      and (c.ended_at is not null or c.member_a in (select id from hidden) or c.member_b in (select id from hidden)
        or (c.member_a, c.member_b) in (
          select least(blocker_id, blocked_id), greatest(blocker_id, blocked_id) from blocks))
      and parted.at <= ${by} and ahead.at > parted.at
      ${after ? sql`and c.id > ${after}` : sql``}
    group by c.id order by c.id limit ${limit}`);
  return rows.map((row) => ({ connectionId: row.id, memberA: row.member_a, memberB: row.member_b }));
}
