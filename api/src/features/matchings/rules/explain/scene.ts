import type { Side } from '@ampersand/contract/enumerations';
import type { Person } from '../read/person.ts';
import type { Term } from '../read/traits.ts';
import type { Pair } from '../score/pair.ts';
import type { Voice } from './wording.ts';

/** A sentence and the fields it was read from. */
export interface Sentence {
  readonly text: string;
  readonly fields: string[];
}

/** What a sentence is made of: the pair, the words of both people, and how the reader calls each. */
export interface Scene {
  readonly pair: Pair;
  readonly founder: Person;
  readonly applicant: Person;
  readonly f: Voice;
  readonly a: Voice;
}

/** Writes a sentence that begins with whoever `looks` for what it is about, or none where it would say nothing true. */
export type Writer = (scene: Scene, looks: Side) => Sentence | undefined;

/** Whoever looks speaks first. */
export function inOrder<Part>(looks: Side, ofFounder: Part, ofApplicant: Part): [Part, Part] {
  return looks === 'FOUNDER' ? [ofFounder, ofApplicant] : [ofApplicant, ofFounder];
}

/** The industry of the founder's company, as it was read. */
export const ownField = ({ pair, founder }: Scene): Term | undefined =>
  pair.founder.terms.IDEA.find(({ text }) => text === founder.company?.industry);
