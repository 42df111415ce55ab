/** At most so many criteria on a score card. */
export const MOST_CRITERIA = 12;
/** Weights are 1 to 5, points 0 to 5. */
export const MOST_WEIGHT = 5;
export const MOST_POINTS = 5;

/** Criteria to start with; everybody makes them their own. */
export const SUGGESTED_CRITERIA: readonly { readonly name: string; readonly weight: number }[] = [
  { name: 'Brings what I cannot do', weight: 5 },
  { name: 'Wants the same from this', weight: 5 },
  { name: 'I trust them', weight: 5 },
  { name: 'Keeps their word', weight: 4 },
  { name: 'Has the time', weight: 3 },
  { name: 'Is easy to talk with', weight: 3 },
];

interface Weighed {
  readonly id: string;
  readonly weight: number;
}

/** What a member's points for somebody come to. */
export interface ScoreSum {
  /** Points by their weights, summed. */
  readonly sum: number;
  /** What it could be at most with all criteria. */
  readonly most: number;
  /** How many criteria have no points yet. */
  readonly open: number;
}

/** @param pointsOf the points of a criterion, 0 to 5; undefined: none yet. */
export function scoreSum(
  criteria: readonly Weighed[],
  pointsOf: (criterionId: string) => number | undefined,
): ScoreSum {
  const given = criteria.map(({ id, weight }) => ({ weight, points: pointsOf(id) }));
  return {
    sum: given.reduce((sum, { weight, points = 0 }) => sum + weight * points, 0),
    most: criteria.reduce((sum, { weight }) => sum + weight * MOST_POINTS, 0),
    open: given.filter(({ points }) => points === undefined).length,
  };
}
