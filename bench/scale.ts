import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killServers } from '../api/src/testing/server-process.ts';
import { ensureModel, ensurePackages, ensureWeb } from '../scripts/prepare.mjs';
import { makeDatabase } from './own-database.ts';
import { type Gate, report } from './report.ts';
import { fill, READ_PEOPLE } from './scale/fill.ts';
import { measure } from './scale/measure.ts';

// Measures lists as a community grows: how fast they come beside the bare query of the index, and what of the list that judging
// everybody would make they hold. People, load, database and server share the machine.

const { values: options } = parseArgs({
  options: {
    /** A PostgreSQL server with pgvector to make databases in; without it the embedded one is measured. */
    database: { type: 'string' },
    /** People a side, comma separated. */
    people: { type: 'string' },
    /** What else the machine did, for the record. */
    note: { type: 'string' },
  },
});
const sizes = (options.people ?? (options.database ? '1000,10000,100000' : '2000')).split(',').map(Number);

await ensurePackages();
await ensureModel();
await ensureWeb();
const figures: Record<string, number> = {};
const gates: Gate[] = [];
for (const people of sizes) {
  const measured = await measureAt(people);
  for (const [name, value] of Object.entries(measured)) figures[`${people} a side: ${name}`] = value;
  gates.push(...gatesOf(people, measured));
}
const note = `The first ${READ_PEOPLE} of a side are put together from real texts and read by the whole pipeline, the others vary them.`;
const name = options.database ? 'scale' : 'scale-embedded';
await report(name, { note, weather: options.note ?? 'nothing noted' }, figures, gates);

async function measureAt(people: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-scale-'));
  const own = await makeDatabase('scale', { url: options.database, folder });
  try {
    const opened = await own.open();
    const filled = await fill(opened, people, (line) => console.log(line));
    const measured = await measure(own, opened, folder);
    await opened.close();
    return {
      'built index of both sides, s': filled.indexSeconds,
      'rows drawn and written, a second': filled.rowsPerSecond,
      ...measured,
    };
  } finally {
    await killServers();
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

function gatesOf(people: number, measured: Record<string, number>): Gate[] {
  const value = (figure: string) => measured[figure] ?? Number.NaN;
  const of = (figure: string, limit: { least?: number; most?: number }) => ({
    name: `${people} a side: ${figure}`,
    value: value(figure),
    ...limit,
  });
  return [
    of('pool against everybody, recall of 20', { least: 0.95 }),
    of('pool against everybody, value of 20', { least: 0.99 }),
    of('list over bare query, 1 client, p50', { most: 3 }),
    of('list, 32 clients, a second', { least: 100 }),
  ];
}
