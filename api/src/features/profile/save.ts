import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { removeFileLater, storePicture } from '../photos/store.ts';
import {
  hasProfile,
  type PictureColumn,
  type ProfileColumns,
  type ProfileRow,
  updateProfile,
} from './queries.ts';

/** Whose profile is changed, and which version of it; whatever version it has if that is undefined. */
export interface Target {
  readonly userId: string;
  readonly expectedVersion: number | undefined;
}

/** A change of a picture, which may leave something to be told. */
interface PictureTarget extends Target {
  readonly request: FastifyRequest;
}

/**
 * Writes to a person's profile in one transaction, counts the write, and brings it into everybody's lists. `columns`
 * are those of the profile itself; `write` does the rest, gets the profile as saved, and makes the answer. What it
 * throws undoes everything.
 * @throws {AppError} `conflict` when the profile has another version than the expected one.
 */
export async function saveProfile<Value>(
  deps: Deps,
  { userId, expectedVersion }: Target,
  columns: ProfileColumns,
  write: (tx: Db, profile: ProfileRow) => Promise<Value>,
): Promise<Value> {
  const value = await deps.db.transaction(async (tx) => {
    const profile = await updateProfile(tx, userId, expectedVersion, columns, deps.now());
    if (!profile) throw await refusal(tx, userId);
    return write(tx, profile);
  });
  await deps.memberChanged(userId);
  return value;
}

async function refusal(tx: Db, userId: string): Promise<AppError> {
  return (await hasProfile(tx, userId))
    ? new AppError(
        'conflict',
        'This profile was changed in another window. Reload it to see what is new, then save again',
      )
    : new AppError('not_found', 'There is no such profile here');
}

/** Gives a person another photo or logo. A save that fails leaves no file behind. */
export async function savePicture(
  deps: Deps,
  target: PictureTarget,
  column: PictureColumn,
  picture: Buffer,
): Promise<{ key: string; version: number }> {
  const key = await storePicture(deps, picture);
  return { key, version: await replacePicture(deps, target, column, key) };
}

/** Takes a person's photo or logo away. */
export function removePicture(deps: Deps, target: PictureTarget, column: PictureColumn): Promise<number> {
  return replacePicture(deps, target, column, null);
}

async function replacePicture(
  deps: Deps,
  target: PictureTarget,
  column: PictureColumn,
  key: string | null,
): Promise<number> {
  const { userId, request } = target;
  const files = key ? [key] : [];
  try {
    return await saveProfile(deps, target, {}, async (tx, { version }) => {
      const old = await column.find(tx, userId);
      if (old) {
        files.push(old);
        await removeFileLater(tx, deps.jobs, old);
      }
      requireFound(await column.set(tx, userId, key), 'There are no company details here');
      return version;
    });
  } finally {
    await keepCurrentPicture(deps, request, { userId, column, files });
  }
}

/**
 * Removes those of the files that are not in use. Asks the database which one is, since a commit whose answer got lost
 * may have happened. What fails here is done by the jobs that were sent with the files.
 */
async function keepCurrentPicture(
  deps: Deps,
  request: FastifyRequest,
  { userId, column, files }: { userId: string; column: PictureColumn; files: readonly string[] },
): Promise<void> {
  try {
    const current = await column.find(deps.db, userId);
    for (const key of files) if (key !== current) await deps.storage.remove(key);
  } catch (error) {
    request.log.warn({ err: error, files }, 'a file that nobody has any more is removed later');
  }
}
