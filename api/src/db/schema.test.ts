import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from './client.ts';

const API = join(import.meta.dirname, '../..');

test('the migrations say the same as the tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-migrations-'));
  await cp(join(API, 'src/db/migrations'), folder, { recursive: true });
  const kit = join(API, '../node_modules/.bin/drizzle-kit');
  // The kit takes any path for a relative one.
  const out = relative(API, folder);
  const options = [
    'generate',
    '--dialect=postgresql',
    '--schema=src/db/{schema,matching,talk,together,equity,trial,calls,desk,administration}.ts',
    `--out=${out}`,
  ];
  const { stdout } = await promisify(execFile)(kit, options, { cwd: API });
  await rm(folder, { recursive: true });
  expect(stdout).toContain('No schema changes');
});

test('of the schemas before only the newest is kept', async () => {
  const kept = await readdir(join(API, 'src/db/migrations/meta'));
  const { entries } = JSON.parse(await readFile(join(API, 'src/db/migrations/meta/_journal.json'), 'utf8'));
  expect(kept.sort()).toEqual([`${entries.at(-1).tag.slice(0, 4)}_snapshot.json`, '_journal.json']);
});

test('every column with a list of values is checked for them', () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const [named, checked] = [new Set<string>(), new Set<string>()];
  for (const { name, columns, checks } of tables.map(getTableConfig)) {
    for (const column of columns) if (column.enumValues) named.add(`${name}_${column.name}_check`);
    for (const check of checks) checked.add(check.name);
  }
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !checked.has(name))).toEqual([]);
});
