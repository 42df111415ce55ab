import { readFile } from 'node:fs/promises';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from './client.ts';
import { doesNotServe } from './open.ts';

test('a database that does not serve is told with its own reason, not with the statement that failed', () => {
  const denied = new Error('permission denied to create extension "vector"');
  const { message } = doesNotServe(
    new Error('Failed query: CREATE EXTENSION IF NOT EXISTS vector', { cause: denied }),
  );
  expect(message).toBe(
    'DATABASE_URL: the database does not serve (permission denied to create extension "vector"). Let a superuser run `create extension vector` in this database once, then start again',
  );
});

test('whoever opened the embedded database hears that it has stopped', async () => {
  const dump = new Blob([new Uint8Array(await readFile(inject('databaseDump')))]);
  const onBreak = vi.fn();
  const database = await openDatabase({ dump, onBreak });
  const client = await database.pool.connect();
  const stopped = new Error('Received unexpected rowDescription message from backend');
  client.emit('error', stopped);
  expect(onBreak).toHaveBeenCalledWith(stopped);
  client.release();
  await database.close();
});
