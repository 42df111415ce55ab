import { join } from 'node:path';
import { Pool } from 'pg';
import { type Database, openDatabase } from '../api/src/db/client.ts';
import { migrate } from '../api/src/db/migrate.ts';

/** A database that a benchmark has to itself. */
export interface OwnDatabase {
  /** What a server with this data folder has to be told to use it. */
  readonly env: Record<string, string>;
  /** Opens it, with all its tables. The embedded one has to be closed before a server uses it. */
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** Makes one on the PostgreSQL server at `url`; without one the embedded one, in the data folder of a server, which goes with it. */
export async function makeDatabase(
  purpose: string,
  { url, folder }: { url: string | undefined; folder: string },
): Promise<OwnDatabase> {
  const open = async (options: Parameters<typeof openDatabase>[0]) => {
    const database = await openDatabase(options);
    await migrate(database);
    return database;
  };
  if (!url) return { env: {}, open: () => open({ folder: join(folder, 'db') }), drop: async () => {} };
  const admin = new Pool({ connectionString: url, max: 1 });
  const name = `ampersand_${purpose}_${process.pid}`;
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { env: { DATABASE_URL: own.href }, open: () => open({ url: own.href }), drop };
}
