import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killServers } from '../api/src/testing/server-process.ts';
import { ensurePackages, ensureWeb } from '../scripts/prepare.mjs';
import { measure } from './messages/measure.ts';
import { makeDatabase } from './own-database.ts';
import { type Gate, report } from './report.ts';
import { percentile } from './statistics.ts';

// Measures the way of a message from its sender to the open windows of the other, and what an open window costs the server, beside
// the floor in the same run: a bare insert and a bare event stream. The load comes from this process, the servers run in theirs.

const { values: options } = parseArgs({
  options: {
    /** A PostgreSQL server to make a database in; without it the embedded one is measured. */
    database: { type: 'string' },
    /** With one of these it is a look: nothing is judged or written. */
    streams: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const usual = options.database ? { streams: 1000, rate: 100 } : { streams: 200, rate: 20 };
const isLook = [options.streams, options.rate, options.seconds].some((given) => given !== undefined);
const streams = Number(options.streams ?? usual.streams);
const rate = Number(options.rate ?? usual.rate);
const seconds = Number(options.seconds ?? 60);

await ensurePackages();
await ensureWeb();
const folder = await mkdtemp(join(tmpdir(), 'ampersand-messages-'));
const database = await makeDatabase('messages', { url: options.database, folder });
try {
  const { figures, gates } = judged(await measure({ streams, rate, seconds, folder, database }));
  if (isLook) {
    for (const [name, value] of Object.entries(figures))
      console.log(`${name.padEnd(52)} ${value.toFixed(1)}`);
    console.log('A look: nothing is judged or written.');
  } else {
    const name = `messages-${options.database ? 'postgres' : 'embedded'}`;
    const note =
      'The machine is shared with other work, and servers, database and load run on it together; product and floor take turns of five seconds.';
    await report(name, { streams, rate, seconds, note }, figures, gates);
  }
} finally {
  await killServers();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}

function judged({ ours, bare, opening }: Awaited<ReturnType<typeof measure>>) {
  const p95 = percentile(ours.times, 0.95);
  const figures = {
    'messages sent': ours.sent,
    'events seen': ours.times.length,
    ...latencies('send to the other’s stream', ours.times),
    ...latencies('floor', bare.times),
    'memory of a stream, kB': ours.weight.heap,
    'memory of a stream with what is kept for later, kB': ours.weight.resident,
    'memory of a stream of the floor, kB': bare.weight.heap,
    'call of a conversation of 50, median ms': opening.call.few,
    'call of a conversation of 10,000, median ms': opening.call.many,
    'page of a conversation of 50, median ms': opening.page.few,
    'page of a conversation of 10,000, median ms': opening.page.many,
  };
  const gates: Gate[] = [
    {
      name: 'send to the other’s stream, p95 over the floor’s',
      value: p95 / percentile(bare.times, 0.95),
      most: 3,
    },
    { name: 'send to the other’s stream, p95 ms', value: p95, most: 150 },
    { name: 'memory of a stream, kB', value: ours.weight.heap, most: 60 },
    { name: 'messages lost', value: ours.lost, most: 0 },
    { name: 'messages refused', value: ours.refused, most: 0 },
    {
      name: 'call of a conversation of 10,000 over one of 50',
      value: opening.call.many / opening.call.few,
      most: 2,
    },
    {
      name: 'page of a conversation of 10,000 over one of 50',
      value: opening.page.many / opening.page.few,
      most: 2,
    },
  ];
  return { figures, gates };
}

function latencies(name: string, times: readonly number[]): Record<string, number> {
  const of = (p: number) => percentile(times, p);
  return { [`${name}, p50 ms`]: of(0.5), [`${name}, p95 ms`]: of(0.95), [`${name}, p99 ms`]: of(0.99) };
}
