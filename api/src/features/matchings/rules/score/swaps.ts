import { DAY_MS } from '@ampersand/contract/time';
import { hash32 } from '../../../../lib/hash32.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** One list in so many leaves part of its order to chance. */
export const SWAPPED_LISTS = 10;
/** Places that may change, and how near in rank (log units) two neighbours must be: nobody good is buried for it. */
const SWAPPED_PLACES = 20;
const NEARLY_EQUAL = 0.5;
/** Nobody reads 75% above 90%. */
const SHOWN_ALIKE = 0.05;

/**
 * Leaves to chance, in one list of ten, which of two neighbours of nearly equal rank and figure stands first: places 1 and 2, 3 and 4 and
 * so on, on every other day 2 and 3, 4 and 5. Both then carry the propensity .5, and what becomes of the two tells how far down people
 * look, whoever stands there. Lists shorter than twenty stay as they are.
 * The same for a viewer all day (UTC), so that pages fit together.
 */
export function withSwaps(list: Ranking, viewerId: string, now: Date): Ranking {
  const { people } = list;
  const day = Math.floor(now.getTime() / DAY_MS);
  if (people.length < SWAPPED_PLACES) return list;
  if (hash(`${viewerId} ${day}`) % SWAPPED_LISTS !== 0) return list;
  const ordered: Ranked[] = [...people];
  for (let at = firstOfPair(day); at + 1 < Math.min(SWAPPED_PLACES, people.length); at += 2) {
    const [upper, lower] = [people[at], people[at + 1]];
    if (!upper || !lower || upper.inactive !== lower.inactive) continue;
    if (Math.abs(upper.rank - lower.rank) > NEARLY_EQUAL) continue;
    if (Math.abs(upper.shown - lower.shown) > SHOWN_ALIKE) continue;
    const swapped = hash(`${viewerId} ${day} ${at}`) % 2 === 0;
    const pair = swapped ? [lower, upper] : [upper, lower];
    ordered.splice(at, 2, ...pair.map((each) => ({ ...each, propensity: 0.5 })));
  }
  return { ...list, people: ordered };
}

/** Where, from 0, the first pair of a day (counted since 1970) begins. */
export function firstOfPair(day: number): number {
  return day % 2;
}

/** With the last mix of MurmurHash3: the lowest bits of days that follow each other differ. */
function hash(text: string): number {
  let mixed = hash32(text);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
