import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command.ts';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { openMigrated } from '../db/open.ts';
import { noteCopy } from '../lib/own-bucket.ts';
import { BESIDE, checkFree, copyKept, EMBEDDED_FOLDER, namesIn, SECRET, SERVER_DUMP } from './kept.ts';
import { askServer, restoreServer } from './server.ts';

const MAKE_ROOM = 'A restore overwrites nothing: move it away, or set DATA_DIR to an empty folder';

/**
 * Brings a backup back to where there is nothing yet, files first and the database at last, with the schema of this release.
 * What fails leaves nothing behind.
 * @throws {CommandError} where something is there already, or the configuration is for another kind of database.
 */
export async function restore(config: Config, folder: string): Promise<string[]> {
  const names = await namesIn(folder);
  checkKind(config, folder, names);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = config.databaseUrl ? undefined : await lockFolder(config.databaseDir);
  const made: string[] = [];
  try {
    const kept = BESIDE.filter((name) => names.includes(name));
    for (const name of kept) await checkFree(join(config.dataDir, name), MAKE_ROOM);
    await checkEmpty(config);
    for (const name of kept) {
      const to = join(config.dataDir, name);
      made.push(to);
      await copyKept(join(folder, name), to);
    }
    if (config.databaseUrl) {
      await restoreServer(config.databaseUrl, join(folder, SERVER_DUMP));
    } else {
      // Under another name first, so that a broken-off copy is never taken for the database.
      const part = `${config.databaseDir}.part`;
      made.push(part);
      await rm(part, { recursive: true, force: true });
      await cp(join(folder, EMBEDDED_FOLDER), part, { recursive: true });
      await rename(part, config.databaseDir);
    }
  } catch (error) {
    for (const path of made) await rm(path, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock?.();
  }
  const database = await openMigrated(config);
  await noteCopy(database.db);
  await database.close();
  return [`The backup in ${folder} is restored. Start the server.`, ...remarks(config, names)];
}

function checkKind({ databaseUrl, storage }: Config, folder: string, names: readonly string[]): void {
  const [served, embedded] = [names.includes(SERVER_DUMP), names.includes(EMBEDDED_FOLDER)];
  if (!served && !embedded) throw new CommandError(`There is no backup in ${folder}`);
  if (served && !databaseUrl)
    throw new CommandError('This backup is of a PostgreSQL server: set DATABASE_URL to an empty database');
  if (embedded && databaseUrl)
    throw new CommandError('This backup is of an embedded database: restore it without DATABASE_URL');
  if (storage.kind === 's3' && names.includes('uploads'))
    throw new CommandError('This backup holds photos and files as files: restore it without the S3 settings');
}

async function checkEmpty({ databaseUrl, databaseDir }: Config): Promise<void> {
  if (!databaseUrl) return checkFree(databaseDir, MAKE_ROOM);
  if (!(await askServer(databaseUrl)).isEmpty)
    throw new CommandError(
      'DATABASE_URL: the database is not empty. A restore overwrites nothing: set it to a new one',
    );
}

function remarks({ appSecret }: Config, names: readonly string[]): string[] {
  const lines = [];
  if (!names.includes(SECRET) && !appSecret.current)
    lines.push('The secret is not in the backup: set APP_SECRET to the one in use before.');
  if (!names.includes('uploads'))
    lines.push(
      'A bucket stays that of the server that was backed up, and is only read from here. Where this one takes its place, and it runs no more: npm run take-bucket. For a rehearsal leave the S3 settings out, or name a copy of the bucket.',
    );
  return lines;
}
