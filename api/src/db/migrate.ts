import { readFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './client.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as nothing else in the database uses it. */
const LOCK_KEY = 4_726_001;

/**
 * Brings the schema up to date, one process at a time; each run is one transaction, so a killed one can be run again.
 * @throws when the server is too old, lacks pgvector, or a lock is not given within the time-out.
 */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await checkServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await client.query("set lock_timeout = '10s'");
      await client.query('set statement_timeout = 0');
      await runMigrations(drizzle(client), { migrationsFolder: FOLDER.pathname });
    } finally {
      await client.query('reset lock_timeout');
      await client.query('reset statement_timeout');
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    client.release();
  }
}

async function checkServer(client: PoolClient): Promise<void> {
  const version = await client.query("select current_setting('server_version_num')::int as number");
  if (version.rows[0].number < 150_000)
    throw new Error('DATABASE_URL names a PostgreSQL older than 15; 15 or newer is needed');
  const extension = await client.query(
    "select default_version as version from pg_available_extensions where name = 'vector'",
  );
  const available: string | undefined = extension.rows[0]?.version;
  const [major = 0, minor = 0] = (available ?? '0').split('.').map(Number);
  if (major === 0 && minor < 7) {
    throw new Error(
      `DATABASE_URL names a PostgreSQL ${available ? `with pgvector ${available}` : 'without pgvector'}; install pgvector 0.7 or newer there`,
    );
  }
}

/** Whether every migration of this release is in the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'),
  );
  const newest = journal.entries.at(-1)?.when ?? 0;
  const applied = await database.pool.query(
    'select max(created_at)::bigint as newest from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}
