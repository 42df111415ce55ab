import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MATCH_FACTS_LENGTH, MATCH_VECTOR_LENGTH, matchPoints } from '../../db/matching.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findViewer } from './index-member.ts';
import { findPool, findPooled, nearest } from './queries.ts';
import { placeMissing } from './reindex.ts';

const t = useTestApp();

test('a pool tells the same products as a comparison one by one, largest first', async () => {
  const founder = await makeFounder(t, { lookingFor: 'Somebody for firmware' });
  for (const skills of [['firmware'], ['opera singing'], ['bookkeeping']]) await makeApplicant(t, { skills });
  const viewer = await findViewer(t.deps, founder.id);
  if (!viewer) throw new Error('The founder is in the index.');
  const now = t.deps.now();
  const pool = await findPool(t.deps.db, viewer, now);
  const ids = pool.map(({ id }) => id);
  const alone = await findPooled(t.deps.db, viewer, ids, now);
  expect(pool).toHaveLength(3);
  for (const [i, { product }] of pool.entries()) expect(product).toBeCloseTo(alone[i]?.product ?? 0, 3);
  expect(pool.map(({ product }) => product)).toEqual(pool.map((row) => row.product).sort((a, b) => b - a));
});

test('the index of a side is searched by what lists ask for', async () => {
  const plan = await t.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const asked = nearest(
      sql.raw(`'APPLICANT'`),
      sql`true`,
      new Array(MATCH_VECTOR_LENGTH + MATCH_FACTS_LENGTH).fill(0),
    );
    return JSON.stringify((await tx.execute(sql`explain ${asked}`)).rows);
  });
  expect(plan).toContain('match_points_applicant_idx');
});

test('whoever was put into the index by the release before has a point as soon as the server starts', async () => {
  const founder = await makeFounder(t, { lookingFor: 'Somebody for firmware' });
  const { id } = await makeApplicant(t, { skills: ['firmware'] });
  const viewer = await findViewer(t.deps, founder.id);
  if (!viewer) throw new Error('The founder is in the index.');
  const pointOf = async () => {
    const [point] = await t.deps.db.select().from(matchPoints).where(eq(matchPoints.userId, id));
    return point;
  };
  const before = await pointOf();
  await t.deps.db.delete(matchPoints);
  expect(await findPool(t.deps.db, viewer, t.deps.now())).toEqual([]);
  await placeMissing(t.deps.db);
  const { axes = [], ...point } = (await pointOf()) ?? {};
  expect(point).toEqual({ ...before, axes: undefined, prior: expect.closeTo(before?.prior ?? 0, 2) });
  for (const [i, value] of axes.entries()) expect(value).toBeCloseTo(before?.axes[i] ?? 0, 1);
  expect((await findPool(t.deps.db, viewer, t.deps.now())).map((row) => row.id)).toEqual([id]);
});
