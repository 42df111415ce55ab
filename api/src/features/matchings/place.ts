import type { Place } from '@ampersand/contract/matchings';
import { GONE_AFTER_MS } from '../users/rules.ts';
import { findIndexed, findViewer, type Indexed } from './index-member.ts';
import { type ListDeps, type RankedPool, rankFor } from './lists.ts';
import { hasPassed, isShownToOthers, POOL, SHORTEST_LIST } from './queries.ts';
import { placeWords, type Whereabouts } from './rules/explain/place-words.ts';
import { FLOOR } from './rules/score/group.ts';
import { judgeOne, SHORT_LIST } from './rules/score/ranking.ts';
import { explainPair } from './telling.ts';

const SIZES = { pool: POOL, short: SHORT_LIST, shortest: SHORTEST_LIST, floor: FLOOR };

interface Present {
  readonly id: string;
  readonly lastActiveAt: Date;
}

const isGone = ({ lastActiveAt }: Present, now: Date) =>
  now.getTime() - lastActiveAt.getTime() >= GONE_AFTER_MS;

/** Where somebody whom the viewer may see stands in the viewer's list, or why they do not; undefined where they are not of two sides. Leaves no trace. */
export async function placeOf(deps: ListDeps, viewerId: string, person: Present): Promise<Place | undefined> {
  const [viewer, other] = await Promise.all([findViewer(deps, viewerId), findIndexed(deps.db, person.id)]);
  if (!viewer || !other || other.traits.role === viewer.traits.role) return undefined;
  const where = await whereaboutsOf(deps, { viewer, other, isGone: isGone(person, deps.now()) });
  return placeWords(where, SIZES);
}

interface Two {
  readonly viewer: Indexed;
  readonly other: Indexed;
  /** The other has not been here for long. */
  readonly isGone: boolean;
}

async function whereaboutsOf(deps: ListDeps, { viewer, other, isGone }: Two): Promise<Whereabouts> {
  if (await hasPassed(deps.db, viewer.id, other.id)) return { state: 'PASSED' };
  const ranked = await deps.ranking.run(viewer.id, () => rankFor(deps, viewer));
  const { people } = ranked.ranking;
  const at = people.findIndex(({ id }) => id === other.id);
  if (at >= 0) {
    const pair = await explainPair(deps, viewer.id, other.id);
    return { state: 'LISTED', place: at + 1, total: people.length, gap: pair?.gaps[0]?.text };
  }
  if (ranked.pool.some(({ id }) => id === other.id)) return leftOut(viewer, other, ranked);
  if (!(await isShownToOthers(deps.db, other.id))) return { state: 'HIDDEN' };
  return { state: isGone ? 'AWAY' : 'BEYOND' };
}

/** Must-haves that were relaxed leave nobody out. */
function leftOut(viewer: Indexed, other: Indexed, { ranking, serving }: RankedPool): Whereabouts {
  const known = { traits: viewer.traits, model: viewer.row.model };
  const candidate = { id: other.id, traits: other.traits, model: other.row.model, prior: 0, inactive: false };
  const { unmet } = judgeOne(known, candidate, serving.tables);
  return { state: 'LEFT_OUT', unmet: unmet.filter((must) => !ranking.relaxed.includes(must)) };
}
