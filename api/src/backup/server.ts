import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { CommandError } from '../command.ts';
import { openDatabase } from '../db/client.ts';
import { doesNotServe } from '../db/open.ts';
import { checkServer, markServer, UnfinishedRestoreError } from '../db/unfinished.ts';

/** Writes the database of a server to a file, as it is at one moment; the server goes on. */
export async function dumpServer(url: string, path: string): Promise<void> {
  await onServer(url, checkServer);
  const { major, isEmpty } = await askServer(url);
  if (isEmpty) throw new CommandError('DATABASE_URL: there is nothing in this database');
  await checkClient('pg_dump', major);
  const file = await open(path, 'wx', 0o600);
  try {
    await runClient('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges'], {
      to: file,
    });
  } finally {
    await file.close();
  }
}

/**
 * Reads such a file into an empty database: all of it, or after a failure nothing. The database is marked as unfinished from before
 * the first row on, until whoever asked for it takes the mark away.
 */
export async function restoreServer(url: string, path: string): Promise<void> {
  const { major } = await askServer(url);
  await checkClient('pg_restore', major);
  await onServer(url, markServer);
  const file = await open(path);
  try {
    // Comments are those of extensions, which belong to whoever installed them.
    const options = ['--single-transaction', '--no-owner', '--no-privileges', '--no-comments'];
    await runClient('pg_restore', url, options, { from: file });
  } finally {
    await file.close();
  }
}

/** The version of a server, and whether its database has tables. */
export function askServer(url: string): Promise<{ major: number; isEmpty: boolean }> {
  return onServer(url, async (pool) => {
    const { rows } = await pool.query(`
      select current_setting('server_version_num')::int / 10000 as major,
        not exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as "isEmpty"`);
    return rows[0];
  });
}

async function onServer<Result>(url: string, ask: (pool: Pool) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url });
  try {
    return await ask(database.pool);
  } catch (error) {
    throw error instanceof UnfinishedRestoreError ? error : doesNotServe(error);
  } finally {
    await database.close();
  }
}

/** Runs one of PostgreSQL's own programs. */
async function runClient(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  options: readonly string[],
  { from, to }: { from?: FileHandle; to?: FileHandle },
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // In the environment: everybody on the machine can read what programs are started with.
  address.password = '';
  const child = spawn(program, [...options, `--dbname=${address.href}`], {
    stdio: [from?.fd ?? 'ignore', to?.fd ?? 'ignore', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new CommandError(`${program} has failed (${signal ?? code}); above stands why`);
}

/** That one of these is here, and knows the server's version `major`. */
async function checkClient(program: string, major: number): Promise<void> {
  const install = `Install PostgreSQL's client programs, version ${major} or newer, where the PATH leads`;
  const { stdout } = await promisify(execFile)(program, ['--version']).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new CommandError(`${program} is not installed here. ${install}`)
        : error;
    },
  );
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  if (version < major)
    throw new CommandError(`${program} ${version} is too old for a PostgreSQL ${major}. ${install}`);
}
