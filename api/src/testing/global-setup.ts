import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedConfig, schema } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { createBus } from '../lib/bus.ts';
import { startJobs } from '../lib/jobs.ts';

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
  // The queues' own tables too: they take half a second to make.
  const { log } = Fastify();
  await (await startJobs({ database, bus: await createBus(database, log), log })).stop();
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-test-'));
  const path = join(folder, 'database.tar');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pool.end();
  await pglite.close();
  project.provide('databaseDump', path);
  return () => rm(folder, { recursive: true, force: true });
}
