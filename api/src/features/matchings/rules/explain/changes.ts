import type { MatchChange } from '@ampersand/contract/preference';

/** Somebody in the top of a list. */
export interface TopMatch {
  readonly id: string;
  readonly fullName: string;
  /** The score as a label, such as `87%`. */
  readonly match: string;
}

const MOST_NAMED = 5;

/** What a save did to the top of a list, best first in both; at most twenty people are compared. */
export function compareTops(before: readonly TopMatch[], now: readonly TopMatch[]): NonNullable<MatchChange> {
  const placesBefore = new Map(before.map(({ id }, place) => [id, place]));
  const entered = now.filter(({ id }) => !placesBefore.has(id));
  const moved = now.filter(({ id }, place) => placesBefore.has(id) && placesBefore.get(id) !== place);
  return {
    compared: now.length,
    entered: entered.slice(0, MOST_NAMED),
    enteredCount: entered.length,
    movedCount: moved.length,
    bestBefore: before[0]?.match ?? null,
    bestNow: now[0]?.match ?? null,
  };
}
