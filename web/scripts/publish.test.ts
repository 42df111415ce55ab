import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ampersand-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(text: string): Promise<string> {
  for (const part of ['client', 'server']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'client', 'index.html'), text);
  return publish(folder);
}

test('the current build is the last one, and a server that started with another one still finds its files', async () => {
  await build('first');
  const started = await realpath(join(folder, 'current'));
  const second = await build('second');
  expect(await readFile(join(folder, 'current/client/index.html'), 'utf8')).toBe('second');
  expect(await realpath(join(folder, 'current'))).toBe(await realpath(second));
  expect(await readFile(join(started, 'client/index.html'), 'utf8')).toBe('first');
});

test('ten builds are kept, the current one among them', async () => {
  for (let round = 1; round <= 12; round++) await build(`build ${round}`);
  const names = await readdir(folder);
  expect(names.filter((name) => name.startsWith('build-'))).toHaveLength(10);
  expect(await readFile(join(folder, 'current/client/index.html'), 'utf8')).toBe('build 12');
});
