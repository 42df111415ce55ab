import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { useTestApp } from '../testing/test-app.ts';
import { openDatabase, surviveBreaks } from './client.ts';
import { isMigrated, MigrationLockError, migrate } from './migrate.ts';
import { openMigrated } from './open.ts';

const server = process.env.TEST_DATABASE_URL;
const t = useTestApp();

test('migrating a database that is up to date changes nothing', async () => {
  const applied = () =>
    t.deps.database.pool.query('select hash, created_at from drizzle.__drizzle_migrations');
  const before = (await applied()).rows;
  expect(await isMigrated(t.deps.database)).toBe(true);
  await migrate(t.deps.database);
  expect((await applied()).rows).toEqual(before);
});

test('every table has its rows found by whom they belong to: foreign keys are indexed', async () => {
  const { rows } = await t.deps.database.pool.query(`
    select c.conrelid::regclass::text || '.' || a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ column }) => column)).toEqual([]);
});

test('migrations are numbered, named and forward only', async () => {
  const text = await readFile(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8');
  const { entries }: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(text);
  for (const [index, { idx, tag, when }] of entries.entries()) {
    expect(idx).toBe(index);
    expect(tag).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z_]+$`));
    expect(when).toBeGreaterThan(entries[index - 1]?.when ?? 0);
  }
});

const title = `on a PostgreSQL server${server ? '' : ' (skipped: needs TEST_DATABASE_URL)'}`;

describe.skipIf(!server)(title, () => {
  /** An empty database and several servers that start on it. */
  async function onEmptyDatabase(run: (url: string, admin: Pool) => Promise<void>) {
    const admin = new Pool({ connectionString: server, max: 1 });
    const name = `ampersand_migrate_${randomUUIDv7().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    try {
      await run(url.href, admin);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  }

  test('six servers that start at the same moment migrate once, one after the other', async () => {
    await onEmptyDatabase(async (url) => {
      const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url })));
      await Promise.all(databases.map((database) => migrate(database)));
      const counted = 'select count(*)::int as applied from drizzle.__drizzle_migrations';
      const rows = (await databases[0]?.pool.query(counted))?.rows ?? [];
      const text = await readFile(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8');
      expect(rows[0].applied).toBe(JSON.parse(text).entries.length);
      await Promise.all(databases.map((database) => database.close()));
    });
  });

  test('a server that others keep from migrating says so, and gives up in the end', async () => {
    await onEmptyDatabase(async (url) => {
      const database = await openDatabase({ url });
      const other = new Pool({ connectionString: url, max: 1 });
      await other.query('select pg_advisory_lock(4726001)');
      const told: string[] = [];
      const migrating = migrate(database, { tell: (line) => told.push(line), waitMs: 500 });
      await expect(migrating).rejects.toThrow(MigrationLockError);
      expect(told).toEqual(['Another server is migrating the database; waiting for it.']);
      await other.end();
      await migrate(database);
      await database.close();
    });
  });

  test('a server keeps to its number of connections, and no transaction is left idle for more than a minute', async () => {
    await onEmptyDatabase(async (url) => {
      const config = readConfig({ DATABASE_URL: url, DATABASE_POOL: '2' });
      const { pool, close } = await openMigrated(config);
      const ask = () => pool.query('show idle_in_transaction_session_timeout');
      const answers = await Promise.all(Array.from({ length: 5 }, ask));
      expect(answers.map(({ rows }) => rows[0])).toEqual(
        Array(5).fill({ idle_in_transaction_session_timeout: '1min' }),
      );
      expect(pool.totalCount).toBe(2);
      await close();
    });
  });

  test('a migration that is killed can be run again', async () => {
    await onEmptyDatabase(async (url) => {
      const database = await openDatabase({ url });
      const killer = new Pool({ connectionString: url, max: 1 });
      surviveBreaks(killer);
      const running = migrate(database).then(
        () => 'done',
        () => 'killed',
      );
      const kill = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query ilike '%create %'`;
      let killed = 0;
      let outcome: string | undefined;
      while (killed === 0 && outcome === undefined) {
        killed += (await killer.query(kill)).rowCount ?? 0;
        outcome = await Promise.race([running, Promise.resolve(undefined)]);
      }
      await running;
      await migrate(database);
      expect(await isMigrated(database)).toBe(true);
      await killer.end();
      await database.close();
    });
  });
});
