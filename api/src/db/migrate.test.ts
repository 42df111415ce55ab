import { createHash, randomUUIDv7 } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { useTestApp } from '../testing/test-app.ts';
import { openDatabase, surviveBreaks } from './client.ts';
import { isMigrated, MigrationError, MigrationLockError, migrate } from './migrate.ts';
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

/** A folder with these migrations, by name and text, as they come after each other. */
async function withMigrations(texts: Record<string, string>, run: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-migrations-'));
  const entries = Object.keys(texts).map((tag, index) => ({ tag, when: Date.UTC(2100, 0, 1 + index) }));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), text);
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a migration that fails is named, changes nothing and undoes none before it; a mended one is taken up', async () => {
  const { database } = t.deps;
  const made = async () =>
    (await database.pool.query('select * from first_new')).fields.map(({ name }) => name);
  const first = 'create table first_new (id int)';
  const failing = `alter table first_new add column more int${'--> statement-breakpoint'} select * from none`;
  await withMigrations({ '0001_first': first, '0002_second': failing }, async (folder) => {
    const error = await migrate(database, { folder }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MigrationError);
    expect(error).toMatchObject({
      message:
        'The database was not brought up to this release: the migration 0002_second has failed (relation "none" does not exist). It has changed nothing, and the former release works on. Start the former release again, and report this',
    });
    expect(await made()).toEqual(['id']);
    await writeFile(join(folder, '0002_second.sql'), 'alter table first_new add column more int');
    await migrate(database, { folder });
    expect(await made()).toEqual(['id', 'more']);
  });
  await database.pool.query('drop table first_new');
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at > $1', [
    Date.UTC(2100),
  ]);
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
  // What has landed keeps its name and its time, or databases that have it do not start any more: these are only ever added to.
  const landed = entries.slice(0, 53).map(({ tag, when }) => `${tag} ${when}`);
  expect(createHash('sha256').update(landed.join()).digest('hex')).toBe(
    'e04f9b2abf584efbd94416b7991637484efbb07e709d1d1eefeeb3fd499efc5b',
  );
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

  test('migrations are killed between two and taken up again, and each gives its locks back before the next', async () => {
    await onEmptyDatabase(async (url) => {
      const database = await openDatabase({ url });
      const other = new Pool({ connectionString: url, max: 1 });
      surviveBreaks(other);
      await other.query('create table members (id int)');
      await other.query('select pg_advisory_lock(77)');
      const texts = {
        '0001_first': 'alter table members add column name text',
        '0002_second':
          'select pg_advisory_xact_lock(77)--> statement-breakpoint create table second_new (id int)',
      };
      await withMigrations(texts, async (folder) => {
        const killed = expect(migrate(database, { folder })).rejects.toThrow('terminating connection');
        const waits = "select pid from pg_locks where locktype = 'advisory' and objid = 77 and not granted";
        await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
        await other.query("insert into members (name) values ('Ada')");
        await other.query(`select pg_terminate_backend(pid) from (${waits}) as waiting`);
        await killed;
        await other.query('select pg_advisory_unlock(77)');
        await migrate(database, { folder });
      });
      const applied = await other.query(
        'select (select count(*)::int from drizzle.__drizzle_migrations) as applied, (select count(*)::int from second_new) as second',
      );
      expect(applied.rows).toEqual([{ applied: 2, second: 0 }]);
      await other.end();
      await database.close();
    });
  });

  test('a migration that does not get at a table in time says what may hold it', async () => {
    await onEmptyDatabase(async (url) => {
      const database = await openDatabase({ url });
      const text = "set local lock_timeout = '1ms'--> statement-breakpoint drop table held";
      const other = new Pool({ connectionString: url, max: 1 });
      surviveBreaks(other);
      await other.query('create table held (id int)');
      await other.query('begin; select from held');
      await withMigrations({ '0001_first': text }, async (folder) => {
        await expect(migrate(database, { folder })).rejects.toThrow(/0001_first .* such as a backup/);
      });
      await other.end();
      await database.close();
    });
  });
});
