import type { MatchGroup } from '@ampersand/contract/matchings';
import { pointsOf } from './score.ts';

/**
 * From how many points on a match is called strong, and worth a look. Of the labelled pairs of `npm run bench:matching` no wrong
 * one reaches the first, which seven of ten right ones do, and 99 of 100 wrong ones show less than the second.
 */
const FROM = { strong: 60, worthALook: 50 } as const;

/** People with fewer points are left out of a list that is long enough without them. */
export const FLOOR = 35;

/** Whether somebody stands below the floor, by the figure that is shown. */
export const isBelowFloor = (shown: number): boolean => pointsOf(shown) < FLOOR;

/** Groups of a list, the best first. */
export const GROUPS: readonly MatchGroup[] = ['STRONG', 'WORTH_A_LOOK', 'STRETCH', 'AWAY'];

/** @param shown the score that is shown, 0-1. */
export function groupOf({
  shown,
  inactive,
}: {
  readonly shown: number;
  readonly inactive: boolean;
}): MatchGroup {
  if (inactive) return 'AWAY';
  const points = pointsOf(shown);
  if (points >= FROM.strong) return 'STRONG';
  return points >= FROM.worthALook ? 'WORTH_A_LOOK' : 'STRETCH';
}
