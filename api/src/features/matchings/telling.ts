import { setImmediate } from 'node:timers/promises';
import type { Found, KeyFact, MatchGroup, MovedUp } from '@ampersand/contract/matchings';
import { LRUCache } from 'lru-cache';
import { presentUser } from '../users/present.ts';
import { isInactive } from '../users/rules.ts';
import { findIndexed, findViewer, type IndexDeps, type Indexed } from './index-member.ts';
import { findMembers, type Member, readingOf } from './members.ts';
import { type FeatureRow, fetchFeatures, findKept, type Kept } from './queries.ts';
import { withKnown } from './rank-rows.ts';
import { explain, type Reading, sceneOf } from './rules/explain/explain.ts';
import { activeFact, keyFactsOf } from './rules/explain/key-facts.ts';
import { isGuessing } from './rules/explain/wanting.ts';
import { whyTopics } from './rules/explain/why.ts';
import { wouldChange } from './rules/explain/would-change.ts';
import { groupOf } from './rules/score/group.ts';
import { comparable } from './rules/score/ranking.ts';
import { scoreOf, shownOf } from './rules/score/score.ts';
import { findServingWeights, type Serving } from './serving-weights.ts';

/** What is read of somebody to tell of them. */
type ReadRow = Pick<FeatureRow, 'id' | 'features' | 'model' | 'contentHash'>;

const NOT_KEPT: Kept = { isSaved: false, isNew: false };

interface Shown {
  readonly ids: readonly string[];
  readonly members: readonly Member[];
  readonly rows: readonly ReadRow[];
  readonly kept: ReadonlyMap<string, Kept>;
  readonly serving: Serving;
  readonly excerpts?: ReadonlyMap<string, Found>;
  readonly moved?: ReadonlyMap<string, MovedUp>;
  readonly now: Date;
}

/** What is told of a pair. */
type Told = ReturnType<typeof shownOf> & ReturnType<typeof explain> & { readonly facts: KeyFact[] };

/** By the weights and what both rows were made from, so that nothing grows stale: who looks again, or at the next page, needs no second reading. */
const told = new LRUCache<string, Told>({ max: 20_000 });
/** What is told of somebody to whoever looks, by what their row was made from. */
const facts = new LRUCache<string, KeyFact[], Reading>({
  max: 20_000,
  memoMethod: (_hash, _former, { context }) => keyFactsOf(context),
});
/** Explained together: some milliseconds, then whatever else waits gets its chance. */
const AT_ONCE = 4;

/** People as a viewer's list tells of them, in the order of `ids`. */
export async function presentMatches(viewer: Indexed, shown: Shown) {
  const { ids, members, rows, kept, serving, excerpts, moved, now } = shown;
  const byId = new Map(members.map((member) => [member.id, member]));
  const own = byId.get(viewer.id);
  const reading = readingOf(own, viewer.traits);
  const isGuess = reading !== undefined && isGuessing(reading.person);
  const matches: (Told &
    Kept & {
      isGuess: boolean;
      group: MatchGroup;
      movedUp?: MovedUp | undefined;
      found?: Found | undefined;
      person: ReturnType<typeof presentUser>;
    })[] = [];
  for (let done = 0; done < ids.length; done += AT_ONCE) {
    if (done > 0) await setImmediate();
    const some = new Set(ids.slice(done, done + AT_ONCE));
    const lines = own && tellOf(viewer, own, { byId, serving, rows: rows.filter(({ id }) => some.has(id)) });
    for (const id of some) {
      const [member, line] = [byId.get(id), lines?.get(id)];
      if (!member || !line) continue;
      const group = groupOf({ shown: line.score, inactive: isInactive(member, now) });
      const facts = [...line.facts, ...activeFact(member, now)];
      matches.push({
        person: presentUser(member, now),
        ...(kept.get(id) ?? NOT_KEPT),
        movedUp: tellable(moved?.get(id), member),
        found: excerpts?.get(id),
        group,
        isGuess,
        ...line,
        facts,
      });
    }
  }
  return matches;
}

/** Who hides when they are here is not said to be here by it. */
const tellable = (cause: MovedUp | undefined, { showVisits }: Member) =>
  cause === 'ACTIVE' && !showVisits ? undefined : cause;

interface ToTell {
  readonly byId: ReadonlyMap<string, Member>;
  readonly serving: Serving;
  readonly rows: readonly ReadRow[];
}

/** What is told of each pair, by the id of the other. */
function tellOf(viewer: Indexed, member: Member, { byId, serving, rows }: ToTell): Map<string, Told> {
  const keyOf = ({ contentHash }: ReadRow) => `${serving.id} ${viewer.row.contentHash} ${contentHash}`;
  const found = new Map<string, Told>();
  const missing = rows.filter((row) => {
    const known = told.get(keyOf(row));
    if (known) found.set(row.id, known);
    return !known;
  });
  if (missing.length === 0) return found;
  withKnown(viewer.row, missing, (known, others) => {
    const own = readingOf(member, known.traits);
    for (const row of missing) {
      const traits = others.get(row.id);
      const other = traits && readingOf(byId.get(row.id), comparable(traits, known.model));
      if (!own || !other) continue;
      const scene = sceneOf(own, other);
      const score = scoreOf(scene.pair, serving.tables);
      const line = {
        ...shownOf(score),
        ...explain(scene, score),
        facts: facts.memo(row.contentHash, { context: other }),
      };
      told.set(keyOf(row), line);
      found.set(row.id, line);
    }
  });
  return found;
}

/** People as the member's list would tell of them, by id; nobody of the same side, and nobody who is not in the index. */
export async function matchesOf(deps: IndexDeps, userId: string, ids: readonly string[]) {
  const viewer = ids.length > 0 ? await findViewer(deps, userId) : undefined;
  if (!viewer) return new Map();
  const [members, rows, kept, serving] = await Promise.all([
    findMembers(deps.db, [userId, ...ids]),
    fetchFeatures(deps.db, ids),
    findKept(deps.db, userId, ids, deps.now()),
    findServingWeights(deps.db),
  ]);
  const matches = await presentMatches(viewer, { ids, members, rows, kept, serving, now: deps.now() });
  return new Map(matches.map((match) => [match.person.id, match]));
}

/** 'Why you two' of two people of whom the first may see the other; undefined where they are not of two sides. */
export async function explainPair(deps: IndexDeps, viewerId: string, otherId: string) {
  return (await explainPairs(deps, viewerId, [otherId])).get(otherId);
}

type Explained = NonNullable<ReturnType<typeof explained>>;

/** 'Why you two' of somebody with each of some people whom they may see, by id; without those of the same side. */
export async function explainPairs(
  deps: IndexDeps,
  viewerId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, Explained>> {
  const pairs = new Map<string, Explained>();
  const viewer = await findViewer(deps, viewerId);
  if (!viewer) return pairs;
  const found = await Promise.all(otherIds.map((id) => findIndexed(deps.db, id)));
  const others = found.filter((other) => other !== undefined);
  if (others.every(({ traits }) => traits.role === viewer.traits.role)) return pairs;
  const now = deps.now();
  const [members, kept, serving] = await Promise.all([
    findMembers(deps.db, [viewerId, ...otherIds]),
    findKept(deps.db, viewerId, otherIds, now),
    findServingWeights(deps.db),
  ]);
  for (const other of others) {
    const pair = explained(viewer, other, { members, kept, serving, now });
    if (pair) pairs.set(other.id, pair);
  }
  return pairs;
}

function explained(
  viewer: Indexed,
  found: Indexed,
  { members, kept, serving, now }: Pick<Shown, 'members' | 'kept' | 'serving' | 'now'>,
) {
  if (found.traits.role === viewer.traits.role) return undefined;
  const [member, candidate] = [viewer, found].map(({ id }) => members.find((each) => each.id === id));
  const own = readingOf(member, viewer.traits);
  const other = readingOf(
    candidate,
    comparable({ traits: found.traits, model: found.row.model }, viewer.row.model),
  );
  if (!own || !other || !candidate) return undefined;
  const scene = sceneOf(own, other);
  const score = scoreOf(scene.pair, serving.tables);
  return {
    ...shownOf(score),
    ...explain(scene, score),
    isGuess: isGuessing(own.person),
    topics: whyTopics(scene, score),
    facts: [...keyFactsOf(other), ...activeFact(candidate, now)],
    wouldChange: wouldChange(scene, score),
    isSaved: kept.get(candidate.id)?.isSaved ?? false,
  };
}
