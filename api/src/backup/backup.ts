import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command.ts';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { reasonOf } from '../db/open.ts';
import { checkFolder } from '../db/unfinished.ts';
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
import { writeManifest } from './manifest.ts';
import { dumpServer } from './server.ts';

/**
 * Writes the database, and after it what lies in `DATA_DIR` beside it, to a new folder, which is there once it is whole.
 * @returns what the operator has to know of it.
 * @throws {FolderInUseError} while a server runs on the embedded database.
 */
export async function backUp(config: Config, folder: string): Promise<string[]> {
  await checkFree(folder, 'Name a folder that is not there yet');
  await checkFolder(config.dataDir);
  const unlock = config.databaseUrl ? undefined : await lockFolder(config.databaseDir);
  try {
    const part = await makePart(folder);
    try {
      await copyDatabase(config, part);
      const there = await namesIn(config.dataDir);
      const kept = BESIDE.filter((name) => there.includes(name));
      for (const name of kept) await copyKept(join(config.dataDir, name), join(part, name));
      await writeManifest(part);
      await rename(part, folder);
      return [`The backup is in ${folder}.`, ...remarks(config, kept.includes(SECRET))];
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      throw withRoom(error, folder);
    }
  } finally {
    await unlock?.();
  }
}

async function makePart(folder: string): Promise<string> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    return await mkdtemp(`${folder}.part-`);
  } catch (error) {
    throw new CommandError(`${folder} cannot be written (${reasonOf(error)}). Name another folder`);
  }
}

async function copyDatabase({ databaseUrl, databaseDir }: Config, part: string): Promise<void> {
  if (databaseUrl) return dumpServer(databaseUrl, join(part, SERVER_DUMP));
  if ((await namesIn(databaseDir)).length === 0)
    throw new CommandError(`There is no database in ${databaseDir}. Set DATA_DIR, or DATABASE_URL`);
  await cp(databaseDir, join(part, EMBEDDED_FOLDER), { recursive: true });
}

function remarks({ appSecret, storage }: Config, holdsSecret: boolean): string[] {
  const lines = [];
  if (appSecret.current)
    lines.push('APP_SECRET is not in it: keep it elsewhere, a restored server needs the same.');
  else if (holdsSecret)
    lines.push(`The secret is in it (${SECRET}): whoever has the backup can read what is encrypted.`);
  if (storage.kind === 's3')
    lines.push(
      `Photos and files are not in it: they are in the bucket ${storage.bucket}, whose own versioning keeps them.`,
    );
  return lines;
}
