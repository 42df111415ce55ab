import { Pool, type PoolClient } from 'pg';
import { type Database, surviveBreaks } from './client.ts';

/**
 * Lends a connection to the server that is none of the pool's, without the limits and the watch of requests; ending it gives its
 * locks back, whatever happened.
 */
export async function withOwnConnection<Result>(
  database: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { stream: _, ...options } = database.pool.options;
  const pool = new Pool({ ...options, max: 1, query_timeout: 0 });
  surviveBreaks(pool);
  try {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      return await work(client);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/**
 * Does what only one server on the database is to do at a time; `key` is any number that nothing else in it locks. `wait` is
 * called where another is at it, which is waited for. The embedded database has one server anyway.
 */
export async function oneServerAtATime<Result>(
  database: Database,
  { key, wait }: { key: number; wait: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  if (database.embedded) return work();
  return withOwnConnection(database, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key]);
    if (!rows[0].taken) {
      wait();
      await client.query('select pg_advisory_lock($1)', [key]);
    }
    return work();
  });
}
