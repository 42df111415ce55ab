import type { PassReason } from '@ampersand/contract/enumerations';
import { and, count, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Cursor } from '../../db/cursor.ts';
import { choices } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { isShownTo, type Viewer } from '../users/queries.ts';

/** Somebody in a member's lists. */
export interface Pair {
  readonly memberId: string;
  readonly personId: string;
}

const isPair = ({ memberId, personId }: Pair) =>
  and(eq(choices.memberId, memberId), eq(choices.personId, personId));
const pairKey = [choices.memberId, choices.personId];

/** Saves somebody, or changes the note; undefined leaves the note that is there. @returns whether they were not saved before. */
export async function upsertSaved(db: Db, pair: Pair, note: string | undefined, now: Date): Promise<boolean> {
  const written = note === undefined ? {} : { note: note || null };
  const set = { ...written, savedAt: now };
  const { rowCount } = await db
    .insert(choices)
    .values({ ...pair, ...set })
    .onConflictDoUpdate({ target: pairKey, set, setWhere: isNull(choices.savedAt) });
  if (rowCount === 0 && note !== undefined) await db.update(choices).set(written).where(isPair(pair));
  return rowCount === 1;
}

/** Changes the note about somebody, saved or not. */
export async function upsertNote(db: Db, pair: Pair, note: string): Promise<void> {
  const set = { note: note || null };
  await db
    .insert(choices)
    .values({ ...pair, ...set })
    .onConflictDoUpdate({ target: pairKey, set });
}

/** @returns whether they were saved. */
export async function clearSaved(db: Db, pair: Pair): Promise<boolean> {
  const { rowCount } = await db
    .update(choices)
    .set({ savedAt: null })
    .where(and(isPair(pair), isNotNull(choices.savedAt)));
  return rowCount === 1;
}

/** Passes on somebody, or changes the reason; undefined leaves the one that is there. @returns whether that is new. */
export async function upsertPassed(
  db: Db,
  pair: Pair,
  reason: PassReason | undefined,
  now: Date,
): Promise<boolean> {
  const given = reason ? { passReason: reason } : {};
  const set = { ...given, passedAt: now };
  const { rowCount } = await db
    .insert(choices)
    .values({ ...pair, ...set })
    .onConflictDoUpdate({ target: pairKey, set, setWhere: isNull(choices.passedAt) });
  if (rowCount === 0 && reason) await db.update(choices).set(given).where(isPair(pair));
  return rowCount === 1;
}

/** @returns whether the member had passed on them. */
export async function clearPassed(db: Db, pair: Pair): Promise<boolean> {
  const { rowCount } = await db
    .update(choices)
    .set({ passedAt: null, passReason: null })
    .where(and(isPair(pair), isNotNull(choices.passedAt)));
  return rowCount === 1;
}

/** Holds what a member has saved until the transaction ends: of parallel ones each counts those before it. */
export async function lockSaved(tx: Db, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved ${memberId}`}, 0))`);
}

/** Whom a member has saved and not passed on, as far as they can be found. */
const isInSaved = (viewer: Viewer) =>
  and(
    eq(choices.memberId, viewer.id),
    isNotNull(choices.savedAt),
    isNull(choices.passedAt),
    isShownTo(viewer),
  );

export async function countSaved(db: Db, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(choices)
    .innerJoin(users, eq(users.id, choices.personId))
    .where(isInSaved(viewer));
  return row?.saved ?? 0;
}

interface Page {
  readonly limit: number;
  readonly after?: Cursor | undefined;
}

/** Whom `countSaved` counts, latest first. */
export function findSaved(db: Db, viewer: Viewer, page: Page) {
  return db
    .select({
      id: choices.personId,
      note: choices.note,
      at: sql<Date>`${choices.savedAt}`.mapWith(choices.savedAt),
    })
    .from(choices)
    .innerJoin(users, eq(users.id, choices.personId))
    .where(and(isInSaved(viewer), isBehind(choices.savedAt, page.after)))
    .orderBy(desc(choices.savedAt), choices.personId)
    .limit(page.limit);
}

/** On whom a member has passed, as far as they can be found, latest first. */
export function findPassed(db: Db, viewer: Viewer, page: Page) {
  return db
    .select({
      id: choices.personId,
      reason: choices.passReason,
      at: sql<Date>`${choices.passedAt}`.mapWith(choices.passedAt),
    })
    .from(choices)
    .innerJoin(users, eq(users.id, choices.personId))
    .where(
      and(
        eq(choices.memberId, viewer.id),
        isNotNull(choices.passedAt),
        isShownTo(viewer),
        isBehind(choices.passedAt, page.after),
      ),
    )
    .orderBy(desc(choices.passedAt), choices.personId)
    .limit(page.limit);
}

const isBehind = (column: typeof choices.savedAt | typeof choices.passedAt, after: Cursor | undefined) =>
  after && or(lt(column, after.at), and(eq(column, after.at), sql`${choices.personId} > ${after.id}::uuid`));
