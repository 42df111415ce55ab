import { APPLICANTS, FOUNDERS } from './people.ts';
import { type SetPerson, STYLES } from './types.ts';

const EVERY = 3;

/** Ids of every third reader, those of one style one after the other, so that each style gives its share. */
function everyThird(readers: readonly SetPerson[]): string[] {
  const byStyle = STYLES.flatMap((style) => readers.filter((reader) => reader.style === style));
  return byStyle.filter((_, place) => place % EVERY === EVERY - 1).map(({ id }) => id);
}

/**
 * Ids of the 20 founders and 20 applicants whose lists are locked: they are looked at once, when a model is finished,
 * and the result stands. Until then a model is tuned and compared on the lists of the open readers alone.
 *
 * A pair belongs to two lists. What is fitted to grades (weights, thresholds) takes pairs of two open readers, 40 × 40,
 * or it has seen part of a locked list. Locked people may stand as candidates in the list of an open reader.
 */
export const LOCKED: ReadonlySet<string> = new Set([...everyThird(FOUNDERS), ...everyThird(APPLICANTS)]);
