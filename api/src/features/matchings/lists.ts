import { type Filter, narrows } from '@ampersand/contract/filters';
import type { Found, MovedUp } from '@ampersand/contract/matchings';
import type { SQL } from 'drizzle-orm';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { excerptsOf } from './excerpts.ts';
import { distanceFrom, joinedLast, placeNamed } from './fitting.ts';
import { findViewer, type IndexDeps, type Indexed } from './index-member.ts';
import { findMembers, type Member } from './members.ts';
import {
  type FeatureRow,
  findFeatures,
  findFitting,
  findKept,
  findPool,
  findPooled,
  type PoolRow,
} from './queries.ts';
import { guessRows, rankLooked } from './rank-rows.ts';
import { relaxedWords } from './rules/explain/wording.ts';
import { coordinatesOf } from './rules/read/quantities/coordinates.ts';
import { movedUp } from './rules/score/moved.ts';
import { orderAll, type Ranked, type Ranking } from './rules/score/ranking.ts';
import { withSwaps } from './rules/score/swaps.ts';
import { type FoundPerson, search } from './search.ts';
import { findServingWeights, type Serving } from './serving-weights.ts';
import { presentMatches } from './telling.ts';
import { wantedBy } from './wanted-by.ts';

/** What lists are made with; those of all members take turns. */
export type ListDeps = IndexDeps & Pick<Deps, 'ranking'>;

/** Where a page begins: behind the person `id`, who stood at `place` (from 1) then. */
interface After {
  readonly id: string;
  readonly place: number;
}

interface Page {
  readonly limit: number;
  readonly after?: After | undefined;
  readonly filter?: Filter;
}

const TOP = 20;

/** A list before anything of it is shown. */
export interface RankedPool {
  readonly ranking: Ranking;
  readonly serving: Serving;
  readonly pool: readonly PoolRow[];
  /** How many people fit the filter; absent without one. */
  readonly fitting?: number;
  /** How each was found, by id; absent where nothing is searched for. */
  readonly found?: ReadonlyMap<string, FoundPerson>;
}

/** In two steps: what the index makes of the pool decides who is looked at exactly. */
export async function rankFor(deps: IndexDeps, viewer: Indexed): Promise<RankedPool> {
  const now = deps.now();
  const [pool, serving] = await Promise.all([findPool(deps.db, viewer, now), findServingWeights(deps.db)]);
  const { ids, rest } = guessRows(viewer.traits, pool);
  const rows = await findFeatures(deps.db, pool, ids);
  const ranking = withSwaps(rankLooked(viewer.row, { rows, rest }, serving.tables), viewer.id, now);
  return { pool, serving, ranking };
}

/**
 * A page of whom `userId` should meet, best first. Undefined when there is no such member on a side. Leaves no
 * trace: who was shown is noted by whoever shows it.
 */
export async function listMatches(deps: ListDeps, userId: string, page: Page) {
  const viewer = await findViewer(deps, userId);
  if (!viewer) return undefined;
  return deps.ranking.run(userId, () => makeList(deps, userId, viewer, page));
}

/** Of all people those who fit a filter, however they meet the viewer's must-haves, in the order asked for. */
async function rankFitting(deps: IndexDeps, viewer: Indexed, filter: Filter): Promise<RankedPool> {
  const [fitting, serving] = await Promise.all([
    filter.q ? findSearched(deps, viewer, filter, filter.q) : findSorted(deps, viewer, filter),
    findServingWeights(deps.db),
  ]);
  const { pool, inPoolOrder, ...rest } = fitting;
  const guessed = guessRows(viewer.traits, pool);
  const rows = await findFeatures(deps.db, pool, guessed.ids);
  const ranking = rankLooked(viewer.row, { rows, rest: guessed.rest }, serving.tables, orderAll);
  if (!inPoolOrder) return { ...rest, pool, serving, ranking };
  const places = new Map(pool.map(({ id }, place) => [id, place]));
  const people = ranking.people.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return { ...rest, pool, serving, ranking: { ...ranking, people } };
}

async function findSearched(deps: IndexDeps, viewer: Indexed, filter: Filter, words: string) {
  const now = deps.now();
  const found = await search(deps, { id: viewer.id, role: viewer.traits.role }, { words, filter, now });
  const pool = await findPooled(
    deps.db,
    viewer,
    found.map(({ id }) => id),
    now,
  );
  return {
    pool,
    fitting: pool.length,
    found: new Map(found.map((each) => [each.id, each])),
    inPoolOrder: true,
  };
}

async function findSorted(deps: IndexDeps, viewer: Indexed, filter: Filter) {
  const by = orderBy(viewer, filter);
  const { count, pool } = await findFitting(deps.db, viewer, { filter, by }, deps.now());
  return { pool, fitting: count, inPoolOrder: by !== undefined };
}

/** @throws {AppError} `bad_request` where it is not known from where distances count. */
function orderBy({ traits }: Indexed, { sort, near }: Filter): SQL | undefined {
  if (sort === 'NEW') return joinedLast;
  if (sort !== 'NEAR') return undefined;
  const { place } = traits.quantities;
  const from = near ? placeNamed(near).at : place && coordinatesOf(place);
  if (from) return distanceFrom(from);
  throw new AppError('bad_request', 'Please check the filter', {
    fields: [
      { path: 'near', message: 'Name a city to sort by distance; your profile names none that we know' },
    ],
  });
}

async function makeList(deps: IndexDeps, userId: string, viewer: Indexed, page: Page) {
  const { filter = {} } = page;
  const ranked = narrows(filter) ? await rankFitting(deps, viewer, filter) : await rankFor(deps, viewer);
  const { ranking, serving, pool, fitting, found } = ranked;
  const start = startOf(ranking.people, page.after);
  const shown = ranking.people.slice(start, start + page.limit);
  const ids = shown.map(({ id }) => id);
  const [members, rows, kept] = await Promise.all([
    findMembers(deps.db, [userId, ...ids]),
    findFeatures(deps.db, pool, ids),
    findKept(deps.db, userId, ids, deps.now()),
  ]);
  const lifts = new Map(pool.map((row) => [row.id, row]));
  const places = { first: start, end: start + page.limit, now: deps.now() };
  const byFit = !filter.q && (filter.sort ?? 'FIT') === 'FIT';
  const moved: ReadonlyMap<string, MovedUp> = byFit ? movedUp(ranking.people, lifts, places) : new Map();
  const excerpts = await findExcerpts(deps, filter.q, { members, rows, found });
  const last = shown.at(-1);
  const end = start + shown.length;
  return {
    role: viewer.traits.role,
    matches: await presentMatches(viewer, {
      ids,
      members,
      rows,
      kept,
      serving,
      excerpts,
      moved,
      now: deps.now(),
    }),
    shown,
    fitting,
    firstPlace: start + 1,
    total: ranking.people.length,
    basis: viewer.traits.hasPreferences ? ('PREFERENCES' as const) : ('PROFILE' as const),
    relaxed: ranking.relaxed.map((preference) => relaxedWords(preference, viewer.traits.role)),
    ...wantedBy(viewer, {
      members,
      rows,
      tables: serving.tables,
      first: start === 0 ? ids.slice(0, TOP) : [],
    }),
    next: last && end < ranking.people.length ? { id: last.id, place: end } : undefined,
  };
}

interface ToQuote {
  readonly members: readonly Member[];
  readonly rows: readonly FeatureRow[];
  readonly found: ReadonlyMap<string, FoundPerson> | undefined;
}

async function findExcerpts(deps: IndexDeps, words: string | undefined, { members, rows, found }: ToQuote) {
  if (!words || !found) return new Map<string, Found>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const people = members.flatMap((member) => {
    const [row, how] = [byId.get(member.id), found.get(member.id)];
    return row && how ? [{ ...how, member, row }] : [];
  });
  return excerptsOf(deps, words, people);
}

/** Behind the person the last page ended with, wherever they stand now; where they were if they are gone. */
function startOf(people: readonly Ranked[], after: After | undefined): number {
  if (!after) return 0;
  const at = people.findIndex(({ id }) => id === after.id);
  return at >= 0 ? at + 1 : Math.min(after.place, people.length);
}

/** What a list comes to. */
interface Summary {
  /** The first twenty. */
  readonly top: readonly Ranked[];
  /** Ids of those who have written the same as the member. */
  readonly copies: readonly string[];
}

/** What somebody's list comes to; nothing for who is on no side. Leaves no trace. */
export async function summaryOf(deps: ListDeps, userId: string): Promise<Summary> {
  const viewer = await findViewer(deps, userId);
  if (!viewer) return { top: [], copies: [] };
  const { ranking } = await deps.ranking.run(userId, () => rankFor(deps, viewer));
  return {
    top: ranking.people.slice(0, TOP),
    copies: ranking.people.flatMap(({ id, copied }) => (copied ? [id] : [])),
  };
}
