import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { and, asc, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matchIndex, picks } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { isNotPassed } from '../users/pairs.ts';
import { isShownTo, type Viewer } from '../users/queries.ts';
import type { Candidates } from './rules.ts';

/** A pick is news for so long: until then nobody is picked for the same person again. */
const AGAIN_MS = 60 * DAY_MS;
/** What was between two people so lately stands against a pick. */
const LATELY_MS = 90 * DAY_MS;

const isHere = (since: Date) =>
  and(eq(matchIndex.role, 'FOUNDER'), matchIndex.active, gt(users.lastActiveAt, since));

/** How many founders can be found and were here after `since`. */
export async function countFounders(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(matchIndex)
    .innerJoin(users, eq(users.id, matchIndex.userId))
    .where(isHere(since));
  return row?.count ?? 0;
}

/** Those founders, by their ids; those behind `after`. */
export async function findFounders(
  db: Db,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matchIndex.userId })
    .from(matchIndex)
    .innerJoin(users, eq(users.id, matchIndex.userId))
    .where(and(isHere(since), after === undefined ? undefined : gt(matchIndex.userId, after)))
    .orderBy(asc(matchIndex.userId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** With whom a founder has, or had lately, something under way, who has passed on them, and for whom they were picked lately. */
export async function findSettled(db: Db, founderId: string, now: Date): Promise<ReadonlySet<string>> {
  const lately = new Date(now.getTime() - LATELY_MS);
  const { rows } = await db.execute<{ id: string }>(sql`
    select recipient_id as id from invitations where sender_id = ${founderId} and (status = 'PENDING' or created_at > ${lately})
    union select sender_id from invitations where recipient_id = ${founderId} and (status = 'PENDING' or created_at > ${lately})
    union select member_b from connections where member_a = ${founderId}
    union select member_a from connections where member_b = ${founderId}
    union select member_id from choices where person_id = ${founderId} and passed_at is not null
    union select applicant_id from ${picks} where founder_id = ${founderId} and day > ${utcDay(new Date(now.getTime() - AGAIN_MS))}::date`);
  return new Set(rows.map(({ id }) => id));
}

export async function isPicked(db: Db, day: string): Promise<boolean> {
  return (await db.select({ day: picks.day }).from(picks).where(eq(picks.day, day)).limit(1)).length > 0;
}

/** Of two rounds of a day the first counts. */
export async function insertPicks(
  tx: Db,
  day: string,
  pairs: readonly Pick<Candidates, 'founderId' | 'applicantId'>[],
): Promise<void> {
  const rows = pairs.map(({ founderId, applicantId }) => ({ day, founderId, applicantId }));
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(picks)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
}

export async function deleteOldPicks(db: Db, now: Date): Promise<void> {
  await db.delete(picks).where(lt(picks.day, utcDay(new Date(now.getTime() - AGAIN_MS))));
}

/** Whom a member is to meet on a day, as far as they may still see them and have not passed on them. */
export async function findPick(db: Db, viewer: Viewer, day: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(picks)
    .innerJoin(
      users,
      or(
        and(eq(picks.founderId, viewer.id), eq(users.id, picks.applicantId)),
        and(eq(picks.applicantId, viewer.id), eq(users.id, picks.founderId)),
      ),
    )
    .where(and(eq(picks.day, day), isShownTo(viewer), isNotPassed(viewer.id, users.id)));
  return row?.id;
}
