import type { MatchChange } from '@ampersand/contract/preference';
import { goneMember } from '../../db/causes.ts';
import type { Deps } from '../../http/deps.ts';
import { findViewer } from './index-member.ts';
import { findMembers } from './members.ts';
import { findFeatures, findPool } from './queries.ts';
import { guessRows, rankLooked } from './rank-rows.ts';
import { compareLists, type Standing } from './rules/explain/changes.ts';
import type { Ranking } from './rules/score/ranking.ts';
import { matchLabel } from './rules/score/score.ts';
import { findServingWeights } from './serving-weights.ts';

const TOP = 20;

/** Saves, and says what that did to the member's own list (null: not known yet). */
export async function withMatchChange<Saved>(
  deps: Deps,
  userId: string,
  save: () => Promise<Saved>,
): Promise<{ saved: Saved; matchChange: MatchChange }> {
  const before = await standingNow(deps, userId);
  const saved = await save();
  if (!(await deps.memberChanged(userId))) return { saved, matchChange: null };
  const now = await standingNow(deps, userId);
  return { saved, matchChange: before && now ? compareLists(before, now) : null };
}

/** How the list stands, or undefined: a list that fails must not keep anybody from saving. */
async function standingNow(deps: Deps, userId: string): Promise<Standing | undefined> {
  try {
    const { people, relaxed, leftOut } = await deps.ranking.run(userId, () => rankingNow(deps, userId));
    const top = people.slice(0, TOP);
    const members = await findMembers(
      deps.db,
      top.map(({ id }) => id),
    );
    const names = new Map(members.map(({ id, fullName }) => [id, fullName]));
    return {
      top: top.map(({ id, shown }) => ({ id, fullName: names.get(id) ?? '', match: matchLabel(shown) })),
      total: people.length,
      relaxed,
      leftOut,
    };
  } catch (error) {
    if (!goneMember(error)) deps.log.error({ err: error, userId }, 'list before and after a save');
    return undefined;
  }
}

/** The list without what is left to chance: only what was saved makes a difference. */
async function rankingNow(deps: Deps, userId: string): Promise<Ranking> {
  const viewer = await findViewer(deps, userId);
  if (!viewer) return { people: [], relaxed: [], leftOut: [] };
  const [pool, { tables }] = await Promise.all([
    findPool(deps.db, viewer, deps.now()),
    findServingWeights(deps.db),
  ]);
  const { ids, rest } = guessRows(viewer.traits, pool);
  return rankLooked(viewer.row, { rows: await findFeatures(deps.db, pool, ids), rest }, tables);
}
