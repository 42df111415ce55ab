import { randomUUIDv7 } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, type Jobs, TRIED_FOR_A_DAY } from '../../lib/jobs.ts';
import { deleteUnsent, isFileNamed } from './queries.ts';

const QUEUE = 'remove-unnamed-file';
/** Far longer than any request takes: by then it is settled whether a row names the file. */
const SETTLED_SECONDS = 60 * 60;
/** Until it is gone, however long the storage is away: nothing else knows of the file. Jobs that wait are kept for so long, too. */
const RETRIES = { ...TRIED_FOR_A_DAY, retryLimit: 100_000, retentionSeconds: 10 * 365 * 24 * 60 * 60 };
const jobData = z.object({ key: z.string() });

/** Has the file of a key removed an hour from now, unless a row names it by then; what no message took counts as unnamed. */
export function removeFileLater(tx: Db, jobs: Jobs, key: string): Promise<void> {
  return jobs.send(tx, QUEUE, { key }, { afterSeconds: SETTLED_SECONDS });
}

/** Has files removed, once the transaction has taken away the rows that named them. */
export async function removeFiles(tx: Db, jobs: Jobs, keys: readonly string[]): Promise<void> {
  for (const key of keys) await jobs.send(tx, QUEUE, { key });
}

interface NewFile {
  readonly content: Buffer | Readable;
  readonly type: string;
}

/**
 * Stores a file under a new key. The row that names it comes later: if the process ends before that, the job that was
 * left behind first removes the file.
 */
export async function storeFile(
  { db, jobs, storage }: Pick<Deps, 'db' | 'jobs' | 'storage'>,
  key: string,
  { content, type }: NewFile,
): Promise<void> {
  await removeFileLater(db, jobs, key);
  await storage.put(key, content, type);
}

/** Stores a picture. @returns its key. */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'jobs' | 'storage'>,
  picture: Buffer,
): Promise<string> {
  const key = `${randomUUIDv7()}.webp`;
  await storeFile(deps, key, { content: picture, type: 'image/webp' });
  return key;
}

export function unnamedFileJob({ db, storage }: Pick<Deps, 'db' | 'storage'>): JobDefinition {
  return {
    queue: QUEUE,
    options: RETRIES,
    run: async (data) => {
      const { key } = jobData.parse(data);
      await deleteUnsent(db, key);
      if (!(await isFileNamed(db, key))) await storage.remove(key);
    },
  };
}
