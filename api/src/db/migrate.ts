import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './client.ts';
import { withOwnConnection } from './own-connection.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as nothing else in the database uses it. */
const LOCK_KEY = 4_726_001;
/** Longer than a migration of this size takes. */
const WAIT_MS = 10 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Between the statements of a migration, as the kit that derives them writes it. */
const BREAK = '--> statement-breakpoint';
/** Kinds of errors that are none of the migration's: the connection, the disk, memory, whoever stops the server, what the role may. */
const OUTSIDE = /^(08|53|57|58|42501)/;

/** The schema cannot be brought up to date; the message says what to do. */
export class MigrationError extends Error {}

/** Another process holds the lock of migrations and does not come to an end. */
export class MigrationLockError extends MigrationError {}

interface Migration {
  readonly tag: string;
  readonly when: number;
}

/**
 * Brings the schema up to date, one process at a time; each migration is one transaction, so its locks last no longer than it does,
 * and what was broken off between two is taken up by the next run. `tell` hears that another process is at it, which is waited for.
 * @throws {MigrationError} when a migration does not go through, or {@link MigrationLockError} when waiting takes longer than `waitMs`.
 * @throws when the server is away, too old or lacks pgvector.
 */
export async function migrate(
  database: Database,
  {
    tell = () => {},
    waitMs = WAIT_MS,
    folder = FOLDER,
  }: { tell?: (line: string) => void; waitMs?: number; folder?: string } = {},
): Promise<void> {
  if (database.embedded) {
    const client = await database.pool.connect();
    return runPending(client, folder).finally(() => client.release());
  }
  await withOwnConnection(database, async (client) => {
    await checkServer(client);
    await takeLock(client, tell, waitMs);
    await client.query("set lock_timeout = '10s'");
    await runPending(client, folder);
  });
}

async function runPending(client: PoolClient, folder: string): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query(
    'select coalesce(max(created_at), 0)::bigint as newest from drizzle.__drizzle_migrations',
  );
  for (const migration of await readJournal(folder))
    if (migration.when > Number(rows[0].newest)) await runMigration(client, folder, migration);
}

async function runMigration(client: PoolClient, folder: string, { tag, when }: Migration): Promise<void> {
  const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  await client.query('begin');
  try {
    for (const statement of text.split(BREAK)) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ]);
    await client.query('commit');
  } catch (error) {
    // Where this fails too, the connection is gone, and the transaction with it.
    await client.query('rollback').catch(() => {});
    throw failureOf(tag, error);
  }
}

function failureOf(tag: string, error: unknown): unknown {
  // The embedded database has a class of its own for what PostgreSQL answers.
  const isAnswer = error instanceof Error && 'severity' in error && 'code' in error;
  if (!isAnswer || OUTSIDE.test(String(error.code))) return error;
  const whatToDo =
    error.code === LOCK_NOT_AVAILABLE
      ? 'Something has held a table of the database for ten seconds, such as a backup. Start again once it is done'
      : 'Start the former release again, and report this';
  return new MigrationError(
    `The database was not brought up to this release: the migration ${tag} has failed (${error.message}). It has changed nothing, and the former release works on. ${whatToDo}`,
    { cause: error },
  );
}

async function readJournal(folder: string): Promise<Migration[]> {
  const journal: { entries: Migration[] } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries;
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
  const newest = (await readJournal(FOLDER)).at(-1)?.when ?? 0;
  const applied = await database.pool.query(
    `select max(created_at)::bigint as newest, current_setting('transaction_read_only') = 'on' as "takesNoWrites"
     from drizzle.__drizzle_migrations`,
  );
  if (applied.rows[0]?.takesNoWrites) throw new Error('the database takes no writes');
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}
