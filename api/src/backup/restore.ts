import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command.ts';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { migrate } from '../db/migrate.ts';
import { openWith } from '../db/open.ts';
import { checkFolder, markFolder, unmarkServer } from '../db/unfinished.ts';
import { noteCopy } from '../lib/own-bucket.ts';
import {
  BESIDE,
  checkFree,
  copyKept,
  EMBEDDED_FOLDER,
  namesIn,
  SECRET,
  SERVER_DUMP,
  withRoom,
} from './kept.ts';
import { checkManifest } from './manifest.ts';
import { askServer, restoreServer } from './server.ts';

const MAKE_ROOM = 'A restore overwrites nothing: move it away, or set DATA_DIR to an empty folder';

/**
 * Brings a backup back to where there is nothing yet, files first and the database at last, with the schema of this release. What
 * fails leaves nothing behind but a server's database, marked as unfinished; what is killed leaves marks that nothing starts on.
 * @throws {CommandError} where something is there already, the backup is damaged, or the configuration is for another kind of database.
 */
export async function restore(config: Config, folder: string): Promise<string[]> {
  const names = await namesIn(folder);
  checkKind(config, folder, names);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await checkFolder(config.dataDir);
  const kept = BESIDE.filter((name) => names.includes(name));
  for (const name of kept) await checkFree(join(config.dataDir, name), MAKE_ROOM);
  await checkEmpty(config);
  const isChecked = await checkManifest(folder);
  const unmark = await markFolder(config.dataDir);
  const made: string[] = [];
  try {
    await bringBack(config, folder, kept, made);
    await makeCopy(config);
  } catch (error) {
    for (const path of made) await rm(path, { recursive: true, force: true });
    await unmark();
    throw withRoom(error, config.dataDir);
  }
  await unmark();
  return [`The backup in ${folder} is restored. Start the server.`, ...remarks(config, names, isChecked)];
}

/** Adds to `made` what has to go if it fails. */
async function bringBack(
  { dataDir, databaseUrl, databaseDir }: Config,
  folder: string,
  kept: readonly string[],
  made: string[],
): Promise<void> {
  const unlock = databaseUrl ? undefined : await lockFolder(databaseDir);
  try {
    for (const name of kept) {
      const to = join(dataDir, name);
      made.push(to);
      await copyKept(join(folder, name), to);
    }
    if (databaseUrl) return await restoreServer(databaseUrl, join(folder, SERVER_DUMP));
    // Under another name first, so that a broken-off copy is never taken for the database.
    const part = `${databaseDir}.part`;
    made.push(part, databaseDir);
    await rm(part, { recursive: true, force: true });
    await cp(join(folder, EMBEDDED_FOLDER), part, { recursive: true });
    await rename(part, databaseDir);
  } finally {
    await unlock?.();
  }
}

/** Brings the schema up to this release, of what is noted as a copy before anything else. */
async function makeCopy(config: Config): Promise<void> {
  const database = await openWith(config, async (restored) => {
    const isNoted = await noteCopy(restored.db);
    await migrate(restored);
    if (!isNoted) await noteCopy(restored.db);
    if (!restored.embedded) await unmarkServer(restored.pool);
  });
  await database.close();
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

function remarks({ appSecret }: Config, names: readonly string[], isChecked: boolean): string[] {
  const lines = [];
  if (!isChecked)
    lines.push(
      'It was made by an older release and has no sums of its files, so whether all is in it could not be checked.',
    );
  if (!names.includes(SECRET) && !appSecret.current)
    lines.push('The secret is not in the backup: set APP_SECRET to the one in use before.');
  if (!names.includes('uploads'))
    lines.push(
      'A bucket stays that of the server that was backed up, and is only read from here. Where this one takes its place, and it runs no more: npm run take-bucket. For a rehearsal leave the S3 settings out, or name a copy of the bucket.',
    );
  return lines;
}
