import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const API = join(import.meta.dirname, '../..');

test('the migrations say the same as the tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-migrations-'));
  await cp(join(API, 'src/db/migrations'), folder, { recursive: true });
  const kit = join(API, '../node_modules/.bin/drizzle-kit');
  // The kit takes any path for a relative one.
  const out = relative(API, folder);
  const options = ['generate', '--dialect=postgresql', '--schema=src/db/schema.ts', `--out=${out}`];
  const { stdout } = await promisify(execFile)(kit, options, { cwd: API });
  await rm(folder, { recursive: true });
  expect(stdout).toContain('No schema changes');
});
