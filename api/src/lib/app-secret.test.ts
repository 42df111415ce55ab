import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { appSecrets } from '../db/schema.ts';
import { useTestApp } from '../testing/test-app.ts';
import { openSecrets } from './app-secret.ts';
import { createSecrets, newSecret } from './secrets.ts';

const t = useTestApp();
const A = newSecret();
const B = newSecret();
const SHARED = { DATABASE_URL: 'postgres://db/ampersand' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ampersand-secret-'));
  await t.deps.db.delete(appSecrets);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const openWith = (env: Record<string, string>, data = folder) =>
  openSecrets(readConfig({ DATA_DIR: data, ...env }), t.deps.db);
const noted = async () => (await t.deps.db.select().from(appSecrets)).map(({ keyId }) => keyId);
const keyIdOf = (secret: string) => createSecrets(secret).keyId;

test('where none is set, a secret is made once and kept in the data folder for its owner alone', async () => {
  const made = await openWith({});
  const file = join(folder, 'app-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(keyIdOf((await readFile(file, 'utf8')).trim())).toBe(made.keyId);
  expect(await readdir(folder)).toEqual(['app-secret']);
  expect((await openWith({})).keyId).toBe(made.keyId);
  expect(await noted()).toEqual([made.keyId]);
});

test('of several first starts on one folder all take the same secret', async () => {
  const opened = await Promise.all(Array.from({ length: 5 }, () => openWith({})));
  expect(new Set(opened.map(({ keyId }) => keyId)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['app-secret']);
});

test('a secret that is set is written nowhere', async () => {
  expect((await openWith({ APP_SECRET: A })).keyId).toBe(keyIdOf(A));
  expect(await readdir(folder)).toEqual([]);
  expect(await noted()).toEqual([keyIdOf(A)]);
});

test('a second server that made a secret of its own is refused, and leaves none behind', async () => {
  await openWith(SHARED);
  const other = join(folder, 'other');
  await mkdir(other);
  const refusal = await openWith(SHARED, other).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(String(refusal)).toContain(
    'APP_SECRET: this database is encrypted under another secret than a new one would be. Servers on one database need the same: set APP_SECRET to that of the others',
  );
  expect(await readdir(other)).toEqual([]);
  const shared = (await readFile(join(folder, 'app-secret'), 'utf8')).trim();
  expect((await openWith({ ...SHARED, APP_SECRET: shared }, other)).keyId).toBe(keyIdOf(shared));
});

test('of servers that start at once with different secrets one is let in', async () => {
  const results = await Promise.allSettled(
    [A, B].map((secret) => openWith({ ...SHARED, APP_SECRET: secret })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await noted()).toHaveLength(1);
});

test('another secret is refused until the one in use is named as the former one; from then on the former one is refused', async () => {
  await openWith({ APP_SECRET: A });
  await expect(openWith({ APP_SECRET: B })).rejects.toThrow(
    'encrypted under another secret than the one given. Bring',
  );
  expect(await noted()).toEqual([keyIdOf(A)]);
  const rotated = await openWith({ APP_SECRET: B, APP_SECRET_FORMER: A });
  expect(rotated.open(createSecrets(A).seal('text', 'a'), 'a')).toBe('text');
  expect(await noted()).toEqual([keyIdOf(B)]);
  await expect(openWith({ APP_SECRET: A })).rejects.toThrow(ConfigError);
  expect((await openWith({ APP_SECRET: B })).keyId).toBe(keyIdOf(B));
});

test('a secret that is set takes the place of the one kept before', async () => {
  const kept = await openWith({});
  const set = await openWith({ APP_SECRET: A });
  expect(set.knows(kept.keyId)).toBe(true);
  expect(await noted()).toEqual([keyIdOf(A)]);
});

test('a kept secret that is lost, broken or unreadable is named, with what to do', async () => {
  await openWith({});
  const file = join(folder, 'app-secret');
  await rm(file);
  await expect(openWith({})).rejects.toThrow(`Bring ${file} back from a backup, or set APP_SECRET`);
  await writeFile(file, 'half');
  await expect(openWith({})).rejects.toThrow(
    `DATA_DIR: ${file} has to hold a secret of at least 32 characters`,
  );
  await rm(file);
  await mkdir(file);
  await expect(openWith({})).rejects.toThrow(`DATA_DIR: ${file} cannot be read (EISDIR)`);
});
