import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@ampersand/contract/all';
import { DAY_MS } from '@ampersand/contract/time';
import { buildApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { openApiDocument } from '../api/src/features/docs/openapi.ts';
import { API_BASE } from '../api/src/http/route.ts';
import type { Email } from '../api/src/lib/mailer.ts';
import { createSecrets, newSecret } from '../api/src/lib/secrets.ts';
import { fileStorage } from '../api/src/lib/storage.ts';
import { openBrowser } from '../api/src/testing/browser.ts';
import { photoWithPlace } from '../api/src/testing/forms.ts';
import { hashEmbedder } from '../api/src/testing/hash-embedder.ts';
import { callsOf } from './fuzz/requests.ts';
import { callAll, hangUp, type Tally } from './fuzz/run.ts';
import { makeDatabase } from './own-database.ts';
import { report } from './report.ts';

// Calls every operation of the API document, logged in and with own ids, right in most places and hostile in some, and
// looks for answers of 500 and error lines. A failure is printed whole, with the seed that brings it about again.

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    /** One seed instead of a fixed and a fresh one. */
    seed: { type: 'string' },
    /** A PostgreSQL server to make a database in; without it the embedded one is used. */
    database: { type: 'string' },
  },
});
const FIXED_SEED = 20_260_101;
const seeds = options.seed ? [Number(options.seed)] : [FIXED_SEED, randomInt(2 ** 31)];
const CALLS = Number(options.calls);
const ERROR_LEVEL = 50;

const emails: Email[] = [];
const errorLines: string[] = [];
/** How many of them were taken. */
let taken = 0;
let daysBack = 0;

const folder = await mkdtemp(join(tmpdir(), 'ampersand-bench-fuzz-'));
const own = await makeDatabase('fuzz', { url: options.database, folder });
const database = await own.open();
const config = readConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const { app, deps } = await buildApp({
  config,
  database,
  embedder: hashEmbedder(),
  storage: fileStorage(join(folder, 'uploads')),
  secrets: createSecrets(newSecret()),
  mailer: {
    deliver: async (_, email) => {
      emails.push(email);
      return 'memory';
    },
    close: () => {},
  },
  now: () => new Date(Date.now() - daysBack * DAY_MS),
  logTo: { write: (line) => void (JSON.parse(line).level >= ERROR_LEVEL && errorLines.push(line)) },
});
try {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const run = {
    port,
    emails,
    takeErrors: () => {
      const from = taken;
      taken = errorLines.length;
      return errorLines.slice(from);
    },
    ground: {
      deps,
      browser: () => openBrowser(app, config.publicUrl.host),
      turnBack: (days: number) => {
        daysBack = days;
      },
    },
  };
  const document = openApiDocument(endpoints, API_BASE, 'session');
  const { operations, calls } = callsOf(document, await photoWithPlace(40, 40));
  const tally: Tally = {
    calls: 0,
    pastAccess: 0,
    failures: 0,
    unavailable: 0,
    successes: new Map(),
    refusals: new Map(),
  };
  const from = performance.now();
  for (const seed of seeds) {
    console.log(`seed ${seed}`);
    await callAll(run, seed, { calls, count: Math.ceil(CALLS / seeds.length), tally });
  }
  const seconds = (performance.now() - from) / 1000;
  const succeeded = tally.successes.values().reduce((sum, times) => sum + times, 0);
  const never = operations.filter((operation) => !tally.successes.has(operation));
  for (const operation of never)
    console.log(`never succeeded: ${operation}, last said: ${tally.refusals.get(operation) ?? 'nothing'}`);
  await report(
    options.database ? 'fuzz-server' : 'fuzz',
    { database: options.database ? 'PostgreSQL' : 'embedded', seeds: seeds.join(', ') },
    {
      'calls a second': tally.calls / seconds,
      'share that succeeded': succeeded / tally.calls,
      'operations of the document': operations.length,
    },
    [
      { name: 'calls', value: tally.calls, least: CALLS },
      { name: 'answers of 500', value: tally.failures, most: 0 },
      { name: 'answers of 503', value: tally.unavailable, most: 0 },
      { name: 'error lines', value: errorLines.length, most: 0 },
      { name: 'share of calls that got past access', value: tally.pastAccess / tally.calls, least: 0.85 },
      // None is out of reach: those that need several things to go right can be kept away by chance.
      { name: 'operations that never succeeded', value: never.length, most: 6 },
    ],
  );
} finally {
  hangUp();
  await app.close();
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
}
