import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { vector } from '@electric-sql/pglite-pgvector';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as administration from './administration.ts';
import * as calls from './calls.ts';
import * as desk from './desk.ts';
import * as equity from './equity.ts';
import { lockFolder } from './lock.ts';
import * as matching from './matching.ts';
import { prepareOften } from './prepare.ts';
import * as relations from './relations.ts';
import * as tables from './schema.ts';
import * as talk from './talk.ts';
import * as together from './together.ts';
import * as trial from './trial.ts';
import { watchServer } from './watch.ts';

export const schema = {
  ...tables,
  ...matching,
  ...talk,
  ...together,
  ...equity,
  ...desk,
  ...trial,
  ...calls,
  ...administration,
  ...relations,
};

/** The database, or a transaction on it: every query takes one as its first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** Candidates that an index scan may look at: as many as are found for a list, and the most that pgvector allows. */
const EF_SEARCH = 1_000;
/** Where a condition leaves fewer, the scan goes on, nearest first. */
const SCAN = 'strict_order';
const CONNECT_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For an answer that is lost while the server goes on talking to others. */
const QUERY_TIMEOUT_MS = 20_000;
/** For a transaction whose process has stopped in the middle: its locks would keep others waiting. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECTIONS = 20;

/**
 * Opens the PostgreSQL at `url` with at most `connections` for queries, or without one the embedded PostgreSQL in `folder`.
 * `dump`: a dump of an embedded data folder to start from, in memory (tests). `onBreak` hears that the embedded one has stopped
 * for good, as on a full disk; without it the process ends with the error.
 * @throws when another process holds the folder, or the folder cannot be written.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  connections?: number;
  folder?: string;
  dump?: Blob;
  onBreak?: (error: Error) => void;
}): Promise<Database> {
  return options.url ? openServer(options.url, options.connections) : openEmbedded(options);
}

function openServer(url: string, connections = CONNECTIONS): Database {
  const server = { connectionString: url, application_name: 'ampersand' };
  const watch = watchServer(server);
  const pool = new Pool({
    ...server,
    stream: watch.stream,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // What is asked looks at dozens of pages, and would be compiled for longer than it runs.
    options: `-c hnsw.ef_search=${EF_SEARCH} -c hnsw.iterative_scan=${SCAN} -c jit=off`,
  });
  surviveBreaks(pool);
  prepareOften(pool);
  const close = async () => {
    await pool.end();
    await watch.close();
  };
  return { db: drizzle(pool, { schema }), pool, embedded: false, close };
}

/**
 * Keeps a connection that breaks from ending the process: while idle, and while a transaction holds it between two queries.
 * Whoever uses it next gets the error.
 */
export function surviveBreaks(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

async function openEmbedded(options: {
  folder?: string;
  dump?: Blob;
  onBreak?: (error: Error) => void;
}): Promise<Database> {
  const { folder, dump, onBreak } = options;
  const unlock = folder ? await lockFolder(folder) : undefined;
  try {
    const pglite = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
      extensions: { vector },
    });
    await pglite.exec(`set hnsw.ef_search = ${EF_SEARCH}; set hnsw.iterative_scan = ${SCAN}`);
    const pool = new Pool(embeddedConfig(pglite));
    prepareOften(pool);
    if (onBreak) {
      pool.on('error', onBreak);
      pool.on('connect', (client) => client.on('error', onBreak));
    }
    const close = async () => {
      await pool.end();
      await pglite.close();
      await unlock?.();
    };
    return { db: drizzle(pool, { schema }), pool, embedded: true, close };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

/** The adapter takes a query's `types` for a list of type ids; Drizzle's are its parsers, which only `pg` itself reads. */
export function embeddedConfig(pglite: PGlite) {
  // The adapter's one connection must not be ended while it is idle: a query at that moment would fail.
  const config = Object.assign(createPgConfig(pglite), { idleTimeoutMillis: 0 });
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query) => parse({ ...query, types: undefined });
  return config;
}
