import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { embeddedConfig, schema } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { createSecrets } from '../lib/secrets.ts';
import { fileStorage } from '../lib/storage.ts';
import { hashEmbedder } from './hash-embedder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated, empty embedded database. */
    databaseDump: string;
  }
}

/** Migrates an embedded database once; every test file starts from its dump. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pglite = await PGlite.create({ extensions: { vector } });
  const pool = new Pool(embeddedConfig(pglite));
  const database = { db: drizzle(pool, { schema }), pool, embedded: true, close: async () => {} };
  await migrate(database);
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-test-'));
  // A server makes the queues: with their tables they take a second.
  const { app } = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
    database,
    embedder: hashEmbedder(),
    storage: fileStorage(folder),
    mailer: { deliver: async () => '', close: () => {} },
    secrets: createSecrets('the secret of the server that makes queues'),
    cron: false,
  });
  await app.close();
  // What the clock has noted is of this moment.
  await pool.query('delete from jobs.schedule');
  // Half of the files, and nobody makes databases of them.
  await pool.query("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`);
  // What is not written yet would be written by each who opens the dump.
  await pool.query('checkpoint');
  const path = join(folder, 'database.tar');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pool.end();
  await pglite.close();
  project.provide('databaseDump', path);
  return () => rm(folder, { recursive: true, force: true });
}
