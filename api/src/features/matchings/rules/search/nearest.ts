import { type Aspect, TERM_KINDS } from '../read/texts.ts';
import type { Traits } from '../read/traits.ts';
import { cosine, type Vector } from '../read/vectors.ts';

/** What somebody has written that is nearest to a search: a term as they wrote it, or an aspect, of which the mean is known. */
export interface Nearest {
  /** The cosine, -1 to 1; 0 where they have written nothing. */
  readonly value: number;
  readonly term?: string;
  readonly aspect?: Aspect;
}

/** Means of many things: near everything, and no sentence. */
const MIXED: ReadonlySet<string> = new Set<Aspect>(['whole', 'craft']);

/** Of the nearness of a person, the share of all they have written; of .1 to .3 the best on `bench/search`. */
const WHOLE = 0.2;

/** How near somebody is to a search, -1 to 1: their nearest single thing, and a little of everything. */
export function nearnessOf(traits: Traits, wanted: Vector): number {
  const { whole } = traits.aspects;
  return (1 - WHOLE) * nearestOf(traits, wanted).value + WHOLE * (whole ? cosine(whole, wanted) : 0);
}

/** The nearest single thing; what they do not want is none. */
export function nearestOf({ terms, aspects }: Traits, wanted: Vector): Nearest {
  let nearest: Nearest = { value: 0 };
  for (const kind of TERM_KINDS.filter((each) => each !== 'AVOID'))
    for (const { vector, text } of terms[kind]) {
      const value = cosine(vector, wanted);
      if (value > nearest.value) nearest = { value, term: text };
    }
  for (const [aspect, vector] of Object.entries(aspects)) {
    const value = cosine(vector, wanted);
    if (!MIXED.has(aspect) && value > nearest.value) nearest = { value, aspect: aspect as Aspect };
  }
  return nearest;
}
