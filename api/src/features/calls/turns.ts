import type { Waiting } from '@ampersand/contract/desk';
import { WEEK_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOpenPair } from '../connections/quiet-queries.ts';
import { findTurns, type PersonRow, presentPerson, turnIf } from '../connections/turns.ts';

/** Who suggests times for a call and waits for a member's answer. */
export const findCallTurns = (db: Db, userId: string, now: Date) =>
  findTurns<'CALL'>(db, userId, [
    turnIf(
      'CALL',
      sql`exists (select from call_suggestions
        where connection_id = c.id and suggester_id <> ${userId} and lapses_at > ${now})`,
    ),
  ]);

const MOST = 3;

/** The next calls of a member within a week, with all whom they are connected with. */
export async function findNextCalls(db: Db, userId: string, now: Date): Promise<Waiting['calls']> {
  const { rows } = await db.execute<
    PersonRow & { connection_id: string; starts_at: string; minutes: number }
  >(sql`
    select call.connection_id, call.starts_at, call.minutes, other.id, other.full_name, other.called_name, other.photo_key
    from calls call
    join connections c on c.id = call.connection_id
    join users other on other.id = case when c.member_a = ${userId} then c.member_b else c.member_a end
    where (c.member_a = ${userId} or c.member_b = ${userId}) and ${isOpenPair}
      and call.starts_at + make_interval(mins => call.minutes) > ${now}
      and call.starts_at < ${new Date(now.getTime() + WEEK_MS)}
    order by call.starts_at, call.id limit ${MOST}`);
  return rows.map((row) => ({
    connectionId: row.connection_id,
    person: presentPerson(row),
    startsAt: new Date(row.starts_at).toISOString(),
    minutes: row.minutes,
  }));
}
