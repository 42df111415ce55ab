import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { causes } from './causes.ts';
import { type Database, openDatabase } from './client.ts';
import { FolderInUseError } from './lock.ts';
import { MigrationError, migrate } from './migrate.ts';
import { checkFolder, checkServer, UnfinishedRestoreError } from './unfinished.ts';

/** The database does not serve; the message says what to do. */
export class DatabaseError extends Error {}

/**
 * What lies behind an error: that of a query quotes the statement, and what caused it says why. Errors of several attempts
 * to connect have a code and no message.
 */
export function reasonOf(error: unknown): string {
  const first = causes(error).at(-1);
  if (!first) return String(error);
  return first.message || ('code' in first ? String(first.code) : first.name);
}

export function doesNotServe(error: unknown): DatabaseError {
  const reason = reasonOf(error);
  const whatToDo = reason.includes('create extension')
    ? 'Let a superuser run `create extension vector` in this database once, then start again'
    : 'Check that it runs, that the address is right and that pgvector is installed';
  return new DatabaseError(`DATABASE_URL: the database does not serve (${reason}). ${whatToDo}`);
}

/** The failure of the embedded database: `what` it did, and what to do `then`. */
async function failureOf(
  config: Config,
  error: unknown,
  what: 'does not open' | 'has stopped',
  then: string,
) {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = `${Math.floor((bavail * bsize) / 1e6)} MB are free on that disk`;
  return new DatabaseError(
    `DATA_DIR: the database in ${config.databaseDir} ${what} (${reasonOf(error)}; ${free}). Make room if it is full, ${then}`,
  );
}

/** Nothing can be answered any more: the process ends, and says why. */
async function endWith(config: Config, error: Error): Promise<never> {
  const { message } = await failureOf(
    config,
    error,
    'has stopped',
    'then start again: what was answered is kept',
  );
  process.stderr.write(`Ampersand ends.\n${message}\n`);
  process.exit(1);
}

/**
 * The database of a configuration, with the schema of this release; `tell` hears what is waited for.
 * @throws {DatabaseError} when it does not serve, {@link FolderInUseError} when another process has it,
 * {@link UnfinishedRestoreError} when a restore was broken off, {@link MigrationError} when it serves and its schema is not brought
 * up to date.
 */
export async function openMigrated(config: Config, tell?: (line: string) => void): Promise<Database> {
  await checkFolder(config.dataDir);
  return openWith(config, async (database) => {
    if (!database.embedded) await checkServer(database.pool);
    await migrate(database, tell && { tell });
  });
}

/** The database of a configuration as it is, once `prepare` is done with it. Throws as {@link openMigrated} does. */
export async function openWith(
  config: Config,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    const database = await openDatabase(
      config.databaseUrl
        ? { url: config.databaseUrl, connections: config.databasePool }
        : { folder: config.databaseDir, onBreak: (error) => void endWith(config, error) },
    );
    await prepare(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    if ([FolderInUseError, MigrationError, UnfinishedRestoreError].some((kind) => error instanceof kind))
      throw error;
    if (config.databaseUrl) throw doesNotServe(error);
    throw await failureOf(config, error, 'does not open', 'else bring the folder back from a backup');
  }
}
