import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MATCH_FACTS_LENGTH, MATCH_VECTOR_LENGTH, SEARCHED } from '../../db/matching.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findViewer } from './index-member.ts';
import { findPool, findPooled } from './queries.ts';

const t = useTestApp();

test('the index tells the same products as a comparison one by one, largest first', async () => {
  const founder = await makeFounder(t, { lookingFor: 'Somebody for firmware' });
  for (const skills of [['firmware'], ['opera singing'], ['bookkeeping']]) await makeApplicant(t, { skills });
  const viewer = await findViewer(t.deps, founder.id);
  if (!viewer) throw new Error('The founder is in the index.');
  const now = t.deps.now();
  const pool = await findPool(t.deps.db, viewer, now);
  const ids = pool.map(({ id }) => id);
  const alone = await findPooled(t.deps.db, viewer, ids, now);
  expect(pool).toHaveLength(3);
  for (const [i, { product }] of pool.entries()) expect(product).toBeCloseTo(alone[i]?.product ?? 0, 1);
  expect(pool.map(({ product }) => product)).toEqual(pool.map((row) => row.product).sort((a, b) => b - a));
});

test('the index of a side is searched by what lists order by', async () => {
  const plan = await t.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = `[${new Array(MATCH_VECTOR_LENGTH + MATCH_FACTS_LENGTH + 1).fill(0).join(',')}]`;
    const { rows } = await tx.execute(sql`
      explain select user_id from match_index
      where role = 'APPLICANT' and active order by ${SEARCHED} <-> ${query}::halfvec limit 1`);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('match_index_applicant_near_idx');
});
