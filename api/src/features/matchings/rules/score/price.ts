/** How many requests a member reads and answers in a week until their own habit is known. */
export const PRIOR_CAPACITY = 5;
/** Size of a step, what keeps the logarithm finite, and how low a price falls. */
export const PRICE = { step: 0.15, softening: 0.1, lowest: -1 } as const;

/**
 * The capacity price after a period in which the member was shown `load` times, weighed by how likely a reader
 * looked at that place and would like them: `max(−1, price + .15·log((load+.1)/(capacity+.1)))`. It rises while
 * more attention comes than the member can answer and falls, to −1, while less does. Log units of the rank score.
 */
export function nextPrice(price: number, load: number, capacity = PRIOR_CAPACITY): number {
  return Math.max(
    PRICE.lowest,
    price + PRICE.step * Math.log((load + PRICE.softening) / (capacity + PRICE.softening)),
  );
}

/** Chance that somebody reads as far down as `position` (1 is the top): 1 / log2(position + 1). */
export function examination(position: number): number {
  return 1 / Math.log2(position + 1);
}

export const EXPOSURES_DUE = 30;
/** Largest bonus, and how complete a profile must be to get one. */
export const EXPLORE = { bonus: 0.5, completeness: 0.5 } as const;

/**
 * Bonus, in log units, for an active member with a profile that is at least half complete who was shown fewer
 * than thirty times in the last 14 days: half a unit when never shown, fading to none.
 */
export function exploreBonus(exposures: number, completeness: number): number {
  if (completeness < EXPLORE.completeness) return 0;
  return EXPLORE.bonus * Math.max(0, 1 - exposures / EXPOSURES_DUE);
}
