import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Side } from '@ampersand/contract/enumerations';
import { openDatabase } from '../api/src/db/client.ts';
import { users } from '../api/src/db/schema.ts';
import { findByMeaning, findByWords, search } from '../api/src/features/matchings/search.ts';
import { createEmbedder } from '../api/src/lib/embedder/embedder.ts';
import { ensureModel, ensurePackages, ensureWeb } from '../scripts/prepare.mjs';
import { report } from './report.ts';
import { dataFolder, startServer } from './web/server.ts';

// Judges the search on sixty queries with the people whom somebody wants who has read all of the demo community: how often one of
// them is among the first five, by words and meaning together, and by each alone.

const queries: readonly Query[] = JSON.parse(
  await readFile(join(import.meta.dirname, 'search/queries.json'), 'utf8'),
);
const FIRST = 5;

await ensurePackages();
await ensureModel();
await ensureWeb();
const data = await dataFolder();
const server = await startServer(join(import.meta.dirname, '..'), data);
await server.stop();
const database = await openDatabase({ folder: join(data, 'db') });
const embedder = createEmbedder({ cacheDir: join(import.meta.dirname, '../node_modules/.cache/ampersand') });
try {
  await embedder.ready();
  const now = new Date();
  const deps = { db: database.db, embedder, now: () => now };
  const people = await database.db.select({ id: users.id, email: users.email, role: users.role }).from(users);
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const byValue = (a: { value: number }, b: { value: number }) => b.value - a.value;
  const ways = {
    'words and meaning': search,
    'words only': (_: typeof deps, ...asked: Asked) => findByWords(deps.db, ...asked),
    'meaning only': async (_: typeof deps, ...asked: Asked) =>
      (await findByMeaning(deps, ...asked)).sort(byValue),
  };
  const figures: Record<string, number> = {};
  for (const [way, find] of Object.entries(ways)) {
    const hits: { kind: string; hit: boolean }[] = [];
    for (const { side, words, wanted, kind } of queries) {
      const reader = people.find(({ role }) => role === side);
      if (!reader) throw new Error('The demo community is missing.');
      const found = await find(deps, { id: reader.id, role: side }, { words, filter: {}, now });
      const first = found.slice(0, FIRST).map(({ id }) => emails.get(id) ?? '');
      const hit = wanted.some((email) => first.includes(email));
      hits.push({ kind, hit });
      if (!hit && find === search) console.log(`missed: ${words} → ${first.slice(0, 3).join(', ')}`);
    }
    const share = (some: typeof hits) => some.filter(({ hit }) => hit).length / some.length;
    figures[`hit@5, ${way}`] = share(hits);
    for (const kind of ['WORDS', 'MEANING', 'BOTH'])
      figures[`hit@5, ${way}, where they wrote: ${kind.toLowerCase()}`] = share(
        hits.filter((each) => each.kind === kind),
      );
  }
  await report('search', { model: embedder.model, queries: queries.length }, figures, [
    { name: 'hit@5', value: figures['hit@5, words and meaning'] ?? Number.NaN, least: 0.9 },
  ]);
} finally {
  await embedder.close();
  await database.close();
  await rm(data, { recursive: true, force: true });
}

type Asked = Parameters<typeof search> extends [unknown, ...infer Rest] ? Rest : never;

interface Query {
  readonly side: Side;
  readonly words: string;
  /** Addresses of who should be among the first. */
  readonly wanted: readonly string[];
  /** What of the query they wrote. */
  readonly kind: 'WORDS' | 'MEANING' | 'BOTH';
}
