import { remembered } from '../memory/remembered.ts';
import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';

/** Letters that one Greek or Latin name has otherwise in English, French, Spanish, Portuguese, Italian and German. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu|k/g, 'c'],
  [/y/g, 'i'],
  [/coes?$|cao$/, 'cion'],
  [/ais$/, 'al'],
  [/[tz]i(?=[oa])/g, 'ci'],
  [/(.)\1/g, '$1'],
];
const ENDING = /(?:ic)?(?:ie|ia|es|e|a|o|i)?$/;
/** Letters of a word that means the same in each. */
const SHORTEST = 7;

const rootOf = (word: string) =>
  LETTERS.reduce((root, [letter, alike]) => root.replace(letter, alike), word).replace(ENDING, '');

/** The roots of all words in whatever order, of names without short ones. */
const rootsOf = remembered((text): { roots: string | undefined } => {
  const words = wordsOf(text);
  const isLong = words.length > 0 && words.every((word) => word.length >= SHORTEST);
  return { roots: isLong ? words.map(rootOf).toSorted().join(' ') : undefined };
});

/** Whether two names are one in two languages: "fotogrametría" is photogrammetry, "relaciones institucionales" institutional relations. */
export function areCognates(one: Term, other: Term): boolean {
  const { roots } = rootsOf(one.text);
  return roots !== undefined && one.key !== other.key && roots === rootsOf(other.text).roots;
}
