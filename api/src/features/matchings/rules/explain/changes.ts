import type { MatchChange } from '@ampersand/contract/preference';
import type { Ranking } from '../score/ranking.ts';

/** Somebody in the top of a list. */
interface TopMatch {
  readonly id: string;
  readonly fullName: string;
  /** The score as a label, such as `87%`. */
  readonly match: string;
}

/** A member's list at one moment. */
export interface Standing extends Pick<Ranking, 'relaxed' | 'leftOut'> {
  /** The first twenty, best first. */
  readonly top: readonly TopMatch[];
  /** How many people the whole list has. */
  readonly total: number;
}

const MOST_NAMED = 5;

/** What a save did to a list, and whom must-haves leave out of it now. */
export function compareLists(before: Standing, now: Standing): NonNullable<MatchChange> {
  const placesBefore = new Map(before.top.map(({ id }, place) => [id, place]));
  const entered = now.top.filter(({ id }) => !placesBefore.has(id));
  const moved = now.top.filter(({ id }, place) => placesBefore.has(id) && placesBefore.get(id) !== place);
  const stayed = now.top.length - entered.length;
  return {
    compared: now.top.length,
    entered: entered.slice(0, MOST_NAMED),
    enteredCount: entered.length,
    movedCount: moved.length,
    leftCount: before.top.length - stayed,
    totalBefore: before.total,
    totalNow: now.total,
    leftOut: [...now.leftOut],
    relaxed: [...now.relaxed],
    bestBefore: before.top[0]?.match ?? null,
    bestNow: now.top[0]?.match ?? null,
  };
}
