import { remembered } from '../memory/remembered.ts';
import { wordsOf } from '../read/vocabulary.ts';

const CLAUSE = /[.!?;:()–—\n]+(?:\s|$)|\s-\s/;
const OR = /\s*\/\s*|,?\s+(?:or|oder|o|ou)\s+/i;
/** More words between two commas are no name of a list. */
const LONGEST = 3;

/** What the clauses of a text leave the choice of, with the words around it: "we use Go" and "Kotlin" of "we use Go or Kotlin, we don't mind". */
const choicesIn = remembered((text): readonly (readonly string[])[] =>
  text.split(CLAUSE).flatMap((clause) => {
    const pieces = clause
      .replace(/\s+/g, ' ')
      .split(OR)
      .map((piece) => piece.split(/\s*,\s*/));
    if (pieces.length < 2) return [];
    const last = pieces.length - 1;
    return [pieces.flatMap((names, at) => (at === last ? names.slice(0, 1) : lastOf(names))).map(asWords)];
  }),
);

const asWords = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** The names in a row that a list ends with, and what stands before the first. */
function lastOf(names: readonly string[]): readonly string[] {
  return names.slice(names.findLastIndex((name, at) => at === 0 || name.split(/\s+/).length > LONGEST));
}

/** Whether a text leaves the choice between a name and one of the others: "Go or Kotlin". */
export function isAlternative(text: string, name: string, others: readonly string[]): boolean {
  const choices = choicesIn(text).filter((all) => isAmong(name, all));
  return choices.some((all) => others.some((other) => isAmong(other, all)));
}

/** "Someone who can build the app, or someone who can sell it": who brings one kind of skills needs no other. */
const EITHER_KIND =
  /\b(?:two|2|either(?: of two)?) (?:kinds?|types?|sorts?) of (?:people|persons?|partners?|co-?founders?)\b|\bor (?:(?:some|any)(?:one|body)|a person|one) (?:who|with|that)\b|\b(?:oder|o|ou) (?:jemand\w*|alguien|alguém|quelqu['’]un)\b/i;

export const wantsEitherKind = (text: string): boolean => EITHER_KIND.test(text);

function isAmong(text: string, choices: readonly string[]): boolean {
  const name = asWords(text);
  return choices.some((choice) => name.trim() && (choice.startsWith(name) || choice.endsWith(name)));
}
