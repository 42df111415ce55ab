import type { ContactVisibility } from '@ampersand/contract/enumerations';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { BATCH, isInBatch } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';
import { contactReveals, founderProfiles, users, visits } from '../../db/schema.ts';
import { areConnected } from '../connections/queries.ts';
import { headline } from '../users/headline.ts';
import { isShownTo, isVisibleTo, type Viewer } from '../users/queries.ts';

/** Logs a visit; a second one of the same visitor on the same day (UTC) changes nothing. @returns whether it is the first. */
export async function insertVisit(db: Db, viewerId: string, viewedId: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(visits)
    .values({ viewerId, viewedId, day: utcDay(now), createdAt: now })
    .onConflictDoNothing()
    .returning({ viewerId: visits.viewerId });
  return inserted.length > 0;
}

/** All visits to a person, those that are no longer kept one by one among them. */
export async function countVisits(db: Db, viewedId: string): Promise<number> {
  const kept = db.$count(visits, eq(visits.viewedId, viewedId));
  const [row] = await db
    .select({ visits: sql<number>`${users.earlierVisits} + ${kept}`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, viewedId));
  return row?.visits ?? 0;
}

const VISITOR_DAYS = 30;
const MOST_VISITORS = 100;

const visitorsSince = (now: Date) => new Date(now.getTime() - VISITOR_DAYS * DAY_MS);

/** Removes the visits that nobody is shown any more; they still count. */
export async function deleteOldVisits(db: Db, now: Date): Promise<void> {
  const isOld = lt(visits.createdAt, visitorsSince(now));
  for (let removed = BATCH; removed === BATCH; ) {
    const { rows } = await db.execute<{ removed: number }>(sql`
      with gone as (delete from ${visits} where ${isInBatch(visits, isOld)} returning viewed_id),
      counted as (
        update ${users} set earlier_visits = earlier_visits + gone_of.visits
        from (select viewed_id, count(*)::int as visits from gone group by viewed_id) as gone_of
        where ${users.id} = gone_of.viewed_id
      )
      select count(*)::int as removed from gone`);
    removed = rows[0]?.removed ?? 0;
  }
}

/** Who looked at a person in the last 30 days and does not hide it, latest first, at most 100. */
export function findVisitors(db: Db, visited: Viewer, now: Date) {
  const lastVisit = sql<Date>`max(${visits.createdAt})`.mapWith(visits.createdAt);
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      photoKey: users.photoKey,
      headline: headline(),
      visitedAt: lastVisit,
    })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.viewerId))
    .leftJoin(founderProfiles, eq(founderProfiles.userId, users.id))
    .where(
      and(
        eq(visits.viewedId, visited.id),
        gt(visits.createdAt, visitorsSince(now)),
        users.showVisits,
        isShownTo(visited),
        isVisibleTo(visited),
      ),
    )
    .groupBy(users.id, founderProfiles.userId)
    .orderBy(desc(lastVisit), users.id)
    .limit(MOST_VISITORS);
}

/** Somebody whose visitors are asked for; they see them only while they show their own visits. */
export async function findVisited(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, role: users.role, showVisits: users.showVisits })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

interface Pair {
  readonly viewerId: string;
  readonly revealedId: string;
}

/** Whether a member has seen somebody's contact details before. */
async function isRevealed(db: Db, { viewerId, revealedId }: Pair): Promise<boolean> {
  const [known] = await db
    .select({ at: contactReveals.createdAt })
    .from(contactReveals)
    .where(and(eq(contactReveals.viewerId, viewerId), eq(contactReveals.revealedId, revealedId)));
  return known !== undefined;
}

/** Whether a member may see somebody's contact details without asking: they are connected, or did before and still may. */
export async function isContactOpen(
  db: Db,
  { viewerId, revealedId }: Pair,
  visibility: ContactVisibility,
): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select ${areConnected(viewerId, revealedId)} or (${visibility} = 'MEMBERS' and exists (
      select from ${contactReveals}
      where ${contactReveals.viewerId} = ${viewerId} and ${contactReveals.revealedId} = ${revealedId})) as open`);
  return rows[0]?.open ?? false;
}

/**
 * Logs that a member saw somebody's contact details. Seeing the same person again is free and is not logged again.
 * @returns `refused` when `limit` people were revealed within 24 hours, with the moment at which the next one is free.
 */
export async function insertReveal(
  db: Db,
  pair: Pair,
  limit: number,
  now: Date,
): Promise<{ outcome: 'new' | 'known' } | { outcome: 'refused'; until: Date }> {
  // One reveal of a member at a time, or parallel ones would each see the count before the others.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reveal ${pair.viewerId}`}, 0))`);
  if (await isRevealed(db, pair)) return { outcome: 'known' };
  const recent = await db
    .select({ at: contactReveals.createdAt })
    .from(contactReveals)
    .where(
      and(
        eq(contactReveals.viewerId, pair.viewerId),
        gt(contactReveals.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(contactReveals.createdAt))
    .limit(limit);
  const oldest = recent[limit - 1];
  if (oldest) return { outcome: 'refused', until: new Date(oldest.at.getTime() + DAY_MS) };
  await db.insert(contactReveals).values({ ...pair, createdAt: now });
  return { outcome: 'new' };
}
