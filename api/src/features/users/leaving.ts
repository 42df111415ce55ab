import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';

/** Whether a member has asked for their account to be deleted, as part of a statement. */
export const isLeaving = (userId: string): SQL<boolean> =>
  sql`exists (select from users me where me.id = ${userId} and me.deletion_due_at is not null)`;

export const leaving = () =>
  new AppError(
    'conflict',
    'You have asked for your account to be deleted. Take that back on your account page first',
  );

/** Nobody could read or answer what a member begins who is about to leave. @throws {AppError} `conflict` */
export async function requireStaying(db: Db, userId: string): Promise<void> {
  const { rows } = await db.execute<{ isLeaving: boolean }>(sql`select ${isLeaving(userId)} as "isLeaving"`);
  if (rows[0]?.isLeaving) throw leaving();
}
