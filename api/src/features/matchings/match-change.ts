import type { MatchChange } from '@ampersand/contract/preference';
import type { Deps } from '../../http/deps.ts';
import { summaryOf } from './lists.ts';
import { findMembers } from './members.ts';
import { compareTops, type TopMatch } from './rules/explain/changes.ts';
import { matchLabel } from './rules/score/score.ts';

/** Saves, and says what that did to the top of the member's own list (null: not known yet). */
export async function withMatchChange<Saved>(
  deps: Deps,
  userId: string,
  save: () => Promise<Saved>,
): Promise<{ saved: Saved; matchChange: MatchChange }> {
  const before = await topNow(deps, userId);
  const saved = await save();
  if (!(await deps.memberChanged(userId))) return { saved, matchChange: null };
  const after = await topNow(deps, userId);
  return { saved, matchChange: before && after ? compareTops(before, after) : null };
}

/** The top of the list, or undefined: a list that fails must not keep anybody from saving. */
async function topNow(deps: Deps, userId: string): Promise<TopMatch[] | undefined> {
  try {
    const { top } = await summaryOf(deps, userId);
    const members = await findMembers(
      deps.db,
      top.map(({ id }) => id),
    );
    const names = new Map(members.map(({ id, fullName }) => [id, fullName]));
    return top.map(({ id, shown }) => ({ id, fullName: names.get(id) ?? '', match: matchLabel(shown) }));
  } catch (error) {
    deps.log.error({ err: error, userId }, 'top of the list');
    return undefined;
  }
}
