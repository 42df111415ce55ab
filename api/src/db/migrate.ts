import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './client.ts';
import { withOwnConnection } from './own-connection.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as nothing else in the database uses it. */
const LOCK_KEY = 4_726_001;
/** Longer than a migration of this size takes. */
const WAIT_MS = 10 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Another process holds the lock of migrations and does not come to an end; the message says what to do. */
export class MigrationLockError extends Error {}

/**
 * Brings the schema up to date, one process at a time; each run is one transaction, so a killed one can be run again.
 * `tell` hears that another process is at it, which is waited for.
 * @throws {MigrationLockError} when that takes longer than `waitMs`.
 * @throws when the server is too old, lacks pgvector, or a table's lock is not given within the time-out.
 */
export async function migrate(
  database: Database,
  { tell = () => {}, waitMs = WAIT_MS }: { tell?: (line: string) => void; waitMs?: number } = {},
): Promise<void> {
  if (database.embedded) return runMigrations(drizzle(database.pool), { migrationsFolder: FOLDER });
  await withOwnConnection(database, async (client) => {
    await checkServer(client);
    await takeLock(client, tell, waitMs);
    await client.query("set lock_timeout = '10s'");
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER });
  });
}

async function takeLock(client: PoolClient, tell: (line: string) => void, waitMs: number): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
  if (rows[0].taken) return;
  tell('Another server is migrating the database; waiting for it.');
  await client.query(`set lock_timeout = ${waitMs}`);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new MigrationLockError(
      `DATABASE_URL: another process has been migrating the database for more than ${Math.round(waitMs / 1000)} seconds. Start again once it is done; if none is at it, end the connection that holds the lock (select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK_KEY})`,
      { cause: error },
    );
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

/** Whether every migration of this release is in the database. @throws where it takes no writes, as a standby does not. */
export async function isMigrated(database: Database): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(FOLDER, 'meta/_journal.json'), 'utf8'),
  );
  const newest = journal.entries.at(-1)?.when ?? 0;
  const applied = await database.pool.query(
    `select max(created_at)::bigint as newest, current_setting('transaction_read_only') = 'on' as "takesNoWrites"
     from drizzle.__drizzle_migrations`,
  );
  if (applied.rows[0]?.takesNoWrites) throw new Error('the database takes no writes');
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}
