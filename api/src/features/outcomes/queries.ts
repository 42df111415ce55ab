import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';
import { outcomes } from '../../db/talk.ts';

/** Kinds of which the first of a pair counts, and which come as often as lists are looked at. */
const FIRST_ONLY = ['SHOWN', 'OPENED'] as const;

type Row = typeof outcomes.$inferInsert;
export type NewOutcome = Omit<Row, 'id'>;

/** Stores what came of two members, as part of the transaction of what causes it. Being shown or opened again is nothing new. */
export async function insertOutcomes(tx: Db, rows: readonly NewOutcome[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(outcomes)
    .values(rows.map((row) => ({ ...row, id: randomUUIDv7() })))
    .onConflictDoNothing();
}

/** Forgets what one did about another of these kinds: of a step that can be taken again, or back, the last one is learned from. */
export async function deleteOutcomes(
  tx: Db,
  { actorId, subjectId }: Pick<Row, 'actorId' | 'subjectId'>,
  kinds: readonly Row['kind'][],
): Promise<void> {
  await tx
    .delete(outcomes)
    .where(
      and(
        eq(outcomes.actorId, actorId),
        eq(outcomes.subjectId, subjectId),
        inArray(outcomes.kind, [...kinds]),
      ),
    );
}

/** Stores what one did about another in place of what they did before, of the same kind or of one that says the opposite. */
export async function replaceOutcome(
  tx: Db,
  row: NewOutcome,
  kinds: readonly Row['kind'][] = [row.kind],
): Promise<void> {
  await deleteOutcomes(tx, row, kinds);
  await insertOutcomes(tx, [row]);
}

interface Shown {
  readonly ids: readonly string[];
  /** In the order of the ids; 1 is the top. */
  readonly places: readonly number[];
}

/** The statement that stores who was shown to a viewer for the first time. In one order, as two windows may show the same people. */
export const insertShown = (viewerId: string, { ids, places }: Shown, now: Date): SQL => sql`
  insert into ${outcomes} (id, kind, actor_id, subject_id, at, list_position)
  select gen_random_uuid(), 'SHOWN', ${viewerId}::uuid, shown.id, ${now}::timestamptz, shown.place
  from unnest(${sql.param(ids)}::uuid[], ${sql.param(places)}::integer[]) as shown (id, place)
  order by shown.id
  on conflict do nothing`;

/** As long as impressions; and what people decided, as long as there is something to learn from it. */
const RETENTION_DAYS = { first: 90, decided: 730 };

export async function deleteOldOutcomes(db: Db, now: Date): Promise<void> {
  const isBefore = (days: number) => lt(outcomes.at, new Date(now.getTime() - days * DAY_MS));
  const isFirst = inArray(outcomes.kind, [...FIRST_ONLY]);
  await deleteInBatches(
    db,
    outcomes,
    and(isBefore(RETENTION_DAYS.first), or(isFirst, isBefore(RETENTION_DAYS.decided))),
  );
}
