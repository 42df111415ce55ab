import { randomUUIDv7 } from 'node:crypto';
import { ifMatchHeader } from '@ampersand/contract/profile';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { indexMemberSoon } from '../matchings/after-save.ts';
import {
  findPhotoKey,
  hasProfile,
  type ProfileColumns,
  type ProfileRow,
  setPhotoKey,
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
  await indexMemberSoon(deps, userId);
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

/** Gives a person a new photo and removes the file of the old one. A save that fails leaves no file behind. */
export async function savePhoto(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  photo: Buffer,
): Promise<{ photoKey: string; version: number }> {
  const key = `${randomUUIDv7()}.webp`;
  await deps.storage.put(key, photo, 'image/webp');
  const files = [key];
  try {
    return await saveProfile(deps, request, userId, {}, async (tx, { version }) => {
      const old = await findPhotoKey(tx, userId);
      if (old) files.push(old);
      await setPhotoKey(tx, userId, key);
      return { photoKey: key, version };
    });
  } finally {
    await keepCurrentPhoto(deps, request, userId, files);
  }
}

/**
 * Removes those of the files that are not the person's photo. Asks the database which one is, since a commit whose
 * answer got lost may have happened.
 */
async function keepCurrentPhoto(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  files: readonly string[],
): Promise<void> {
  try {
    const current = await findPhotoKey(deps.db, userId);
    for (const key of files) if (key !== current) await deps.storage.remove(key);
  } catch (error) {
    request.log.error({ err: error, files }, 'a photo that nobody has any more may be left in the storage');
  }
}
