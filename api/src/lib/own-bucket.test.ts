import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installations } from '../db/schema.ts';
import { useTestApp } from '../testing/test-app.ts';
import { findInstallation, noteCopy, ownBucket, takeBucket } from './own-bucket.ts';
import { fileStorage, type Storage, StorageError } from './storage.ts';

const t = useTestApp();
const KEY = 'a-1.webp';
const photo = Buffer.from('a photo');
let folder: string;
let files: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ampersand-'));
  files = fileStorage(join(folder, 'bucket'));
  await t.deps.db.delete(installations);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = async () => ownBucket(files, await findInstallation(t.deps.db), 'photos');
const read = async (storage: Storage) => {
  const file = await storage.get(KEY);
  return file && text(file.stream);
};

test('servers of one installation store and remove files, the first of them and the next', async () => {
  const [one, another] = [await open(), await open()];
  await one.put(KEY, photo, 'image/webp');
  expect(await read(another)).toBe('a photo');
  await another.remove(KEY);
  expect(await read(one)).toBeUndefined();
});

test('a server on a restored database reads the files of the one that was backed up, and neither removes nor adds any', async () => {
  await (await open()).put(KEY, photo, 'image/webp');
  await noteCopy(t.deps.db);
  const copy = await open();
  await expect(copy.claim()).rejects.toThrow(/the bucket photos .* npm run take-bucket/);
  await expect(copy.remove(KEY)).rejects.toThrow(StorageError);
  await expect(copy.put('b-2.webp', photo, 'image/webp')).rejects.toThrow(StorageError);
  expect(await read(copy)).toBe('a photo');
});

test('a bucket of an older release, without a note, is taken by its own server and by no copy', async () => {
  await files.put(KEY, photo, 'image/webp');
  const own = await open();
  await noteCopy(t.deps.db);
  await expect((await open()).remove(KEY)).rejects.toThrow(StorageError);
  await own.remove(KEY);
  expect(await read(own)).toBeUndefined();
});

test('where a copy takes the place of what is lost, the bucket is its own by one command, at once', async () => {
  const lost = await open();
  await lost.put(KEY, photo, 'image/webp');
  await noteCopy(t.deps.db);
  const again = await open();
  await expect(again.remove(KEY)).rejects.toThrow(StorageError);
  await takeBucket(files, await findInstallation(t.deps.db));
  await again.remove(KEY);
  expect(await read(again)).toBeUndefined();
});

test('a bucket that may not be listed says of a missing note that it is forbidden, and is taken', async () => {
  let noted = false;
  const unlisted: Storage = {
    ...files,
    get: async (key) => {
      if (!noted) throw new StorageError('object storage answered 403 to GET', { status: 403 });
      return files.get(key);
    },
    put: async (...file) => {
      await files.put(...file);
      noted = true;
    },
  };
  const own = ownBucket(unlisted, await findInstallation(t.deps.db), 'photos');
  await own.put(KEY, photo, 'image/webp');
  expect(await read(own)).toBe('a photo');
});
