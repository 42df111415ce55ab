import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { FolderInUseError } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { DatabaseError, openMigrated } from './db/open.ts';
import { UnfinishedRestoreError } from './db/unfinished.ts';
import { AppError } from './lib/app-error.ts';
import { errorText } from './lib/log.ts';

const REFUSED = 2;

/** A reason to do nothing that is the operator's to mend; its message says what to do. */
export class CommandError extends Error {}

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs what an operator asked for on the command line. What keeps it from being done is told in a sentence. */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    const reason = refusalOf(error);
    process.stderr.write(`${reason ?? errorText(error)}\n`);
    process.exitCode = reason === undefined ? 1 : REFUSED;
  }
}

/** Lends the database of a configuration, with the schema of this release. */
export async function withDatabase(
  config: Config,
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openMigrated(config, say);
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof FolderInUseError)
    return `Stop the server first, run this again, then start it: the embedded database serves one process at a time.\n${error.message}`;
  const isKnown =
    [CommandError, ConfigError, DatabaseError, MigrationError, UnfinishedRestoreError, AppError].some(
      (kind) => error instanceof kind,
    ) ||
    // Of `parseArgs`.
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  return isKnown ? error.message : undefined;
}
