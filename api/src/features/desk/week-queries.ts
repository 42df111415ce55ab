import { DAY_MS } from '@ampersand/contract/time';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deskWeeks } from '../../db/desk.ts';
import { users } from '../../db/schema.ts';
import { isShown } from '../users/queries.ts';

/** A round that was missed is caught up with days later, and the next one comes all the same. */
const LEAST_MS = 3 * DAY_MS;
const { memberId, toldAt } = deskWeeks;
const isBefore = (now: Date) => lte(toldAt, new Date(now.getTime() - LEAST_MS));

/** Members who want to hear of their week and have not yet, by their ids; those behind `after`. */
export async function findWeekly(
  db: Db,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(deskWeeks, eq(memberId, users.id))
    .where(
      and(
        sql`not 'searchWeek' = any(${users.mutedEmails})`,
        ne(users.role, 'ADMIN'),
        isShown(),
        or(isNull(toldAt), isBefore(now)),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that a member is told of their week. @returns false where another round has. */
export async function takeWeek(tx: Db, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(deskWeeks)
    .values({ memberId: id, toldAt: now })
    .onConflictDoUpdate({ target: memberId, set: { toldAt: now }, setWhere: isBefore(now) });
  return rowCount === 1;
}
