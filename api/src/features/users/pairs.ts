import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';

/**
 * Condition that neither of two people has blocked the other. `viewerId` may be a column too; `personId` is one that holds an id,
 * or null. Tables are named by hand: a relational query takes every column for one of its own table.
 */
export const isNotParted = (viewerId: string | SQLWrapper, personId: SQLWrapper): SQL =>
  sql`(${personId} is null or ${personId} not in (
    select blocked_id from blocks where blocker_id = ${viewerId}
    union all select blocker_id from blocks where blocked_id = ${viewerId}))`;

/** Condition that a viewer has not passed on somebody; `personId` is a column that holds an id. */
export const isNotPassed = (viewerId: string, personId: PgColumn | SQL): SQL =>
  sql`${personId} <> all(array(select person_id from choices where member_id = ${viewerId} and passed_at is not null))`;

/** Condition on `users`: a viewer is connected with them, and they are not about to leave or suspended. */
export const isConnectedWith = (viewerId: string): SQL =>
  sql`(${users.suspendedAt} is null and ${users.deletionDueAt} is null and exists (
    select from connections where ended_at is null
      and ((member_a = ${users.id} and member_b = ${viewerId}) or (member_b = ${users.id} and member_a = ${viewerId}))))`;

/** Condition on `users`: an invitation waits between them and a viewer. */
export const hasInvitationWith = (viewerId: string): SQL =>
  sql`exists (select from invitations where status = 'PENDING'
    and ((sender_id = ${users.id} and recipient_id = ${viewerId}) or (recipient_id = ${users.id} and sender_id = ${viewerId})))`;

/**
 * Condition on `users`: what a member wrote to them, or they to the member, still counts. They are not suspended, about to
 * leave, or parted from the member; they may be paused.
 */
export const isPresentFor = (memberId: string): SQL =>
  sql`(${users.suspendedAt} is null and ${users.deletionDueAt} is null and ${isNotParted(memberId, users.id)})`;

const lockOf = (id: SQL) => sql`pg_advisory_xact_lock(hashtextextended('people ' || ${id}, 0))`;

/** Whether one of two has invited the other, they were connected, or the first has blocked the second. */
export async function hasTie(db: Db, own: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ tied: boolean }>(sql`
    select exists (select from invitations
        where (sender_id = ${own} and recipient_id = ${other}) or (sender_id = ${other} and recipient_id = ${own}))
      or exists (select from connections
        where (member_a = ${own} and member_b = ${other}) or (member_a = ${other} and member_b = ${own}))
      or exists (select from blocks where blocker_id = ${own} and blocked_id = ${other}) as tied`);
  return rows[0]?.tied ?? false;
}

/** Whom a member has invited or was invited by, and with whom they are or were connected: then with the connection; nobody a block parts them from. */
export async function findTied(
  db: Db,
  userId: string,
): Promise<{ readonly otherId: string; readonly connectionId: string | null }[]> {
  const { rows } = await db.execute<{ otherId: string; connectionId: string | null }>(sql`
    select users.id as "otherId", tied.connection_id as "connectionId" from (
      select id as connection_id, case when member_a = ${userId}::uuid then member_b else member_a end as other_id
        from connections where ${userId}::uuid in (member_a, member_b)
      union select null, recipient_id from invitations where sender_id = ${userId}
      union select null, sender_id from invitations where recipient_id = ${userId}) tied
    join users on users.id = tied.other_id
    where ${isNotParted(userId, users.id)}`);
  return rows;
}

/** Holds two people until the transaction ends: whatever they do to each other at the same moment follows one after the other. */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort().map((id) => lockOf(sql`${id}::text`));
  await tx.execute(sql`select ${first}, ${second}`);
}

/** Holds the two of a member's connection, in the same order: member_a is the smaller id. Who has left is not held. */
export async function lockConnected(tx: Db, connectionId: string, memberId: string): Promise<void> {
  await tx.execute(sql`
    select ${lockOf(sql`member_a`)}, ${lockOf(sql`member_b`)} from connections
    where id = ${connectionId} and ${memberId}::uuid in (member_a, member_b)`);
}
