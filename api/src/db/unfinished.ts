import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Stands in `DATA_DIR` from before the first thing that a restore writes until all is there. */
const FILE = 'restore-unfinished';
/** Says in the database, to servers on other machines, that a restore is unfinished: a schema, as a backup brings none of that name. */
const SCHEMA = 'restore_unfinished';

/** A restore has not come to its end; the message says what to do. */
export class UnfinishedRestoreError extends Error {}

/** @returns what removes the mark again. @throws where there is one already. */
export async function markFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, FILE);
  await writeFile(path, '', { flag: 'wx' });
  return () => rm(path);
}

/** @throws {UnfinishedRestoreError} where a restore into this folder goes on or was broken off. */
export async function checkFolder(dataDir: string): Promise<void> {
  const path = join(dataDir, FILE);
  const isMarked = await access(path).then(
    () => true,
    () => false,
  );
  if (isMarked)
    throw new UnfinishedRestoreError(
      `DATA_DIR: a restore into ${dataDir} has not come to its end. If none is running, remove what it has brought there (db, db.part, uploads, attachments, archives, app-secret), with DATABASE_URL drop that database too, then remove ${path} and restore anew`,
    );
}

export async function markServer(pool: Pool): Promise<void> {
  await pool.query(`create schema if not exists ${SCHEMA}`);
}

export async function unmarkServer(pool: Pool): Promise<void> {
  await pool.query(`drop schema ${SCHEMA}`);
}

/** @throws {UnfinishedRestoreError} where a restore into this database goes on or was broken off. */
export async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select to_regnamespace($1) is not null as "isMarked"', [SCHEMA]);
  if (rows[0].isMarked)
    throw new UnfinishedRestoreError(
      'DATABASE_URL: a restore into this database has not come to its end. If none is running, drop the database and restore anew into an empty one',
    );
}
