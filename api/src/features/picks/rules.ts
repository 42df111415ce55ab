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
