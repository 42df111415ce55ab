import type { EmailPace } from '@ampersand/contract/enumerations';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import { isNotParted } from '../users/pairs.ts';

/** Somebody who has not read what another has written, and whom no email has told. */
export interface Unemailed {
  readonly connectionId: string;
  readonly userId: string;
  readonly otherId: string;
  readonly lastSeq: number;
}

interface Between {
  readonly before: Date;
  readonly since: Date;
}

/** Some of those who are to be told at once, by their ids. */
export function findUnemailed(
  db: Db,
  between: Between,
  { after, limit }: RoundPage<Unemailed>,
): Promise<Unemailed[]> {
  const isBehind = after ? sql`(own.user_id, c.id) > (${after.userId}, ${after.connectionId})` : sql`true`;
  return select(db, between, 'AT_ONCE', sql`${isBehind} order by own.user_id, c.id limit ${limit}`);
}

/** What those of some members are to be told who want it once a day. */
export function findUnemailedOf(
  db: Db,
  between: Between,
  readerIds: readonly string[],
): Promise<Unemailed[]> {
  const isOfThem = sql`own.user_id = any(${sql.param(readerIds)}::uuid[])`;
  return select(db, between, 'DAILY', sql`${isOfThem} order by c.last_message_at`);
}

/** Members with something unread from before a moment, who want emails at that pace, and whose other one is there. */
async function select(
  db: Db,
  { before, since }: Between,
  pace: Exclude<EmailPace, 'NEVER'>,
  more: SQL,
): Promise<Unemailed[]> {
  const { rows } = await db.execute<{
    connection_id: string;
    user_id: string;
    other_id: string;
    last_seq: string;
  }>(sql`
    select c.id as connection_id, own.user_id, other.id as other_id, c.last_seq
    from connections c
    join connection_members own on own.connection_id = c.id
    join users reader on reader.id = own.user_id
    join users other on other.id = case when c.member_a = own.user_id then c.member_b else c.member_a end
    where c.last_message_at > ${since} and c.ended_at is null and c.last_seq > own.read_seq
      and (own.emailed_seq is null or own.emailed_seq <= own.read_seq)
      and reader.suspended_at is null and reader.deletion_due_at is null
      and not 'messageReceived' = any(reader.muted_emails)
      and ('messageReceived' = any(reader.daily_emails)) = ${pace === 'DAILY'}
      and other.suspended_at is null and other.deletion_due_at is null
      and ${isNotParted(sql`reader.id`, sql`other.id`)}
      and exists (select from messages m
        where m.connection_id = c.id and m.seq > own.read_seq and m.sender_id = other.id
          and m.taken_back_at is null and m.created_at <= ${before})
      and ${more}`);
  return rows.map((row) => ({
    connectionId: row.connection_id,
    userId: row.user_id,
    otherId: row.other_id,
    lastSeq: Number(row.last_seq),
  }));
}

/** @returns whether nobody else has told them meanwhile, and they have not read it. */
export async function markEmailed(tx: Db, { connectionId, userId, lastSeq }: Unemailed): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update connection_members set emailed_seq = ${lastSeq}
    where connection_id = ${connectionId} and user_id = ${userId} and read_seq < ${lastSeq}
      and (emailed_seq is null or emailed_seq <= read_seq)`);
  return (rowCount ?? 0) > 0;
}
