import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { type Database, surviveBreaks } from './client.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as nothing else in the database uses it. */
const LOCK_KEY = 4_726_001;

/**
 * Brings the schema up to date, one process at a time; each run is one transaction, so a killed one can be run again.
 * @throws when the server is too old, lacks pgvector, or a lock is not given within the time-out.
 */
export async function migrate(database: Database): Promise<void> {
  if (database.embedded) return runMigrations(drizzle(database.pool), { migrationsFolder: FOLDER });
  // A connection of its own, without the limits and the watch of requests; ending it gives the lock back, whatever happened.
  const { stream: _, ...options } = database.pool.options;
  const pool = new Pool({ ...options, max: 1, query_timeout: 0 });
  surviveBreaks(pool);
  const client = await pool.connect();
  try {
    await checkServer(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query("set lock_timeout = '10s'");
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER });
  } finally {
    client.release(true);
    await pool.end();
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
    await readFile(join(FOLDER, 'meta/_journal.json'), 'utf8'),
  );
  const newest = journal.entries.at(-1)?.when ?? 0;
  const applied = await database.pool.query(
    'select max(created_at)::bigint as newest from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}
