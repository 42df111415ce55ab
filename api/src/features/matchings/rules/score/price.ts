/** Requests of so many days make a price. */
export const LOAD_DAYS = 7;
/** How many requests a member reads and answers in a week until their own habit is known. */
export const PRIOR_CAPACITY = 5;
/** Size of a step, what keeps the logarithm finite, and how low a price falls. */
export const PRICE = { step: 0.15, softening: 0.1, lowest: -1 } as const;

/**
 * The price after one day, in log units: up while more requests come than the member can answer, down while fewer do, never below
 * the lowest. With expected likes instead of requests all were shown alike in the planted market, and fewer pairs met.
 * @param load requests of the last seven days.
 * @param capacity requests a week.
 */
export function nextPrice(price: number, load: number, capacity: number): number {
  const { step, softening, lowest } = PRICE;
  return Math.max(lowest, price + step * Math.log((load + softening) / (capacity + softening)));
}

/** In log units, times the logarithm of 1 + requests / capacity: 1.4 for whoever was asked as often as they can answer. */
const CROWDED = 2;

/**
 * What the requests of the last seven days add to a price at once: a daily price cannot answer to a morning on which everybody
 * finds the same person.
 * @param capacity requests a week.
 */
export function crowding(requests: number, capacity: number): number {
  return CROWDED * Math.log1p(requests / capacity);
}

/** The chance that a viewer looks as far down a list as a place, from 1, against the first. */
export function looksAt(place: number): number {
  return 1 / Math.log2(place + 1);
}

export const IMPRESSIONS_DUE = 30;
/** Largest bonus, and how complete a profile must be to get one. */
export const EXPLORE = { bonus: 2, completeness: 0.5 } as const;

/**
 * Bonus, in log units, for an active member with a profile that is at least half complete who was shown fewer
 * than thirty times in the last 14 days: two units when never shown, fading to none.
 */
export function exploreBonus(impressions: number, completeness: number): number {
  if (completeness < EXPLORE.completeness) return 0;
  return EXPLORE.bonus * Math.max(0, 1 - impressions / IMPRESSIONS_DUE);
}

/** What each day on which somebody was shown and not looked at takes off their rank, and what all of them take off at most, in log-odds. */
const SEEN = { each: 1, most: 6 } as const;
/** Days that count. */
export const SEEN_DAYS = 14;

/**
 * What is taken off the rank of somebody whom a reader has seen on `days` days without looking at them, so that a list does
 * not stay the same; sizes are those that did best in the planted market (`npm run bench:market`).
 */
export function seenPenalty(days: number): number {
  return Math.min(SEEN.each * days, SEEN.most);
}
