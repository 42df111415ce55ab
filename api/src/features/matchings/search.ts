import { DISTANCE } from '@ampersand/contract/filter-steps';
import { type Filter, narrows } from '@ampersand/contract/filters';
import { type AnyColumn, between, eq, or, type SQL, sql } from 'drizzle-orm';
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
import type { Figure } from './rules/search/figures.ts';
import { namedIn } from './rules/search/named-in.ts';
import { nearnessOf } from './rules/search/nearest.ts';
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
  const { rest } = namedIn(asked.words);
  const isMore = (await lexemesOf(deps.db, rest)).length > 0;
  const alone = isMore ? [] : await findByNamed(deps.db, viewer, asked, []);
  const what = { ...asked, words: isMore ? rest : asked.words };
  const vector = await vectorOf(deps, what.words);
  const isByMeaning = alone.length === 0 && !ONE_LETTER.test(what.words);
  const [byWords, near] = await Promise.all([
    alone.length > 0 ? [] : findByWords(deps.db, viewer, what),
    isByMeaning ? findNear(deps.db, viewer, what, vector) : [],
  ]);
  const ids = [...byWords.map(({ id }) => id), ...near];
  const byNamed = isMore ? await findByNamed(deps.db, viewer, asked, ids) : alone;
  const named = new Map(byNamed.map((each) => [each.id, each]));
  const close = await lookCloser(deps.db, [...new Set([...ids, ...named.keys()])], vector);
  const found = standingsOf({
    byWords,
    byMeaning: isByMeaning ? close : [],
    byNamed: close
      .map((each) => ({ ...each, answers: named.get(each.id)?.answers ?? 0 }))
      .filter(({ answers }) => answers > 0),
  });
  return found.map((each) => ({ ...each, named: named.get(each.id)?.named }));
}

/** A letter ("x", "R"), also with signs ("C++"), is near anything: it is a word that somebody wrote, or nothing. */
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

/** Who says something near a figure answers a little less of the search than who says just that. */
const A_LITTLE_OFF = 0.9;

interface Answer {
  readonly is: SQL;
  readonly isJust: SQL;
}

const answerTo = (column: AnyColumn, { said, near }: Figure): Answer => ({
  is: between(column, near.low, near.high),
  isJust: between(column, said.low, said.high),
});

/**
 * Whose hours, equity or home are those that the search names, if it does, how many of these they answer, and the first of them; in no order.
 * Of those who are found already, everybody; of others, who answer most.
 */
async function findByNamed(
  db: Db,
  viewer: Viewer,
  { words, filter, now }: Search,
  found: readonly string[],
): Promise<{ id: string; named: Named; answers: number }[]> {
  const { hours, equity, place } = namedIn(words);
  const home =
    place &&
    (place.at ? sql`${distanceFrom(place.at)} <= ${DISTANCE}` : eq(searchIndex.country, place.country));
  const named: Record<Named, Answer | undefined> = {
    HOURS: hours && answerTo(searchIndex.hours, hours),
    EQUITY: equity && answerTo(searchIndex.equity, equity),
    PLACE: home && { is: home, isJust: home },
  };
  const asked = Object.entries(named).flatMap(([name, answer]) => (answer ? [{ name, ...answer }] : []));
  if (asked.length === 0) return [];
  const first = asked.map(({ name, is }) => sql`when ${is} then ${name}`);
  const each = asked.map(
    ({ is, isJust }) => sql`case when ${isJust} then 1 when ${is} then ${A_LITTLE_OFF}::float8 else 0 end`,
  );
  const { rows } = await db.execute<{ id: string; named: Named; answers: number }>(sql`
    select ${searchIndex.userId} as id, (case ${sql.join(first, sql` `)} end) as named, ${sql.join(each, sql` + `)} as answers
    ${findable(viewer)} and ${or(...asked.map(({ is }) => is))} and ${fits(filter, viewer, now)}
    order by ${searchIndex.userId} = any(${sql.param(found)}::uuid[]) desc, answers desc, ${users.lastActiveAt} desc
    limit ${found.length + EACH}`);
  return rows;
}

/** Whom the index finds near, and how near it is what each of them has written. In no order. */
export async function findByMeaning(deps: IndexDeps, viewer: Viewer, asked: Search): Promise<Standing[]> {
  const vector = await vectorOf(deps, asked.words);
  return lookCloser(deps.db, await findNear(deps.db, viewer, asked, vector), vector);
}

async function vectorOf({ embedder }: IndexDeps, words: string): Promise<Float32Array> {
  const [vector] = await embedder.embed([words]);
  if (!vector) throw new Error('The embedder left a text out.');
  return vector;
}

/** Ids of those whom the index finds near, by one vector of everything. */
async function findNear(
  db: Db,
  viewer: Viewer,
  { filter, now }: Search,
  vector: Float32Array,
): Promise<string[]> {
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
  return rows.map(({ id }) => id);
}

/** How near what each has written is to the search. */
async function lookCloser(db: Db, ids: readonly string[], vector: Float32Array): Promise<Standing[]> {
  const wanted = quantise(vector);
  return (await fetchFeatures(db, ids)).map((row) => ({
    id: row.id,
    value: withKnown(row, [], ({ traits }) => nearnessOf(traits, wanted)) ?? 0,
  }));
}
