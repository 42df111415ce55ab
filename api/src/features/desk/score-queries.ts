import { randomUUIDv7 } from 'node:crypto';
import type { Criterion, Points } from '@ampersand/contract/compare';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deskCriteria, deskPoints } from '../../db/desk.ts';

const { id, memberId, name, weight, position } = deskCriteria;

/** The criteria of a member's score card, the oldest first. */
export function findCriteria(db: Db, ownerId: string): Promise<Criterion[]> {
  return db
    .select({ id, name, weight })
    .from(deskCriteria)
    .where(eq(memberId, ownerId))
    .orderBy(asc(position));
}

export async function insertCriteria(
  tx: Db,
  ownerId: string,
  criteria: readonly Pick<Criterion, 'name' | 'weight'>[],
): Promise<void> {
  // Of parallel transactions each counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`criteria ${ownerId}`}, 0))`);
  const rows = criteria.map((criterion) => ({ ...criterion, id: randomUUIDv7(), memberId: ownerId }));
  await tx.insert(deskCriteria).values(rows);
}

/** Whose criterion. */
interface Own {
  readonly criterionId: string;
  readonly ownerId: string;
}

const isOwn = ({ criterionId, ownerId }: Own) => and(eq(id, criterionId), eq(memberId, ownerId));

/** @returns whether the member has it. */
export async function updateCriterion(
  db: Db,
  own: Own,
  change: { readonly name?: string | undefined; readonly weight?: number | undefined },
): Promise<boolean> {
  const set = { name: change.name ?? sql`${name}`, weight: change.weight ?? sql`${weight}` };
  const { rowCount } = await db.update(deskCriteria).set(set).where(isOwn(own));
  return rowCount === 1;
}

/** @returns whether the member had it. */
export async function deleteCriterion(db: Db, own: Own): Promise<boolean> {
  const { rowCount } = await db.delete(deskCriteria).where(isOwn(own));
  return rowCount === 1;
}

/** The points that a member gave these people. */
export function findPoints(db: Db, ownerId: string, personIds: readonly string[]): Promise<Points[]> {
  const { criterionId, personId, points } = deskPoints;
  return db
    .select({ criterionId, personId, points })
    .from(deskPoints)
    .innerJoin(deskCriteria, eq(id, criterionId))
    .where(and(eq(memberId, ownerId), inArray(personId, [...personIds])));
}

/** Gives points, 0 to 5; null takes them back. @returns whether the member has the criterion. */
export async function setPoints(db: Db, own: Own, personId: string, points: number | null): Promise<boolean> {
  const { rowCount } =
    points === null
      ? await db.execute(sql`
          with own as (select id from desk_criteria where id = ${own.criterionId} and member_id = ${own.ownerId}),
            gone as (delete from desk_points where criterion_id in (select id from own) and person_id = ${personId})
          select id from own`)
      : await db.execute(sql`
          insert into desk_points (criterion_id, person_id, points)
          select id, ${personId}::uuid, ${points}::smallint from desk_criteria
          where id = ${own.criterionId} and member_id = ${own.ownerId}
          on conflict (criterion_id, person_id) do update set points = excluded.points`);
  return (rowCount ?? 0) > 0;
}
