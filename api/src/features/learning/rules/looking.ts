import { looksAt } from '../../matchings/rules/score/price.ts';

/** What became of a pair of neighbours whose order was left to chance: how often the person at each place was opened. */
export interface SwapCount {
  /** Place of the upper one, from 1. */
  readonly place: number;
  readonly upper: number;
  readonly lower: number;
}

/** So many openings must speak before they count as much as what is assumed without them. */
const ASSUMED = 20;
/** Chances below are taken for this: few examples must not decide everything. */
const LEAST = 0.1;

/**
 * The chance that somebody looks at a place, against the first, measured by chance: both neighbours are as good, so openings differ only
 * by place. Ratios are drawn to `1 / log2(place + 1)`, never above 1, and multiplied down the list.
 * @returns the chance for a place from 1, .1 to 1; 1 where no place is known.
 */
export function lookingChances(counts: readonly SwapCount[]): (place: number | null) => number {
  const byPlace = new Map(counts.map((count) => [count.place, count]));
  const deepest = Math.max(1, ...counts.map(({ place }) => place + 1));
  const chances = [1];
  for (let place = 1; place < deepest; place++) {
    const { upper, lower } = byPlace.get(place) ?? { upper: 0, lower: 0 };
    const prior = looksAt(place + 1) / looksAt(place);
    const ratio = Math.min(1, (lower + ASSUMED * prior) / (upper + ASSUMED));
    chances.push((chances.at(-1) ?? 1) * ratio);
  }
  const last = chances.at(-1) ?? 1;
  return (place) => {
    if (place === null || place < 1) return 1;
    const chance = chances[place - 1] ?? (last * looksAt(place)) / looksAt(deepest);
    return Math.min(1, Math.max(LEAST, chance));
  };
}
