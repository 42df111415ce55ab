import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** How many of the latest answers say how somebody answers; fewer than the least say nothing. */
const LATEST = 20;
const LEAST = 5;

/** Requests that a member has answered, and whether within a day. */
const requests = (userId: string) => sql`
  select answered_at as at, answered_at - created_at <= interval '24 hours' as quick
  from invitations where recipient_id = ${userId} and status in ('ACCEPTED', 'DECLINED')`;

/** The first words of their own, notes of invitations apart, after the other had written in a conversation. */
const firstReplies = (userId: string) => sql`
  select reply.created_at, reply.created_at - greatest(heard.created_at, c.created_at) <= interval '24 hours'
  from connections c
  cross join lateral (
    select seq, created_at from messages
    where connection_id = c.id and sender_id is distinct from ${userId} order by seq limit 1) heard
  cross join lateral (
    select created_at from messages m
    where m.connection_id = c.id and m.sender_id = ${userId} and m.seq > heard.seq
      and not exists (select from invitations i where i.id = m.idempotency_key)
    order by m.seq limit 1) reply
  where c.member_a = ${userId} or c.member_b = ${userId}`;

/** Whether a member usually answers within a day: of the latest answers at least half. What they left open counts for nothing. */
export async function answersWithinADay(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ usually: boolean }>(sql`
    select count(*) >= ${LEAST} and 2 * count(*) filter (where quick) >= count(*) as usually
    from (select quick from (${requests(userId)} union all ${firstReplies(userId)}) answers
      order by at desc limit ${LATEST}) latest`);
  return rows[0]?.usually ?? false;
}
