import type { Term, Traits } from '../read/traits.ts';

/** Known skills and areas share so many numbers; those that share one count as one, for retrieval only. */
export const SKILL_FACTS = 128;
/** An area in common, against the very skill. */
const AREA = 0.4;
/** What it adds to the log-odds of both directions when every need is met by name; needs and what is wanted count alike here. */
const ALL_MET = 1.5;

/** Skills of a candidate by name, for a reader of the other side: an applicant's as they are, a founder's needs by their share. */
export function skillFacts(own: Traits): number[] {
  return own.role === 'APPLICANT' ? had(own.terms.BRING) : needed(own.terms.NEED);
}

/** What a reader's needs are among those facts: the inner product with a candidate's `skillFacts` grows with the share of needs that are met. */
export function skillQuery(reader: Traits): number[] {
  return skillFacts(reader).map((value) => ALL_MET * value);
}

function had(terms: readonly Term[]): number[] {
  const facts = new Array<number>(SKILL_FACTS).fill(0);
  const raise = (id: number, value: number) => {
    facts[id % SKILL_FACTS] = Math.max(facts[id % SKILL_FACTS] ?? 0, value);
  };
  for (const { concepts, areas } of terms) {
    for (const id of concepts) raise(id, 1);
    for (const id of areas) raise(id, AREA);
  }
  return facts;
}

function needed(terms: readonly Term[]): number[] {
  const facts = new Array<number>(SKILL_FACTS).fill(0);
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const add = (id: number, value: number) => {
    facts[id % SKILL_FACTS] = (facts[id % SKILL_FACTS] ?? 0) + value;
  };
  for (const { concepts, areas, weight } of terms) {
    const share = weight / all / Math.max(1, concepts.length);
    for (const id of concepts) add(id, share);
    for (const id of areas) add(id, AREA * share);
  }
  return facts;
}
