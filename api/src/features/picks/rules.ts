import { HOUR_MS } from '@ampersand/contract/time';

/** Two people who could be picked for each other. */
export interface Candidates {
  readonly founderId: string;
  readonly applicantId: string;
  /** How well they fit, the same from both sides; more is better. */
  readonly value: number;
}

/**
 * Pairs of which everybody is in one at most: the best pair of all, then the best of those left, and so on. As both of a pair value it
 * alike, no two people would both rather have each other than their picks (Abraham, Levavi, Manlove and O'Malley, 'The Stable Roommates
 * Problem with Globally-Ranked Pairs', Internet Mathematics 5, 2008).
 */
export function pickPairs(candidates: readonly Candidates[]): Candidates[] {
  const taken = new Set<string>();
  return [...candidates].sort(bestFirst).filter(({ founderId, applicantId }) => {
    const isFree = !taken.has(founderId) && !taken.has(applicantId);
    if (isFree) taken.add(founderId).add(applicantId);
    return isFree;
  });
}

const keyOf = ({ founderId, applicantId }: Candidates) => `${founderId} ${applicantId}`;
const bestFirst = (one: Candidates, other: Candidates) =>
  other.value - one.value || (keyOf(one) < keyOf(other) ? -1 : 1);

/** What the list of one founder takes where there are 100,000 members, rounded up. */
const EACH_MS = 125;
/** It has to stay below a day, of which the next would be left out. */
const MOST_AHEAD_MS = 20 * HOUR_MS;

/**
 * How long before a day its pairs are picked, in milliseconds: an hour, so that few are later than whoever joins, and twice what the
 * founders take, as a round that a restart ends begins anew.
 */
export const aheadOf = (founders: number): number =>
  Math.min(HOUR_MS + 2 * founders * EACH_MS, MOST_AHEAD_MS);
