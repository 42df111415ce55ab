import { and, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import type { RoundPage } from '../../lib/rounds.ts';

/** Some of the members who want to hear of something once a day, by their ids. */
export async function findDailyReaders(db: Db, { after, limit }: RoundPage<string>): Promise<string[]> {
  const wantsSome = sql`${users.dailyEmails} <> '{}'`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(wantsSome, after === undefined ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
