import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command.ts';

/** The database in a backup: what `pg_dump` wrote, or the folder of the embedded one. */
export const SERVER_DUMP = 'database.dump';
export const EMBEDDED_FOLDER = 'db';
export const SECRET = 'app-secret';
/** What else of `DATA_DIR` a backup holds, under the same names. */
export const BESIDE = ['uploads', 'attachments', 'archives', SECRET];

/** The names in a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(missing([]));
}

/** @throws {CommandError} with what to do where something is at `path` already; an empty folder is nothing. */
export async function checkFree(path: string, whatToDo: string): Promise<void> {
  const found = await stat(path).catch(missing(undefined));
  if (found && !(found.isDirectory() && (await readdir(path)).length === 0))
    throw new CommandError(`${path} is there already. ${whatToDo}`);
}

/** Copies a file or a folder of files, for the same eyes. A file that a running server removes meanwhile is passed over. */
export async function copyKept(from: string, to: string): Promise<void> {
  const source = await stat(from);
  if (!source.isDirectory()) return copyFile(from, to);
  await mkdir(to, { recursive: true, mode: source.mode });
  for (const name of await readdir(from))
    await copyFile(join(from, name), join(to, name)).catch(missing(undefined));
}

const missing =
  <Value>(instead: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** An error of copying to `folder`, in words where its disk is full. */
export function withRoom(error: unknown, folder: string): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull
    ? new CommandError(`The disk of ${folder} is full. Nothing was left there; make room and run this again`)
    : error;
}
