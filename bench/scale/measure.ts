import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/client.ts';
import { BATCH, updateBatch } from '../../api/src/features/matchings/prices.ts';
import { freePort, startServer } from '../../api/src/testing/server-process.ts';
import { product, weightOf } from '../messages/target.ts';
import type { OwnDatabase } from '../own-database.ts';
import { mean, percentile } from '../statistics.ts';
import { DRAWN_PEOPLE } from './fill.ts';
import {
  askIndex,
  askList,
  findViewers,
  saveWishes,
  summary,
  type Timed,
  time,
  type Viewer,
} from './load.ts';
import { judgeLists } from './quality.ts';

const MAIN = join(import.meta.dirname, '../../api/src/main.ts');
/** A database that is kept has to be opened with the secret it was opened with before. */
const ENV = { LOG_LEVEL: 'warn', RATE_LIMIT: 'off', APP_SECRET: 'of a benchmark, known to everybody' };
const WEIGHING = ['--expose-gc', '--import', join(import.meta.dirname, '../messages/weigh.ts')];
/** Members who ask for a list for the first time, in each part of the measurement; of both sides. */
const READERS = 160;
/** For the compiler: not counted. */
const FIRST = 60;
const CLIENTS = [8, 32] as const;
const SAVES = 30;
/** Members of each side whose lists are held against everybody's. */
const JUDGED = 12;

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Days after which the price of who is never shown stands at its floor. */
const SETTLED = 4;

type Figures = Record<string, number>;

/** All figures of a database that is filled; without those of quality where people are copies, who tie with whom they copy. */
export async function measure(
  own: OwnDatabase,
  database: Database,
  { folder, people }: { folder: string; people: number },
): Promise<Figures> {
  const server = startServer({ ...ENV, ...own.env, DATA_DIR: folder, PORT: await freePort() }, [
    ...WEIGHING,
    MAIN,
  ]);
  await server.prints('is at http');
  const all = await findViewers(database, FIRST + READERS * (1 + CLIENTS.length));
  const list = (viewer: Viewer) => askList(server.url, viewer);
  const bare = (viewer: Viewer) => askIndex(database, viewer);
  // To weigh all who wrote a common word takes seconds among a million, so what is left is measured without.
  const search = people > DRAWN_PEOPLE ? undefined : await searcher(server.url);
  await time(all.slice(0, FIRST), 1, list);
  if (search) await time(all.slice(0, FIRST), 1, search);
  await time(all.slice(0, FIRST), 1, bare);
  const [viewers = [], ...others] = Array.from({ length: 1 + CLIENTS.length }, (_, i) =>
    all.slice(FIRST + i * READERS, FIRST + (i + 1) * READERS),
  );
  const figures: Figures = {
    ...(await sizes(database)),
    ...(await oneClient(viewers, { list, bare, search })),
  };
  for (const [i, clients] of CLIENTS.entries()) {
    const readers = others[i] ?? [];
    Object.assign(figures, summary(`list, ${clients} clients`, await time(readers, clients, list)));
    Object.assign(
      figures,
      summary(`list looked at again, ${clients} clients`, await time(readers, clients, list)),
    );
    Object.assign(figures, summary(`bare query, ${clients} clients`, await time(readers, clients, bare)));
    if (search)
      Object.assign(figures, summary(`search, ${clients} clients`, await time(readers, clients, search)));
  }
  const applicants = viewers.filter(({ role }) => role === 'APPLICANT').slice(0, SAVES);
  const saves = await time(applicants, 1, (viewer) => saveWishes(server.url, viewer));
  figures['save until it shows in lists, p50 ms'] = percentile(saves.times, 0.5);
  figures['save until it shows in lists, p95 ms'] = percentile(saves.times, 0.95);
  figures['memory of the server, MB'] = (await weightOf(product(server))).resident / 1024;
  Object.assign(figures, await round(database, viewers, list));
  server.child.kill('SIGTERM');
  await server.ended;
  return people > DRAWN_PEOPLE ? figures : { ...figures, ...(await quality(database, viewers)) };
}

interface Asked {
  readonly list: (viewer: Viewer) => Promise<void>;
  readonly bare: (viewer: Viewer) => Promise<void>;
  readonly search: ((viewer: Viewer) => Promise<void>) | undefined;
}

/** Searches for what members of the own side look for in `npm run bench:search`, one after the other. */
async function searcher(url: string): Promise<NonNullable<Asked['search']>> {
  const queries: readonly { side: Viewer['role']; words: string }[] = JSON.parse(
    await readFile(join(import.meta.dirname, '../search/queries.json'), 'utf8'),
  );
  const wordsOf = (role: Viewer['role']) => queries.filter(({ side }) => side === role);
  const bySide = { FOUNDER: wordsOf('FOUNDER'), APPLICANT: wordsOf('APPLICANT') };
  let asked = 0;
  return (viewer) => {
    const own = bySide[viewer.role];
    return askList(url, viewer, own[asked++ % own.length]?.words);
  };
}

/** One client; list, bare query and search take turns, so that all meet the same weather. */
async function oneClient(viewers: readonly Viewer[], { list, bare, search }: Asked): Promise<Figures> {
  const lists: Timed[] = [];
  const bares: Timed[] = [];
  const searches: Timed[] = [];
  for (const viewer of viewers) {
    lists.push(await time([viewer], 1, list));
    bares.push(await time([viewer], 1, bare));
    if (search) searches.push(await time([viewer], 1, search));
  }
  const all = (parts: readonly Timed[]): Timed => ({
    times: parts.flatMap(({ times }) => times),
    perSecond: 1000 / mean(parts.flatMap(({ times }) => times)),
  });
  const [ours, floor] = [all(lists), all(bares)];
  return {
    ...summary('list, 1 client', ours),
    ...summary('bare query, 1 client', floor),
    ...(search && summary('search, 1 client', all(searches))),
    'list over bare query, 1 client, p50': percentile(ours.times, 0.5) / percentile(floor.times, 0.5),
  };
}

async function sizes({ db }: Database): Promise<Figures> {
  const { rows } = await db.execute<{ index: number; row: number; features: number }>(sql`
    select
      pg_relation_size('match_points_founder_idx')::float8 / 1048576 as index,
      pg_relation_size('match_index')::float8 / greatest(1, (select count(*) from match_index)) / 1024 as row,
      (select avg(length(features)) from (select features from match_index limit 1000) as sample)::float8 / 1024 as features`);
  const [size] = rows;
  return {
    'index of a side, MB': size?.index ?? Number.NaN,
    'row without features, kB': size?.row ?? Number.NaN,
    'features, kB': size?.features ?? Number.NaN,
  };
}

/**
 * The daily round for the first thousand members, and how long lists take meanwhile: on a day on which everybody's vector moves, and once
 * prices have settled.
 */
async function round(database: Database, viewers: readonly Viewer[], list: Asked['list']): Promise<Figures> {
  const state = { over: false };
  const listing: number[] = [];
  const readers = (async () => {
    while (!state.over) listing.push(...(await time(viewers.slice(0, 10), 1, list)).times);
  })();
  const speeds: number[] = [];
  for (let day = 0; day < SETTLED; day++) {
    const started = performance.now();
    await updateBatch(database.db, new Date(Date.now() + day * DAY_MS), NOBODY);
    speeds.push((BATCH * 1000) / (performance.now() - started));
  }
  state.over = true;
  await readers;
  return {
    'daily round, members a second when all vectors move': speeds[0] ?? Number.NaN,
    'daily round, members a second when prices stand': speeds.at(-1) ?? Number.NaN,
    'list during the daily round, p50 ms': percentile(listing, 0.5),
    'list during the daily round, p99 ms': percentile(listing, 0.99),
  };
}

async function quality(database: Database, viewers: readonly Viewer[]): Promise<Figures> {
  const of = (role: Viewer['role']) => viewers.filter((viewer) => viewer.role === role).slice(0, JUDGED);
  const { pool, steps, list } = await judgeLists(database, [...of('FOUNDER'), ...of('APPLICANT')]);
  return {
    'pool against everybody, recall of 20': pool.recall,
    'pool against everybody, value of 20': pool.value,
    'two steps against the whole pool, recall of 20': steps.recall,
    'two steps against the whole pool, value of 20': steps.value,
    'list against everybody, recall of 20': list.recall,
    'list against everybody, value of 20': list.value,
  };
}
