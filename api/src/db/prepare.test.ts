import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { createNames } from './prepare.ts';

const t = useTestApp();

test('a statement that is sent again and again is prepared, one that is sent once is not', async () => {
  const prepared = await t.deps.db.transaction(async (tx) => {
    for (let time = 0; time < 6; time++) await tx.execute(sql`select ${time}::int as often_sent`);
    await tx.execute(sql`select ${1}::int as sent_once`);
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement ~ 'often_sent|sent_once'`,
    );
    return rows.map(({ statement }) => statement);
  });
  expect(prepared.filter((text) => text.startsWith('select $1'))).toEqual(['select $1::int as often_sent']);
});

test('a text has its name for good, and the names come to an end', () => {
  const nameOf = createNames();
  const often = (text: string) => [1, 2, 3, 4, 5].map(() => nameOf(text)).at(-1);
  const first = often('select 1');
  const all = Array.from({ length: 200 }, (_, i) => often(`select ${i + 2}`));
  expect(first).toBeDefined();
  expect(nameOf('select 1')).toBe(first);
  expect(new Set([first, ...all].filter((name) => name !== undefined)).size).toBe(150);
});
