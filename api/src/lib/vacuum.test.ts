import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { vacuumJob } from './vacuum.ts';

const t = useTestApp();

test.skipIf(process.env.TEST_DATABASE_URL)(
  'each night the embedded database gives room back and learns what its tables hold',
  async () => {
    const { pool } = t.deps.database;
    await pool.query(`insert into rate_limits (key) select 'key ' || n from generate_series(1, 5000) n`);
    await pool.query(`delete from rate_limits where key <> 'key 1'`);
    const state = async () => {
      const { rows } = await pool.query<{ bytes: number; rows: number; columns: number }>(
        `select pg_relation_size('rate_limits')::int as bytes, reltuples::int as rows,
           (select count(*)::int from pg_stats where tablename = 'rate_limits') as columns
         from pg_class where relname = 'rate_limits'`,
      );
      return rows[0];
    };
    const before = await state();
    expect(before).toMatchObject({ columns: 0 });
    await vacuumJob(t.deps.database).run({}, { lastTry: false });
    expect(await state()).toMatchObject({ rows: 1, columns: 3 });
    expect((await state())?.bytes).toBeLessThan((before?.bytes ?? 0) / 10);
  },
);
