import { ifMatchHeader } from '@ampersand/contract/profile';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { removeFileLater, storePicture } from '../photos/store.ts';
import {
  hasProfile,
  type PictureColumn,
  type ProfileColumns,
  type ProfileRow,
  updateProfile,
} from './queries.ts';

/**
 * Writes to a person's profile in one transaction, counts the write, and brings it into everybody's lists. `columns`
 * are those of the profile itself; `write` does the rest, gets the profile as saved, and makes the answer. What it
 * throws undoes everything.
 * @throws {AppError} `conflict` when the request's `If-Match` names another version than the profile has.
 */
export async function saveProfile<Value>(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  columns: ProfileColumns,
  write: (tx: Db, profile: ProfileRow) => Promise<Value>,
): Promise<Value> {
  const expected = expectedVersion(request);
  const value = await deps.db.transaction(async (tx) => {
    const profile = await updateProfile(tx, userId, expected, columns, deps.now());
    if (!profile) throw await refusal(tx, userId);
    return write(tx, profile);
  });
  await deps.memberChanged(userId);
  return value;
}

function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) return undefined;
  const parsed = ifMatchHeader.safeParse(header);
  if (!parsed.success) throw new AppError('bad_request', parsed.error.issues[0]?.message ?? 'Bad If-Match');
  return parsed.data;
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
  request: FastifyRequest,
  userId: string,
  column: PictureColumn,
  picture: Buffer,
): Promise<{ key: string; version: number }> {
  const key = await storePicture(deps, picture);
  return { key, version: await replacePicture(deps, request, userId, column, key) };
}

/** Takes a person's photo or logo away. */
export function removePicture(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  column: PictureColumn,
): Promise<number> {
  return replacePicture(deps, request, userId, column, null);
}

async function replacePicture(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  column: PictureColumn,
  key: string | null,
): Promise<number> {
  const files = key ? [key] : [];
  try {
    return await saveProfile(deps, request, userId, {}, async (tx, { version }) => {
      const old = await column.find(tx, userId);
      if (old) {
        files.push(old);
        await removeFileLater(tx, deps.jobs, old);
      }
      if (!(await column.set(tx, userId, key)))
        throw new AppError('not_found', 'There are no company details here');
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
