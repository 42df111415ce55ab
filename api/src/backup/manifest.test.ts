import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkManifest, writeManifest } from './manifest.ts';

let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ampersand-manifest-'));
  await mkdir(at('db/base/5'), { recursive: true });
  for (const path of ['db/PG_VERSION', 'db/base/5/1249', 'app-secret']) await writeFile(at(path), path);
  await writeManifest(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test('a backup as it was written is whole; its sums stand there as sha256sum reads them', async () => {
  expect(await checkManifest(folder)).toBe(true);
  const [line] = (await readFile(at('sha256sums'), 'utf8')).split('\n');
  expect(line).toBe('6c904c5190e8b45c2f0af062eefdb2f5b41ce3809b0e6b5bc50aafdd60b290d8  app-secret');
});

test.each([
  ['a file is missing', 'db/base/5/1249', () => rm(at('db/base/5/1249'))],
  ['a file has other bytes', 'db/PG_VERSION', () => writeFile(at('db/PG_VERSION'), 'db/PG_VERSIOM')],
  ['a file is there too many', 'db/base/5/2', () => writeFile(at('db/base/5/2'), '')],
  [
    'the sums end early',
    'db/ba, db/base/5/1249',
    async () => writeFile(at('sha256sums'), (await readFile(at('sha256sums'), 'utf8')).slice(0, -10)),
  ],
])('a backup is damaged when %s', async (_, path, damage) => {
  await damage();
  await expect(checkManifest(folder)).rejects.toThrow(`is damaged, so nothing is restored: ${path}`);
});

test('a backup of an older release has no sums', async () => {
  await rm(at('sha256sums'));
  await appendFile(at('db/PG_VERSION'), 'more');
  expect(await checkManifest(folder)).toBe(false);
});
