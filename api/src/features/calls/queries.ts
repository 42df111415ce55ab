import { MOST_COMING } from '@ampersand/contract/calls/times';
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/batches.ts';
import { callSuggestions, calls } from '../../db/calls.ts';
import type { Db } from '../../db/client.ts';
import { emails, notifications } from '../../db/schema.ts';
import { connections } from '../../db/talk.ts';
import type { Asked } from '../connections/own.ts';

const MOST_PAST = 10;

export type CallRow = typeof calls.$inferSelect;
export type SuggestionRow = typeof callSuggestions.$inferSelect;

/** What waits for an answer; not any more once its last start has gone by. */
export async function findSuggestion(
  db: Db,
  connectionId: string,
  now: Date,
): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .select()
    .from(callSuggestions)
    .where(and(eq(callSuggestions.connectionId, connectionId), gt(callSuggestions.lapsesAt, now)));
  return row;
}

/**
 * Whether an email since `since` has told a member that the other suggests times, and nothing has come after it: what either does to a
 * call goes out by email too, of a 'no' the bell tells.
 */
export async function isAskedByEmail(
  tx: Db,
  { userId, otherId }: { readonly userId: string; readonly otherId: string },
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${emails} email
    where email.user_id = ${userId} and email.about_id = ${otherId} and email.kind = 'call_suggested'
      and email.failed_at is null and coalesce(email.sent_at, ${now}) > ${since}
      and not exists (select from ${emails} later
        where (later.user_id, later.about_id) in ((${userId}, ${otherId}), (${otherId}, ${userId}))
          and starts_with(later.kind, 'call_') and later.kind <> 'call_soon'
          and later.created_at > email.created_at)
      and not exists (select from ${notifications} news
        where news.user_id = ${otherId} and news.about_id = ${userId}
          and news.dedupe_key like 'call suggestion % no'
          and news.created_at >= coalesce(email.sent_at, ${now}))
    limit 1`);
  return rows.length > 0;
}

export async function insertSuggestion(tx: Db, row: typeof callSuggestions.$inferInsert): Promise<void> {
  await tx.insert(callSuggestions).values(row);
}

/** Takes away whatever is suggested. @returns its id. */
export async function clearSuggestion(tx: Db, connectionId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(callSuggestions)
    .where(eq(callSuggestions.connectionId, connectionId))
    .returning({ id: callSuggestions.id });
  return row?.id;
}

export interface AskedSuggestion extends Asked {
  readonly suggestionId: string;
}

/** Takes away what a member suggests, or what the other does. @returns it; undefined where it is not open. */
export async function takeSuggestion(
  tx: Db,
  { connectionId, userId, suggestionId }: AskedSuggestion,
  whose: 'own' | 'theirs',
  now: Date,
): Promise<SuggestionRow | undefined> {
  const { suggesterId } = callSuggestions;
  const [row] = await tx
    .delete(callSuggestions)
    .where(
      and(
        eq(callSuggestions.connectionId, connectionId),
        eq(callSuggestions.id, suggestionId),
        whose === 'own' ? eq(suggesterId, userId) : ne(suggesterId, userId),
        gt(callSuggestions.lapsesAt, now),
      ),
    )
    .returning();
  return row;
}

/** Condition on `calls`: it is not over. */
const isAhead = (now: Date): SQL => sql`${calls.startsAt} + make_interval(mins => ${calls.minutes}) > ${now}`;

/** Those ahead and the last that are over, latest first. */
export function findCalls(db: Db, connectionId: string): Promise<CallRow[]> {
  return db
    .select()
    .from(calls)
    .where(eq(calls.connectionId, connectionId))
    .orderBy(desc(calls.startsAt), desc(calls.id))
    .limit(MOST_COMING + MOST_PAST);
}

export function countAhead(tx: Db, connectionId: string, now: Date): Promise<number> {
  return tx.$count(calls, and(eq(calls.connectionId, connectionId), isAhead(now)));
}

export interface AskedCall extends Asked {
  readonly callId: string;
}

const isAskedAhead = ({ connectionId, callId }: Omit<AskedCall, 'userId'>, now: Date) =>
  and(eq(calls.connectionId, connectionId), eq(calls.id, callId), isAhead(now));

/** A call of a connection that is not over. */
export async function findAhead(
  db: Db,
  asked: Omit<AskedCall, 'userId'>,
  now: Date,
): Promise<CallRow | undefined> {
  const [row] = await db.select().from(calls).where(isAskedAhead(asked, now));
  return row;
}

export async function insertCall(tx: Db, row: typeof calls.$inferInsert): Promise<CallRow> {
  const [inserted] = await tx.insert(calls).values(row).returning();
  if (!inserted) throw new Error('The call was not stored');
  return inserted;
}

/** Changes a call that is not over; calendars take the change for a newer one. @returns it; undefined where there is none. */
export async function updateCall(
  tx: Db,
  asked: Omit<AskedCall, 'userId'>,
  set: Partial<typeof calls.$inferInsert>,
  now: Date,
): Promise<CallRow | undefined> {
  const [row] = await tx
    .update(calls)
    .set({ ...set, sequence: sql`${calls.sequence} + 1` })
    .where(isAskedAhead(asked, now))
    .returning();
  return row;
}

/** Takes a call away that is not over. @returns it; undefined where there is none. */
export async function deleteCall(
  tx: Db,
  asked: Omit<AskedCall, 'userId'>,
  now: Date,
): Promise<CallRow | undefined> {
  const [row] = await tx.delete(calls).where(isAskedAhead(asked, now)).returning();
  return row;
}

/** Takes away all that are not over, and had not begun by `since`. */
export function deleteAhead(tx: Db, connectionId: string, since: Date, now: Date): Promise<CallRow[]> {
  return tx
    .delete(calls)
    .where(and(eq(calls.connectionId, connectionId), gt(calls.startsAt, since), isAhead(now)))
    .returning();
}

/** Removes what began before a moment. */
export const deleteOldCalls = (db: Db, before: Date): Promise<void> =>
  deleteInBatches(db, calls, lt(calls.startsAt, before));

/** Removes suggestions whose last start has gone by. */
export const deleteLapsed = (db: Db, now: Date): Promise<void> =>
  deleteInBatches(db, callSuggestions, lte(callSuggestions.lapsesAt, now));

interface Due {
  readonly now: Date;
  /** Calls begin by then. */
  readonly by: Date;
  /** The id of the last one before these. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Calls that begin soon, and of which nobody was reminded, with their two. */
export function findDue(db: Db, { now, by, after, limit }: Due) {
  const { memberA, memberB } = connections;
  return db
    .select({ id: calls.id, connectionId: calls.connectionId, memberA, memberB })
    .from(calls)
    .innerJoin(connections, eq(connections.id, calls.connectionId))
    .where(
      and(
        isNull(calls.remindedAt),
        gt(calls.startsAt, now),
        lte(calls.startsAt, by),
        after ? gt(calls.id, after) : undefined,
      ),
    )
    .orderBy(asc(calls.id))
    .limit(limit);
}
export type DueRow = Awaited<ReturnType<typeof findDue>>[number];

/** Notes that both are reminded. @returns the call; undefined where they were, or it has been moved or cancelled. */
export async function setReminded(
  tx: Db,
  callId: string,
  { now, by }: Pick<Due, 'now' | 'by'>,
): Promise<CallRow | undefined> {
  const [row] = await tx
    .update(calls)
    .set({ remindedAt: now })
    .where(
      and(eq(calls.id, callId), isNull(calls.remindedAt), gt(calls.startsAt, now), lte(calls.startsAt, by)),
    )
    .returning();
  return row;
}
