import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { installations } from '../db/schema.ts';
import { type Storage, StorageError } from './storage.ts';

/** The note in a bucket, beside the files: the id of the installation that it belongs to. */
const NOTE = 'belongs-to.txt';

interface Installation {
  readonly id: string;
  readonly isCopy: boolean;
}

/** The installation that a database is of. */
export async function findInstallation(db: Db): Promise<Installation> {
  await db.insert(installations).values({ id: randomUUID() }).onConflictDoNothing();
  const [found] = await db.select().from(installations);
  if (!found) throw new Error('no installation is noted');
  return found;
}

/**
 * Makes a database that came from a backup one of another installation: what it came from may go on.
 * @returns whether it could be noted: before its migrations, the database of an older release has no place for that.
 */
export async function noteCopy(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('public.installations') is not null as there`,
  );
  if (!rows[0]?.there) return false;
  const copy = { id: randomUUID(), isCopy: true };
  await db.insert(installations).values(copy).onConflictDoUpdate({ target: installations.row, set: copy });
  return true;
}

/**
 * The files of a bucket, which are only read where it belongs to another installation: whoever starts a copy of the database
 * beside it must not remove what that copy knows nothing of. `claim` takes one that belongs to nobody.
 * @throws {StorageError} from all but `get` where it is another's.
 */
export function ownBucket(
  files: Storage,
  own: Installation,
  bucket: string,
): Storage & { claim(): Promise<void> } {
  let isOwn = false;
  async function claim(): Promise<void> {
    if (isOwn) return;
    const noted = await readNote(files);
    if (noted === undefined && !own.isCopy) await takeBucket(files, own);
    else if (noted !== own.id) throw new StorageError(notOwn(bucket));
    isOwn = true;
  }
  return {
    claim,
    async put(key, content, type) {
      await claim();
      await files.put(key, content, type);
    },
    get: (key) => files.get(key),
    async remove(key) {
      await claim();
      await files.remove(key);
    },
  };
}

const notOwn = (bucket: string) =>
  `the bucket ${bucket} is not noted as this installation's, so files are only read: nothing is stored or removed. Where this server takes the place of the one that was backed up, run npm run take-bucket; for a rehearsal, leave the S3 settings out or name a copy of the bucket`;

/** Has a bucket belong to this installation, and to no other any more. */
export async function takeBucket(files: Storage, { id }: Installation): Promise<void> {
  await files.put(NOTE, Buffer.from(`${id}\n`), 'text/plain');
}

async function readNote(files: Storage): Promise<string | undefined> {
  const note = await files.get(NOTE).catch((error: unknown) => {
    // Where the bucket may not be listed, this is what S3 answers of what is not there.
    if (error instanceof StorageError && error.status === 403) return undefined;
    throw error;
  });
  return note && (await text(note.stream)).trim();
}
