import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../api/src/db/client.ts';
import { killServers } from '../api/src/testing/server-process.ts';
import { ensureModel, ensurePackages } from '../scripts/prepare.mjs';
import { makeDatabase, type OwnDatabase } from './own-database.ts';
import { type Gate, report } from './report.ts';
import { DRAWN_PEOPLE, fill, READ_PEOPLE } from './scale/fill.ts';
import { measure } from './scale/measure.ts';

// Measures lists and searches as a community grows: how fast they come beside the bare query of the index, and what of the list that judging
// everybody would make they hold. People, load, database and server share the machine.

const { values: options } = parseArgs({
  options: {
    /** A PostgreSQL server with pgvector to make databases in. */
    database: { type: 'string', default: process.env.TEST_DATABASE_URL },
    /** People a side, comma separated. */
    people: { type: 'string', default: '1000,10000,100000' },
    /** A database that a run with `--keep` has filled with the most people of this one: filling takes longer than measuring. */
    filled: { type: 'string' },
    /** Leaves the last database behind, and says where. */
    keep: { type: 'boolean', default: false },
    /** What else the machine did, for the record. */
    note: { type: 'string' },
  },
});
if (!options.database) throw new Error('Name a PostgreSQL server with pgvector: --database postgres://…');
const url = options.database;
const sizes = options.people.split(',').map(Number);

await ensurePackages();
await ensureModel();
const figures: Record<string, number> = {};
const gates: Gate[] = [];
for (const people of sizes) {
  const measured = await measureAt(people);
  for (const [name, value] of Object.entries(measured)) figures[`${people} a side: ${name}`] = value;
  gates.push(...gatesOf(people, measured));
}
const note = `The first ${READ_PEOPLE} of a side are put together from real texts and read by the whole pipeline, the others vary them; those beyond ${DRAWN_PEOPLE} are copies who stand elsewhere in the index.`;
const former = await readFormer();
await report(
  'scale',
  { note, weather: { ...former.weather, ...Object.fromEntries(sizes.map((size) => [size, weatherNow()])) } },
  { ...former.figures, ...figures },
  [...former.gates, ...gates],
);

function weatherNow(): string {
  return `${new Date().toISOString().slice(0, 10)}: ${options.note ?? 'nothing noted'}`;
}

interface Former {
  /** Of each size: the day, and what else the machine did. */
  readonly weather: Record<string, string>;
  readonly figures: Record<string, number>;
  readonly gates: readonly Gate[];
}

/** What stands in the results of sizes that this run leaves out. */
async function readFormer(): Promise<Former> {
  const file = new URL('results/scale.json', import.meta.url);
  const { weather, figures, gates }: Former = JSON.parse(await readFile(file, 'utf8'));
  const isOther = (name: string) => !sizes.includes(Number.parseInt(name, 10));
  const others = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isOther(name)));
  return {
    weather: others(weather),
    figures: others(figures),
    gates: gates.filter(({ name }) => isOther(name)),
  };
}

async function measureAt(people: number): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-scale-'));
  const isLast = people === sizes.at(-1);
  const filled = isLast ? options.filled : undefined;
  const own = filled ? existing(filled) : await makeDatabase('scale', { url, folder });
  try {
    const opened = await own.open();
    const made = filled ? {} : await fill(opened, people, (line) => console.log(line));
    const measured = await measure(own, opened, { folder, people });
    await opened.close();
    return { ...made, ...measured };
  } finally {
    await killServers();
    if (isLast && options.keep) console.log(`kept: ${own.env.DATABASE_URL}`);
    else await own.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

function existing(at: string): OwnDatabase {
  return { env: { DATABASE_URL: at }, open: () => openDatabase({ url: at }), drop: async () => {} };
}

function gatesOf(people: number, measured: Record<string, number>): Gate[] {
  const value = (figure: string) => measured[figure] ?? Number.NaN;
  const of = (figure: string, limit: { least?: number; most?: number }) => ({
    name: `${people} a side: ${figure}`,
    value: value(figure),
    ...limit,
  });
  const quality = [
    of('pool against everybody, recall of 20', { least: 0.95 }),
    of('pool against everybody, value of 20', { least: 0.99 }),
  ];
  return [
    ...(people > DRAWN_PEOPLE ? [] : quality),
    of('list over bare query, 1 client, p50', { most: 3 }),
    of('list, 32 clients, a second', { least: 100 }),
  ];
}
