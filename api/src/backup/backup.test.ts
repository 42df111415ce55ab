import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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
import { killServers, startServer } from '../testing/server-process.ts';

/** Databases on a disk, and commands as processes of their own. */
vi.setConfig({ testTimeout: 180_000 });

const server = process.env.TEST_DATABASE_URL;
const EMBEDDED = 'the embedded database';

describe.each([EMBEDDED, ...(server ? ['a PostgreSQL server'] : [])])('on %s', (kind) => {
  let root: string;
  let drop: () => Promise<void> = async () => {};
  const names = ['first', 'second'] as const;
  const places = { first: {}, second: {} };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ampersand-backup-'));
    for (const name of names) places[name] = { DATA_DIR: join(root, name) };
    if (!server || kind === EMBEDDED) return;
    const admin = new Pool({ connectionString: server, max: 1 });
    const databases = names.map((name) => ({ name, database: `ampersand_${name}_${process.pid}` }));
    for (const { name, database } of databases) {
      await admin.query(`create database ${database}`);
      const url = new URL(server);
      url.pathname = `/${database}`;
      places[name] = { ...places[name], DATABASE_URL: url.href };
    }
    drop = async () => {
      for (const { database } of databases) await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    };
  });

  afterEach(killServers);
  afterAll(async () => {
    await drop();
    await rm(root, { recursive: true, force: true });
  });

  /** A server at one of the two places, in this process. */
  async function serve(place: (typeof names)[number]) {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      DEMO: '0',
      PORT: '80',
      PUBLIC_URL: 'http://localhost:3000',
      ...places[place],
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

  /** Runs a command to its end. @returns the exit code and what it said. */
  async function run(
    command: 'backup' | 'restore',
    place: (typeof names)[number],
    folder = join(root, 'kept'),
  ) {
    const child = startServer(places[place], [join(import.meta.dirname, `${command}-command.ts`), folder]);
    const code = await child.ended;
    return { code, said: child.output() };
  }

  test('a community is backed up and brought back to an empty place, where its members log in and find everything', async () => {
    const before = await serve('first');
    const { founder, applicant, id } = await makeConnection(before);
    const form = asForm({}, asFile(await photoWithPlace(300, 300)));
    const params = { userId: founder.id };
    const { profileUrl } = (await founder.browser.call(uploadPhoto, { params, form })).reply.data;
    await write(applicant, id, 'See you on Monday');
    if (kind === EMBEDDED) {
      const refused = await run('backup', 'first');
      expect(refused).toMatchObject({ code: 2, said: expect.stringMatching(/^Stop the server first/) });
    }
    await before.stop();
    expect(await run('backup', 'first', '/proc/kept')).toMatchObject({
      code: 2,
      said: expect.stringContaining('/proc/kept cannot be written'),
    });
    expect(await run('backup', 'first')).toMatchObject({
      code: 0,
      said: expect.stringContaining('The secret is in it'),
    });
    expect((await readdir(root)).sort()).toEqual(['first', 'kept']);
    expect(await run('restore', 'first')).toMatchObject({
      code: 2,
      said: expect.stringContaining('A restore overwrites nothing'),
    });

    expect(await run('restore', 'second')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Start the server'),
    });
    const [again, after] = [await serve('first'), await serve('second')];
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
