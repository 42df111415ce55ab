import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { transactionOrUndo } from './transaction.ts';

const t = useTestApp();
const undo = vi.fn(async () => {});

test('what a transaction did elsewhere is taken back when its work fails, and the failure is told', async () => {
  undo.mockClear();
  const failing = transactionOrUndo(t.deps.db, (tx) => tx.execute(sql`select 1 / 0`), undo);
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(undo).toHaveBeenCalledOnce();
});

test('nothing is taken back of what was committed, or may have been', async () => {
  undo.mockClear();
  expect(await transactionOrUndo(t.deps.db, async () => 'done', undo)).toBe('done');
  await t.deps.db.execute(sql`create table promises (id int unique deferrable initially deferred)`);
  const refused = transactionOrUndo(
    t.deps.db,
    (tx) => tx.execute(sql`insert into promises values (1), (1)`),
    undo,
  );
  await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(undo).not.toHaveBeenCalled();
});
