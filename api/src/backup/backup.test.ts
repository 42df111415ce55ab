import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@ampersand/contract/auth';
import { uploadPhoto } from '@ampersand/contract/profile';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { openMigrated } from '../db/open.ts';
import { openSecrets } from '../lib/app-secret.ts';
import { createMailer } from '../lib/mailer.ts';
import { findInstallation } from '../lib/own-bucket.ts';
import { createStorage } from '../lib/storage.ts';
import { openBrowser } from '../testing/browser.ts';
import { PASSWORD } from '../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../testing/forms.ts';
import { hashEmbedder } from '../testing/hash-embedder.ts';
import { makeConnection } from '../testing/invitations.ts';
import { read, write } from '../testing/messages.ts';
import { freePort, killServers, startServer } from '../testing/server-process.ts';
import { backUp } from './backup.ts';
import { namesIn } from './kept.ts';
import { restore } from './restore.ts';

/** Databases on a disk, and commands as processes of their own. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const server = process.env.TEST_DATABASE_URL;
const EMBEDDED = 'the embedded database';

describe.each([EMBEDDED, ...(server ? ['a PostgreSQL server'] : [])])('on %s', (kind) => {
  let root: string;
  let admin: Pool | undefined;
  const databases: string[] = [];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ampersand-backup-'));
    if (kind !== EMBEDDED) admin = new Pool({ connectionString: server, max: 1 });
  });
  afterEach(killServers);
  afterAll(async () => {
    for (const name of databases) await admin?.query(`drop database ${name} with (force)`);
    await admin?.end();
    await rm(root, { recursive: true, force: true });
  });

  type Place = { DATA_DIR: string; DATABASE_URL?: string };

  /** Where nothing is yet. */
  async function newPlace(name: string): Promise<Place> {
    const place = { DATA_DIR: join(root, name) };
    if (!admin || !server) return place;
    const database = `ampersand_${name}_${process.pid}`;
    await admin.query(`create database ${database}`);
    databases.push(database);
    const url = new URL(server);
    url.pathname = `/${database}`;
    return { ...place, DATABASE_URL: url.href };
  }

  /** A server at a place, in this process. */
  async function serve(place: Place) {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      DEMO: '0',
      PORT: '80',
      PUBLIC_URL: 'http://localhost:3000',
      ...place,
    });
    await mkdir(config.dataDir, { recursive: true });
    const database = await openMigrated(config);
    const rows = await allRows(database);
    const { app, deps } = await buildApp({
      config,
      database,
      embedder: hashEmbedder(),
      storage: createStorage(config.storage),
      mailer: createMailer(config),
      secrets: await openSecrets(config, database.db),
      cron: false,
    });
    await app.ready();
    const stop = async () => {
      await app.close();
      await database.close();
    };
    return { app, deps, rows, stop, browser: () => openBrowser(app, config.publicUrl.host) };
  }

  /** A command as a process of its own. */
  const start = (command: 'backup' | 'restore', place: Place, folder: string, env = {}) =>
    startServer({ ...place, ...env }, [join(import.meta.dirname, `${command}-command.ts`), folder]);

  /** Runs a command to its end. @returns the exit code and what it said. */
  async function run(command: 'backup' | 'restore', place: Place, folder = join(root, 'kept')) {
    const child = start(command, place, folder);
    const code = await child.ended;
    return { code, said: child.output() };
  }

  /** A backup of a place without members; `change` is what happens to its database before. */
  async function backUpNew(name: string, change = 'select 1') {
    const place = await newPlace(name);
    await mkdir(place.DATA_DIR);
    const config = readConfig({ ...place });
    const database = await openMigrated(config);
    await database.pool.query(change);
    await database.close();
    await mkdir(join(place.DATA_DIR, 'archives'));
    await writeFile(join(place.DATA_DIR, 'archives/one.zip'), 'all that one member wrote');
    const folder = join(root, `backup-of-${name}`);
    await backUp(config, folder);
    return folder;
  }

  test('a community is backed up and brought back to an empty place, where its members log in and find everything', async () => {
    const [first, second] = [await newPlace('first'), await newPlace('second')];
    const before = await serve(first);
    const { founder, applicant, id } = await makeConnection(before);
    const form = asForm({}, asFile(await photoWithPlace(300, 300)));
    const params = { userId: founder.id };
    const { profileUrl } = (await founder.browser.call(uploadPhoto, { params, form })).reply.data;
    await write(applicant, id, 'See you on Monday');
    if (kind === EMBEDDED) {
      const refused = await run('backup', first);
      expect(refused).toMatchObject({ code: 2, said: expect.stringMatching(/^Stop the server first/) });
    }
    await before.stop();
    expect(await run('backup', first, '/proc/kept')).toMatchObject({
      code: 2,
      said: expect.stringContaining('/proc/kept cannot be written'),
    });
    expect(await run('backup', first)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The secret is in it'),
    });
    expect((await readdir(root)).sort()).toEqual(['first', 'kept']);
    expect(await run('restore', first)).toMatchObject({
      code: 2,
      said: expect.stringContaining('A restore overwrites nothing'),
    });

    expect(await run('restore', second)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Start the server'),
    });
    const [again, after] = [await serve(first), await serve(second)];
    expect(after.rows).toEqual(again.rows);
    const [one, copy] = [await findInstallation(again.deps.db), await findInstallation(after.deps.db)];
    expect([one.isCopy, copy.isCopy, copy.id === one.id]).toEqual([false, true, false]);
    await again.stop();
    const browser = after.browser();
    const { email } = founder;
    expect((await browser.call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
    expect((await read({ ...founder, browser }, id)).reply.data.at(-1)?.text).toBe('See you on Monday');
    const photo = await after.app.inject({
      url: profileUrl,
      cookies: Object.fromEntries(browser.cookies),
    });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    await after.stop();
  });

  /** Starts a restore and kills it in the middle: the embedded one between two files, a server's once all rows are there. */
  async function killRestore(place: Place, folder: string) {
    const held = join(root, 'held');
    if (!place.DATABASE_URL) {
      const copy = join(root, 'held-backup');
      await cp(folder, copy, { recursive: true });
      // As in a backup of an older release, or it would be read before.
      await rm(join(copy, 'sha256sums'));
      execFileSync('mkfifo', [join(copy, 'archives/two.zip')]);
      const child = start('restore', place, copy);
      await expect.poll(() => namesIn(place.DATA_DIR), { timeout: 60_000 }).toContain('archives');
      child.child.kill('SIGKILL');
      return child.ended;
    }
    const programs = join(root, 'programs');
    await mkdir(programs);
    const holding = `#!/bin/sh
PATH=\${PATH#*:} pg_restore "$@" || exit
[ "$1" = --version ] && exit
touch '${held}'
while kill -0 $PPID; do sleep 0.1; done`;
    await writeFile(join(programs, 'pg_restore'), holding, { mode: 0o755 });
    const child = start('restore', place, folder, { PATH: `${programs}:${process.env.PATH}` });
    await expect.poll(() => namesIn(root), { timeout: 60_000 }).toContain('held');
    child.child.kill('SIGKILL');
    return child.ended;
  }

  test('nothing is started on a restore that was killed, on this machine or another; what it has brought is removed first', async () => {
    const folder = await backUpNew('whole');
    const place = await newPlace('killed');
    expect(await killRestore(place, folder)).toBe('SIGKILL');
    const unfinished = `DATA_DIR: a restore into ${place.DATA_DIR} has not come to its end`;
    const server = startServer({ ...place, PORT: await freePort() });
    expect([await server.ended, server.output()]).toEqual([2, expect.stringContaining(unfinished)]);
    const config = readConfig({ ...place });
    await expect(restore(config, folder)).rejects.toThrow(unfinished);
    await expect(backUp(config, join(root, 'half'))).rejects.toThrow(unfinished);
    await rm(place.DATA_DIR, { recursive: true });
    if (place.DATABASE_URL) {
      const inDatabase = 'DATABASE_URL: a restore into this database has not come to its end';
      await expect(openMigrated(config)).rejects.toThrow(inDatabase);
      await expect(backUp(config, join(root, 'half'))).rejects.toThrow(inDatabase);
    }
    const free = place.DATABASE_URL ? await newPlace('free') : place;
    await restore(readConfig({ ...free }), folder);
    await (await serve(free)).stop();
  });

  test('a restore whose migrations fail leaves no files, and nothing that a server starts on', async () => {
    const folder = await backUpNew('behind', 'delete from drizzle.__drizzle_migrations');
    const place = await newPlace('failed');
    const config = readConfig({ ...place });
    await expect(restore(config, folder)).rejects.toThrow('the migration 0000_foundation has failed');
    expect(await readdir(place.DATA_DIR)).toEqual([]);
    if (place.DATABASE_URL)
      await expect(openMigrated(config)).rejects.toThrow('DATABASE_URL: a restore into this database');
  });

  test('a damaged backup is not restored; of one without sums it is said that nobody can tell', async () => {
    const folder = await backUpNew('sound');
    const place = await newPlace('again');
    const config = readConfig({ ...place });
    await rename(join(folder, 'archives/one.zip'), join(folder, 'archives/two.zip'));
    await expect(restore(config, folder)).rejects.toThrow(
      'is damaged, so nothing is restored: archives/one.zip, archives/two.zip',
    );
    expect(await readdir(place.DATA_DIR)).toEqual([]);
    await rm(join(folder, 'sha256sums'));
    expect(await restore(config, folder)).toContainEqual(expect.stringContaining('could not be checked'));
  });
});

/** How many rows each table has, and a hash of all of them; but for the one by which a copy is known. */
async function allRows({ pool }: Database): Promise<Record<string, string>> {
  const tables = await pool.query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'installations'",
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows: found } = await pool.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as rows from "${name}" each`,
    );
    rows[name] = found[0].rows;
  }
  return rows;
}
