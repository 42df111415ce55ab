import { randomUUIDv7 } from 'node:crypto';
import type { FilterPace } from '@ampersand/contract/enumerations';
import { filterIn, type SavedFilter } from '@ampersand/contract/saved-filters';
import { DAY_MS } from '@ampersand/contract/time';
import { and, asc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { filterFinds, savedFilters } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { findable, fits } from '../matchings/fitting.ts';
import { isShown, type Viewer } from '../users/queries.ts';

const { id, userId, name, filter, pace, lookedAt } = savedFilters;
const kept = { id, name, filter, pace };

/** Somebody is new for so long: who fills their profile in after a week is not missed. */
const NEW_MS = 30 * DAY_MS;
/** An hour less, for a round that begins a little earlier than the last. */
const PACES_MS = { DAILY: DAY_MS - DAY_MS / 24, WEEKLY: 7 * DAY_MS - DAY_MS / 24 };

export function findFilters(db: Db, ownerId: string): Promise<SavedFilter[]> {
  return db.select(kept).from(savedFilters).where(eq(userId, ownerId)).orderBy(asc(id));
}

/** @returns what was saved; undefined where the same filter is saved already. */
export async function insertFilter(
  tx: Db,
  ownerId: string,
  values: Omit<SavedFilter, 'id'>,
  now: Date,
): Promise<SavedFilter | undefined> {
  // Of parallel transactions each counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved filters ${ownerId}`}, 0))`);
  const [row] = await tx
    .insert(savedFilters)
    .values({ ...values, id: randomUUIDv7(), userId: ownerId, lookedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning(kept);
  return row;
}

interface Own {
  readonly filterId: string;
  readonly ownerId: string;
}

const isOwn = ({ filterId, ownerId }: Own) => and(eq(id, filterId), eq(userId, ownerId));

/** @returns the filter as it was and as it is now; undefined where the member has no such one. */
export async function updateFilter(
  tx: Db,
  own: Own,
  change: { readonly name?: string | undefined; readonly pace?: FilterPace | undefined },
): Promise<{ before: SavedFilter; saved: SavedFilter } | undefined> {
  const [before] = await tx.select(kept).from(savedFilters).where(isOwn(own)).for('update');
  if (!before) return undefined;
  const set = { name: change.name ?? before.name, pace: change.pace ?? before.pace };
  await tx.update(savedFilters).set(set).where(isOwn(own));
  return { before, saved: { ...before, ...set } };
}

/** @returns whether there was one. */
export async function removeFilter(db: Db, own: Own): Promise<boolean> {
  const { rowCount } = await db.delete(savedFilters).where(isOwn(own));
  return rowCount === 1;
}

/** Notes who fits a filter, joined in the last 30 days and has not been noted. @returns their ids, who joined last first. */
export async function noteFinds(
  tx: Db,
  viewer: Viewer,
  saved: Pick<SavedFilter, 'id' | 'filter'>,
  now: Date,
): Promise<string[]> {
  const asked = filterIn(saved.filter);
  if (!asked) return [];
  const { rows } = await tx.execute<{ person_id: string }>(sql`
    insert into ${filterFinds} (filter_id, person_id)
    select ${saved.id}::uuid, ${users.id} ${findable(viewer)}
      and ${users.createdAt} > ${new Date(now.getTime() - NEW_MS)} and (${fits(asked, viewer, now)})
    order by ${users.createdAt} desc
    on conflict do nothing
    returning person_id`);
  return rows.map(({ person_id }) => person_id);
}

/** Who is no longer new is not noted again, and need not be remembered. */
export async function forgetFinds(db: Db, now: Date): Promise<void> {
  const old = db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.createdAt, new Date(now.getTime() - NEW_MS - DAY_MS)));
  await db.delete(filterFinds).where(inArray(filterFinds.personId, old));
}

/** Who wants to hear of their week hears of weekly filters in that email alone. */
const isToldAlone: SQL = sql`(${pace} <> 'WEEKLY' or exists (
  select from ${users} where ${users.id} = ${userId} and 'searchWeek' = any(${users.mutedEmails})))`;

const isDue = (now: Date): SQL | undefined =>
  and(
    ne(pace, 'NEVER'),
    isToldAlone,
    or(
      ...(['DAILY', 'WEEKLY'] as const).map((each) =>
        and(eq(pace, each), lt(lookedAt, new Date(now.getTime() - PACES_MS[each]))),
      ),
    ),
  );

/** Members who want to hear of a filter now, by their ids; those behind `after`. */
export async function findDueOwners(
  db: Db,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId })
    .from(savedFilters)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        isDue(now),
        isShown(),
        sql`not 'newFit' = any(${users.mutedEmails})`,
        after === undefined ? undefined : sql`${userId} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** The filters of a member that are due, which no other round takes meanwhile. */
export function takeDue(tx: Db, ownerId: string, now: Date): Promise<SavedFilter[]> {
  return tx
    .update(savedFilters)
    .set({ lookedAt: now })
    .where(and(eq(userId, ownerId), isDue(now)))
    .returning(kept);
}

/** The weekly filters of a member, which no other round takes meanwhile; none where they want no emails about filters. */
export function takeWeekly(tx: Db, ownerId: string, now: Date): Promise<SavedFilter[]> {
  return tx
    .update(savedFilters)
    .set({ lookedAt: now })
    .where(
      and(
        eq(userId, ownerId),
        eq(pace, 'WEEKLY'),
        sql`exists (select from ${users} where ${users.id} = ${userId} and not 'newFit' = any(${users.mutedEmails}))`,
      ),
    )
    .returning(kept);
}
