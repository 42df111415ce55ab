import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

const S3_TIMEOUT_MS = 15_000;

/** Files that people upload, by key. Keys are made by the server: letters, digits, `-` and `.`. */
export interface Storage {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file's bytes and length, or undefined when there is none. */
  get(key: string): Promise<{ stream: Readable; length: number } | undefined>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*$/i;

/** Files in a folder; written under another name first, so that a half-written file is never served. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), length: found.size } : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
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
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const call = async (key: string, method: string, body?: Buffer, type?: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    const response = await client.fetch(`${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(S3_TIMEOUT_MS),
      ...(body ? { body: new Uint8Array(body) } : {}),
      ...(type ? { headers: { 'content-type': type } } : {}),
    });
    if (!response.ok && response.status !== 404)
      throw new Error(`object storage answered ${response.status} to ${method}`);
    return response;
  };
  return {
    async put(key, bytes, type) {
      const response = await call(key, 'PUT', bytes, type);
      if (!response.ok) throw new Error(`object storage has no bucket ${settings.bucket}`);
    },
    async get(key) {
      const response = await call(key, 'GET');
      if (!response.ok || !response.body) return undefined;
      return {
        stream: Readable.fromWeb(response.body),
        length: Number(response.headers.get('content-length')),
      };
    },
    async remove(key) {
      await call(key, 'DELETE');
    },
  };
}

export function createStorage(settings: StorageSettings): Storage {
  return settings.kind === 's3' ? s3Storage(settings) : fileStorage(settings.folder);
}
