import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matchIndex, matchPoints } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../http/deps.ts';
import { byPages, goRound, type RoundPage } from '../../lib/rounds.ts';
import { axesOf } from './axes/axes.ts';
import { type IndexDeps, indexMember, indexModel } from './index-member.ts';
import { READING } from './rules/store/pack.ts';

/** Condition on `match_index`: there is no row, or none that only a later release can read. Those are left alone while both run. */
const isNotOfLaterReading = sql`coalesce(substring(${matchIndex.model} from '#(\\d+)$')::int, 0) <= ${READING}`;

/**
 * Looks at every member once more: whose row was made from something else than what is stored now (a change that nobody
 * told of) gets a new one. Embeds only what differs.
 * @returns how many rows were made anew.
 */
export async function sweepIndex(deps: IndexDeps & Pick<Deps, 'log'>): Promise<number> {
  let healed = 0;
  const members = byPages(
    (page) => findReadable(deps.db, page),
    ({ id }: { id: string }) => id,
  );
  await goRound(deps.log, 'member not looked at once more', async (turn) => {
    for await (const { id } of members)
      if (await turn({ userId: id }, () => indexMember(deps, id))) healed += 1;
  });
  return healed;
}

function findReadable(db: Db, { after, limit }: RoundPage<string>) {
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(matchIndex, eq(matchIndex.userId, users.id))
    .where(and(after === undefined ? undefined : gt(users.id, after), isNotOfLaterReading))
    .orderBy(users.id)
    .limit(limit);
}

const POINT_BATCH = 500;

/** Gives a point in the index to everybody whose row was made before migration 0035, from that row: nobody's texts are read again. Idempotent. */
export async function placeMissing(db: Db): Promise<void> {
  const { userId, role, active, vector, facts } = matchIndex;
  // By their ids alone, which indexes hold: the rows of a million members take minutes to read.
  const missing = db
    .select({ userId })
    .from(matchIndex)
    .leftJoin(matchPoints, eq(matchPoints.userId, userId))
    .where(isNull(matchPoints.userId))
    .limit(POINT_BATCH);
  for (;;) {
    const rows = await db
      .select({ userId, role, active, vector, facts })
      .from(matchIndex)
      .where(inArray(userId, missing));
    if (rows.length === 0) return;
    const points = rows.map(({ vector, facts, ...row }) => ({
      ...row,
      axes: axesOf(vector, facts),
      prior: vector.at(-1) ?? 0,
    }));
    await db.insert(matchPoints).values(points).onConflictDoNothing();
  }
}

/**
 * Makes up to `limit` rows anew that were made with another model or a former reading, and those that are missing; whoever
 * was here last comes first. The old rows stay in service until each is replaced; between rows of different models
 * texts are not compared.
 * @returns how many were made; fewer than `limit` means that nothing is left.
 * @throws {AggregateError} when some could not be made; the others were.
 */
export async function reindexStale(deps: IndexDeps, limit: number): Promise<number> {
  const model = indexModel(deps.embedder);
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    select id from (
      select u.id, u.last_active_at, false as has_row from users u
      where u.role in ('FOUNDER', 'APPLICANT')
        and not exists (select from ${matchIndex} where ${matchIndex.userId} = u.id)
      union all
      select u.id, u.last_active_at, true from ${matchIndex} join users u on u.id = ${matchIndex.userId}
      where u.role in ('FOUNDER', 'APPLICANT')
        and (${matchIndex.model} < ${model} or ${matchIndex.model} > ${model}) and ${isNotOfLaterReading}
    ) as stale
    order by has_row, last_active_at desc
    limit ${limit}
  `);
  const failures: unknown[] = [];
  for (const { id } of rows) await indexMember(deps, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} rows not made anew`);
  return rows.length;
}
