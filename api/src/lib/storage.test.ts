import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileStorage, type Storage, StorageError, s3Storage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'ampersand-storage-'));
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const s3 = { kind: 's3', bucket: 'photos', region: 'eu-central-1', ...keys } as const;
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'photos', configs: [] }],
});
let endpoint = '';

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => fileStorage(join(folder, 'files'))],
  ['an S3 bucket', () => s3Storage({ ...s3, endpoint: `${endpoint}/` })],
])('files in %s', (_, open: () => Storage) => {
  test('are there after they were put, and gone after they were removed, as often as one likes', async () => {
    const storage = open();
    expect(await storage.get('a-1.webp')).toBeUndefined();
    await storage.put('a-1.webp', Buffer.from('first'), 'image/webp');
    await storage.put('a-1.webp', Buffer.from('second one'), 'image/webp');
    const file = await storage.get('a-1.webp');
    expect(file?.length).toBe(10);
    expect(file && (await text(file.stream))).toBe('second one');
    await storage.remove('a-1.webp');
    await storage.remove('a-1.webp');
    expect(await storage.get('a-1.webp')).toBeUndefined();
  });

  test('may come as a stream, and one that breaks off leaves what was there', async () => {
    const storage = open();
    const piece = Buffer.alloc(100_000, 'a');
    await storage.put('b.zip', Readable.from(Array(30).fill(piece)), 'application/zip');
    const whole = await storage.get('b.zip');
    expect(whole?.length).toBe(3_000_000);
    expect(whole && (await text(whole.stream)).length).toBe(3_000_000);
    const broken = Readable.from(
      (async function* () {
        yield piece;
        throw new Error('broken off');
      })(),
    );
    await expect(storage.put('b.zip', broken, 'application/zip')).rejects.toThrow();
    const file = await storage.get('b.zip');
    expect(file && (await text(file.stream)).length).toBe(3_000_000);
  });

  test.each(['archives/a.zip', 'attachments/a.pdf'])('are kept apart as %s', async (key) => {
    const storage = open();
    await storage.put(key, Buffer.from('secret'), 'application/zip');
    expect(await storage.get(key.replace(/.*\//, ''))).toBeUndefined();
    const file = await storage.get(key);
    expect(file && (await text(file.stream))).toBe('secret');
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  test.each([
    '../secret',
    '/etc/passwd',
    '.hidden',
    'a/b',
    'archives/',
    'attachments/../a',
    'archives/../a',
    'archives/a/b',
    '',
    'a\u0000b',
    'a?b',
  ])('cannot be reached by the key %j', async (key) => {
    const storage = open();
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });
});

test('a folder that cannot be written is told apart from a missing file, and leaves nothing half-written', async () => {
  await writeFile(join(folder, 'file'), '');
  const storage = fileStorage(join(folder, 'file', 'uploads'));
  await expect(storage.put('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(StorageError);
  await expect(storage.get('a.webp')).rejects.toThrow(StorageError);
  const busy = join(folder, 'busy');
  await mkdir(join(busy, 'a.webp', 'in-the-way'), { recursive: true });
  await expect(fileStorage(busy).put('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(StorageError);
  expect(await readdir(busy)).toEqual(['a.webp']);
});

test('a bucket that is not there, a key that is not known and a server that is gone are failures, not missing files', async () => {
  const photo = Buffer.from('x');
  for (const storage of [
    s3Storage({ ...s3, endpoint, bucket: 'nowhere' }),
    s3Storage({ ...s3, endpoint, accessKeyId: 'STRANGER' }),
    s3Storage({ ...s3, endpoint: 'http://127.0.0.1:1' }),
  ]) {
    await expect(storage.put('a.webp', photo, 'image/webp')).rejects.toThrow(StorageError);
    await expect(storage.get('a.webp')).rejects.toThrow(StorageError);
  }
});

test('an object storage that is busy is asked again', async () => {
  let asked = 0;
  const busy = createServer((_, response) => response.writeHead(++asked < 3 ? 503 : 200).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  await s3Storage({ ...s3, endpoint: `http://127.0.0.1:${port}` }).put(
    'a.webp',
    Buffer.from('x'),
    'image/webp',
  );
  expect(asked).toBe(3);
  busy.close();
});

test('an object storage has 15 s to answer; a file may take longer', async () => {
  const fetched = Promise.withResolvers<void>();
  const slow = createServer(async (request, response) => {
    if (request.url === '/photos/silent.webp') return;
    response.writeHead(200).write('first half, ');
    await fetched.promise;
    response.end('second half');
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const storage = s3Storage({ ...s3, endpoint: `http://127.0.0.1:${port}` });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const file = await storage.get('a.webp');
    vi.advanceTimersByTime(60_000);
    fetched.resolve();
    expect(file && (await text(file.stream))).toBe('first half, second half');
    const silent = expect(storage.get('silent.webp')).rejects.toThrow(StorageError);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(15_000);
    await silent;
  } finally {
    vi.useRealTimers();
    slow.closeAllConnections();
    slow.close();
  }
});

test('requests are signed with the secret as AWS Signature Version 4 has it', async () => {
  let seen: IncomingMessage | undefined;
  const recorder = createServer((request, response) => {
    seen = request;
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const { port } = recorder.address() as AddressInfo;
  await s3Storage({ ...s3, endpoint: `http://127.0.0.1:${port}` }).put(
    'a.webp',
    Buffer.from('x'),
    'image/webp',
  );
  recorder.close();
  const header = (name: string) => String(seen?.headers[name] ?? '');
  const [, scope = '', names = '', signature] =
    /Credential=S3RVER\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(header('authorization')) ?? [];
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const canonical = [
    'PUT',
    '/photos/a.webp',
    '',
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, hash].join('\n');
  expect(scope).toMatch(/^\d{8}\/eu-central-1\/s3\/aws4_request$/);
  expect(signature).toBe(hmac(Buffer.from(key), toSign).toString('hex'));
});
