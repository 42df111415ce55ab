import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

const S3_TIMEOUT_MS = 15_000;
/** The slowest line that a large file is given time for: 500 kB a second. */
const S3_BYTES_PER_MS = 500;
/** Waits of 50 ms, doubled: some 3 s of trying again when the object storage is busy. */
const S3_RETRIES = 5;

/** The place where files are kept does not take or give them; `cause` says why. */
export class StorageError extends Error {
  /** Of the answer, where there was one. */
  readonly status: number | undefined;

  constructor(message: string, more: { cause?: unknown; status?: number } = {}) {
    super(message, { cause: more.cause });
    this.status = more.status;
  }
}

/**
 * Files that people upload, and archives, by key. Keys are made by the server: letters, digits, `-` and `.`, for what not
 * every member may see behind `archives/` or `attachments/`. All throw {@link StorageError}.
 */
export interface Storage {
  put(key: string, content: Buffer | Readable, type: string): Promise<void>;
  /** The file's bytes and, where it is known, its length; undefined when there is none. */
  get(key: string): Promise<{ stream: Readable; length: number | undefined } | undefined>;
  /** Removes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>;
}

/** Begin the keys of what nobody but its owner may read, and of files in conversations, which the two may. */
export const ARCHIVES = 'archives/';
export const ATTACHMENTS = 'attachments/';
const KEY = /^(archives\/|attachments\/)?[a-z0-9][a-z0-9.-]*$/i;

const isPrivate = (key: string) => key.startsWith(ARCHIVES) || key.startsWith(ATTACHMENTS);

function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

/**
 * Files in a folder; written under another name first, so that a half-written file is never served. Archives and
 * files of conversations lie in folders of those names beside it, for the server's own account alone.
 */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    checkKey(key);
    return isPrivate(key) ? join(folder, '..', key) : join(folder, key);
  };
  const failed = (what: string) => (cause: unknown) => {
    throw new StorageError(`cannot ${what} in ${folder}`, { cause });
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      try {
        const [folderMode, mode] = isPrivate(key) ? [0o700, 0o600] : [0o777, 0o666];
        await mkdir(dirname(path), { recursive: true, mode: folderMode });
        await writeFile(`${path}.part`, content, { mode });
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true }).catch(() => {});
        failed('write')(error);
      }
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : failed('read')(error),
      );
      return found?.isFile() ? { stream: createReadStream(path), length: found.size } : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch(failed('remove'));
    },
  };
}

export type StorageSettings =
  | { kind: 'files'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      endpoint: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Objects in a bucket of any server that speaks S3, addressed as `endpoint/bucket/key`. */
export function s3Storage(settings: Extract<StorageSettings, { kind: 's3' }>): Storage {
  const { accessKeyId, secretAccessKey, region, bucket } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: S3_RETRIES });
  const base = `${settings.endpoint.replace(/\/$/, '')}/${bucket}`;

  const call = async (key: string, method: string, body?: Blob) => {
    checkKey(key);
    // Until the answer begins: how long a file takes from there on is up to who fetches it.
    const unanswered = new AbortController();
    const patience = S3_TIMEOUT_MS + Math.ceil((body?.size ?? 0) / S3_BYTES_PER_MS);
    const timer = setTimeout(() => unanswered.abort(new Error(`no answer in ${patience} ms`)), patience);
    const response = await client
      .fetch(`${base}/${key}`, {
        method,
        signal: unanswered.signal,
        ...(body ? { body, headers: { 'content-type': body.type } } : {}),
      })
      .catch((cause: unknown) => {
        throw new StorageError(`object storage cannot be reached for ${method}`, { cause });
      })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404 && !text.includes('NoSuchBucket')) return undefined;
    const { status } = response;
    throw new StorageError(`object storage answered ${status} to ${method} in bucket ${bucket}`, { status });
  };
  return {
    async put(key, content, type) {
      checkKey(key);
      const stored = await asBlob(content, type, (blob) => call(key, 'PUT', blob));
      if (!stored) throw new StorageError(`object storage has no bucket ${bucket}`);
    },
    async get(key) {
      const response = await call(key, 'GET');
      if (!response?.body) return undefined;
      const length = response.headers.get('content-length');
      return {
        stream: Readable.fromWeb(response.body),
        length: length === null ? undefined : Number(length),
      };
    },
    async remove(key) {
      await call(key, 'DELETE');
    },
  };
}

/** S3 has to know the length beforehand, and a try that failed is made again: what is a stream waits in a file meanwhile. */
async function asBlob<Result>(
  content: Buffer | Readable,
  type: string,
  send: (blob: Blob) => Promise<Result>,
): Promise<Result> {
  if (Buffer.isBuffer(content)) return send(new Blob([new Uint8Array(content)], { type }));
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, content, { mode: 0o600 });
    return await send(await openAsBlob(path, { type }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function createStorage(settings: StorageSettings): Storage {
  return settings.kind === 's3' ? s3Storage(settings) : fileStorage(settings.folder);
}
