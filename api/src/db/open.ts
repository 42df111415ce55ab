import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from './client.ts';
import { FolderInUseError } from './lock.ts';
import { MigrationLockError, migrate } from './migrate.ts';

/** The database does not serve; the message says what to do. */
export class DatabaseError extends Error {}

/** Errors of several attempts to connect have a code and no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export const doesNotServe = (error: unknown) =>
  new DatabaseError(
    `DATABASE_URL: the database does not serve (${reasonOf(error)}). Check that it runs, that the address is right and that pgvector is installed`,
  );

/**
 * The database of a configuration, with the schema of this release; `tell` hears what is waited for.
 * @throws {DatabaseError} when it does not serve, {@link FolderInUseError} or {@link MigrationLockError} when another
 * process has it.
 */
export async function openMigrated(config: Config, tell?: (line: string) => void): Promise<Database> {
  try {
    const database = await openDatabase(
      config.databaseUrl
        ? { url: config.databaseUrl, connections: config.databasePool }
        : { folder: config.databaseDir },
    );
    await migrate(database, tell && { tell }).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof MigrationLockError) throw error;
    if (config.databaseUrl) throw doesNotServe(error);
    const { bavail, bsize } = await statfs(config.dataDir);
    throw new DatabaseError(
      `DATA_DIR: the database in ${config.databaseDir} does not open (${reasonOf(error)}; ${Math.floor((bavail * bsize) / 1e6)} MB are free on that disk). Make room if it is full, else bring the folder back from a backup`,
    );
  }
}
