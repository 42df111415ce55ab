import { hash32 } from '../../../../lib/hash32.ts';

const RUN = 4;
/** Fewer say nothing: a short sentence may be anybody's. */
const FEWEST = 10;
/** Numbers of a sketch, where there is one. */
export const SKETCH_LENGTH = 32;
/**
 * As many equal numbers, of 32, as no two people have by chance: of all pairs of the labelled sets, of one side or of two, two
 * have more than two, and those are the copies planted there.
 */
const COPIED = 4;

/**
 * A sketch of what somebody wrote, by which copies are found: of all runs of four words the smallest hash under each of 32
 * orders (MinHash: Broder 1997, "On the resemblance and containment of documents"). Empty where there is little of it.
 */
export function sketchOf(texts: readonly string[]): readonly number[] {
  const runs = new Set(texts.flatMap(runsOf).map(hash32));
  if (runs.size < FEWEST) return [];
  return Array.from({ length: SKETCH_LENGTH }, (_, order) => {
    let least = 0xffff_ffff;
    for (const run of runs) least = Math.min(least, mixed(run, order));
    return least;
  });
}

/** Whether two people have written, in good part, the same sentences. */
export function isCopy(one: readonly number[], other: readonly number[]): boolean {
  let equal = 0;
  for (let i = 0; i < one.length; i++) if (one[i] === other[i]) equal++;
  return equal >= COPIED;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}

/** Another order of all 32-bit numbers for each `order`: the finisher of MurmurHash3 with a seed (Appleby 2011). */
function mixed(value: number, order: number): number {
  let hash = Math.imul(value ^ Math.imul(order + 1, 0x9e37_79b1), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
