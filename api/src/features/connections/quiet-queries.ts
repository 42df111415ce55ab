import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import { isNotParted } from '../users/pairs.ts';

/** Two members whose conversation is open, and the number of its newest message. */
export interface OpenPair {
  readonly connectionId: string;
  readonly memberA: string;
  readonly memberB: string;
  readonly lastSeq: number;
}

/** Condition on `connections c`: both members are here, neither is blocked, and nobody has ended it. */
export const isOpenPair = sql`c.ended_at is null
  and (select count(*) = 2 from users
    where id in (c.member_a, c.member_b) and suspended_at is null and deletion_due_at is null)
  and ${isNotParted(sql`c.member_a`, sql`c.member_b`)}`;

/** Whether the two of a connection can still do something together. */
export async function isStillOpen(tx: Db, connectionId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from connections c where c.id = ${connectionId} and ${isOpenPair}`,
  );
  return rows.length > 0;
}

interface Question {
  /** Condition on `connections c`: the time has come. */
  readonly isDue: SQL;
  /** Condition on `connection_members m`: they have not been asked, and there is something to ask. */
  readonly isUnasked: SQL;
  readonly asked: SQL;
}

/** Whether a conversation goes on in which nobody has written since a moment. */
export const goesOn = (silentSince: Date): Question => ({
  isDue: sql`c.last_message_at <= ${silentSince}`,
  isUnasked: sql`m.quiet_asked_at is null and m.folded_at is null`,
  asked: sql`quiet_asked_at`,
});

/** Whether two have met who were connected before a moment. */
export const haveMet = (connectedBefore: Date): Question => ({
  isDue: sql`c.created_at <= ${connectedBefore}`,
  isUnasked: sql`m.met_asked_at is null and m.met is null`,
  asked: sql`met_asked_at`,
});

/** Some of those in which somebody is to be asked, by their ids. */
export async function findDue(
  db: Db,
  { isDue, isUnasked }: Question,
  { after, limit }: RoundPage<string>,
): Promise<OpenPair[]> {
  const { rows } = await db.execute<{
    id: string;
    member_a: string;
    member_b: string;
    last_seq: string;
  }>(sql`
    select c.id, c.member_a, c.member_b, c.last_seq from connections c
    where ${isDue} and ${isOpenPair}
      and exists (select from connection_members m where m.connection_id = c.id and ${isUnasked})
      ${after === undefined ? sql`` : sql`and c.id > ${after}`}
    order by c.id limit ${limit}`);
  return rows.map((row) => ({
    connectionId: row.id,
    memberA: row.member_a,
    memberB: row.member_b,
    lastSeq: Number(row.last_seq),
  }));
}

/** Notes that those are asked who have not been. @returns their ids; nobody where that is no longer due. */
export async function markAsked(
  tx: Db,
  connectionId: string,
  { isDue, isUnasked, asked }: Question,
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    update connection_members m set ${asked} = ${now} from connections c
    where c.id = ${connectionId} and m.connection_id = c.id and ${isDue} and ${isOpenPair} and ${isUnasked}
    returning m.user_id`);
  return rows.map((row) => row.user_id);
}

/** Puts away what stays silent after both were asked before a moment. @returns for whom. */
export async function foldAsked(
  tx: Db,
  askedBefore: Date,
  now: Date,
): Promise<{ connectionId: string; userId: string }[]> {
  const { rows } = await tx.execute<{ connection_id: string; user_id: string }>(sql`
    update connection_members m set folded_at = ${now} from connections c
    where c.id = m.connection_id and c.ended_at is null
      and m.folded_at is null and m.quiet_asked_at <= ${askedBefore}
    returning m.connection_id, m.user_id`);
  return rows.map((row) => ({ connectionId: row.connection_id, userId: row.user_id }));
}
