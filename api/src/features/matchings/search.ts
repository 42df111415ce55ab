import { DISTANCE } from '@ampersand/contract/filter-steps';
import { type Filter, narrows } from '@ampersand/contract/filters';
import { between, eq, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import {
  MATCH_FACTS_LENGTH,
  MATCH_VECTOR_LENGTH,
  matchIndex,
  matchPoints,
  searchIndex,
} from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import type { Viewer } from '../users/queries.ts';
import { distanceFrom, findable, fits } from './fitting.ts';
import type { IndexDeps } from './index-member.ts';
import { fetchFeatures, halfvecOf, nearest } from './queries.ts';
import { withKnown } from './rank-rows.ts';
import { quantise } from './rules/read/vectors.ts';
import { figuresIn } from './rules/search/figures.ts';
import { nearnessOf } from './rules/search/nearest.ts';
import { placeIn } from './rules/search/place-named.ts';
import { type Found, type Standing, standingsOf, type Worded } from './rules/search/standings.ts';
import { type Lexeme, telling } from './rules/search/telling.ts';
import { unaccented } from './search-row.ts';

/** How many are found by words, and by meaning, before both are weighed against each other. */
const EACH = 100;
/** Weights of the two halves of somebody's vector: what they offer, what they look for. */
const HALVES = { offer: 1, seek: 0.5 } as const;
interface Search {
  readonly words: string;
  readonly filter: Filter;
  readonly now: Date;
}

/** What a search can name beside words. */
export type Named = 'HOURS' | 'EQUITY' | 'PLACE';

/** Somebody a search has found; `named`: what of it they answer, if they do. */
export interface FoundPerson extends Found {
  readonly named?: Named | undefined;
}

/** Whom a search finds, best first. */
export async function search(deps: IndexDeps, viewer: Viewer, asked: Search): Promise<FoundPerson[]> {
  if (ONE_LETTER.test(asked.words))
    return standingsOf({ byWords: await findByWords(deps.db, viewer, asked), byMeaning: [], byNamed: [] });
  const what = { ...asked, words: placeIn(asked.words)?.rest || asked.words };
  const [byWords, byNamed, near] = await Promise.all([
    findByWords(deps.db, viewer, what),
    findByNamed(deps.db, viewer, asked),
    findNear(deps, viewer, what),
  ]);
  const ids = new Set([...byWords, ...byNamed, ...near.people].map(({ id }) => id));
  const byMeaning = await lookCloser(deps.db, [...ids], near.vector);
  const named = new Map(byNamed.map((each) => [each.id, each.named]));
  const found = standingsOf({ byWords, byMeaning, byNamed: byMeaning.filter(({ id }) => named.has(id)) });
  return found.map((each) => ({ ...each, named: named.get(each.id) }));
}

/** A letter ("x", "R") is near anything: it is a word that somebody wrote, or nothing. */
const ONE_LETTER = /^[^\p{L}\p{N}]*\p{Script=Latin}[^\p{L}\p{N}]*$/u;

/** The word that everybody uses: no lexeme is empty. */
const NO_WORD = '';
/** How many people use a word, for some minutes: it only says how telling the word is. */
const usedBy = new LRUCache<string, number>({ max: 5_000, ttl: 600_000 });

/** A word that more people use counts as one that so many do: to count a million takes seconds. */
const COUNTED = 50_000;

/** The words of a search as they are compared, and how telling each is: the logarithm of how few have written it. */
export async function lexemesOf(db: Db, words: string): Promise<Lexeme[]> {
  const { rows } = await db.execute<{ lexeme: string }>(
    sql`select unnest(tsvector_to_array(to_tsvector('english', ${unaccented(words)}))) as lexeme`,
  );
  const unknown = [NO_WORD, ...rows.map(({ lexeme }) => lexeme)].filter((lexeme) => !usedBy.has(lexeme));
  if (unknown.length > 0) {
    const counted = await db.execute<{ lexeme: string; count: number }>(sql`
      select lexeme, case lexeme when ${NO_WORD} then (select count(*)::int from ${searchIndex}) else
        (select count(*)::int from (
          select from ${searchIndex} where document @@ quote_literal(lexeme)::tsquery limit ${COUNTED}
        ) as users) end as count
      from unnest(${sql.param(unknown)}::text[]) as lexeme`);
    for (const { lexeme, count } of counted.rows) usedBy.set(lexeme, count);
  }
  const all = usedBy.get(NO_WORD) ?? 0;
  return rows.map(({ lexeme }) => {
    const count = usedBy.get(lexeme) ?? 0;
    return { lexeme, weight: Math.log((1 + all) / (1 + count)), count };
  });
}

/** Who has written words of the search, best first: rarer words, and words in a more telling place, count more. */
export async function findByWords(db: Db, viewer: Viewer, { words, filter, now }: Search): Promise<Worded[]> {
  const lexemes = await lexemesOf(db, words);
  if (lexemes.length === 0) return [];
  const query = ({ lexeme }: { lexeme: string }) => sql`quote_literal(${lexeme})::tsquery`;
  const any = sql.join(telling(lexemes).map(query), sql` || `);
  const rank = sql.join(
    lexemes.map((each) => sql`${each.weight}::float8 * ts_rank('{.3,.6,.8,1}', document, ${query(each)})`),
    sql` + `,
  );
  const all = lexemes.reduce((sum, { weight }) => sum + weight, 0);
  const covered = sql.join(
    lexemes.map((each) => sql`${each.weight}::float8 * (document @@ ${query(each)})::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{ id: string; value: number; covered: number }>(sql`
    select ${searchIndex.userId} as id, (${rank}) as value, (${covered}) / ${all || 1}::float8 as covered
    ${findable(viewer)} and document @@ (${any}) and ${fits(filter, viewer, now)}
    order by value desc, id limit ${EACH}`);
  return rows;
}

/** Whose hours, equity or home are those that the search names, if it does, and which of them; in no order. */
async function findByNamed(
  db: Db,
  viewer: Viewer,
  { words, filter, now }: Search,
): Promise<{ id: string; named: Named }[]> {
  const { hours, equity } = figuresIn(words);
  const place = placeIn(words);
  const answers: Record<Named, SQL | undefined> = {
    HOURS: hours && between(searchIndex.hours, hours.low, hours.high),
    EQUITY: equity && between(searchIndex.equity, equity.low, equity.high),
    PLACE:
      place &&
      (place.at ? sql`${distanceFrom(place.at)} <= ${DISTANCE}` : eq(searchIndex.country, place.country)),
  };
  const named = or(...Object.values(answers));
  if (!named) return [];
  const first = Object.entries(answers).flatMap(([name, is]) => (is ? sql`when ${is} then ${name}` : []));
  const { rows } = await db.execute<{ id: string; named: Named }>(sql`
    select ${searchIndex.userId} as id, (case ${sql.join(first, sql` `)} end) as named
    ${findable(viewer)} and ${named} and ${fits(filter, viewer, now)}
    order by ${users.lastActiveAt} desc limit ${EACH}`);
  return rows;
}

/** Whom the index finds near, and how near it is what each of them has written. In no order. */
export async function findByMeaning(deps: IndexDeps, viewer: Viewer, asked: Search): Promise<Standing[]> {
  const { people, vector } = await findNear(deps, viewer, asked);
  return lookCloser(
    deps.db,
    people.map(({ id }) => id),
    vector,
  );
}

/** Whom the index finds near, by one vector of everything, and that of the words. */
async function findNear({ db, embedder }: IndexDeps, viewer: Viewer, { words, filter, now }: Search) {
  const [vector] = await embedder.embed([words]);
  if (!vector) throw new Error('The embedder left a text out.');
  const half = (slope: number) => Array.from(vector, (value) => slope * value);
  const query = [...half(HALVES.offer), ...half(HALVES.seek), ...new Array(1 + MATCH_FACTS_LENGTH).fill(0)];
  const other = sql.raw(viewer.role === 'FOUNDER' ? `'APPLICANT'` : `'FOUNDER'`);
  const condition = sql`${findable(viewer)} and ${fits(filter, viewer, now)}`;
  // Many fit: the index is searched, and each asked for. Few: they are found first. `offset` keeps the planner to it.
  const fit = narrows(filter)
    ? sql`user_id in (select ${searchIndex.userId} ${condition})`
    : sql`exists (select ${condition} and ${searchIndex.userId} = ${matchPoints.userId} offset 0)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (${nearest(other, fit, query)})
    select user_id as id
    from found
    cross join lateral (
      select vector <#> ${halfvecOf(query.slice(0, MATCH_VECTOR_LENGTH))} as distance from ${matchIndex}
      where ${matchIndex.userId} = found.user_id offset 0
    ) as row
    order by distance
    limit ${EACH}`);
  return { people: rows, vector };
}

/** How near what each has written is to the search. */
async function lookCloser(db: Db, ids: readonly string[], vector: Float32Array): Promise<Standing[]> {
  const wanted = quantise(vector);
  return (await fetchFeatures(db, ids)).map((row) => ({
    id: row.id,
    value: withKnown(row, [], ({ traits }) => nearnessOf(traits, wanted)) ?? 0,
  }));
}
