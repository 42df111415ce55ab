/** English words on where and how one works, and how other languages have them: lower case, without accents, numbers in figures. */
export type Phrase = readonly [words: RegExp, english: string | ((match: readonly string[]) => string)];

/** A place, as `way-gloss.ts` writes it: a number between two angles. */
export const SPOT = '‹\\d+›';

export const OF = "(?:d[eiou]s?|del|della|der|des|dem|da|do|l'|d'|la|il|von|van)";
export const IN = "(?:in|im|en|em|a|au|aux|na|no|dans|bei|auf|nell'|dans l'|i|el|il|la|le|l'|dem|der|di|op)";
export const TO = '(?:nach|a|para|en|em|in|ate|pour)';

export const phrase = (words: string, english: Phrase[1]): Phrase => [
  new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'uy'),
  english,
];

/** One phrase for each word of English, others separated by `|`. */
export const all = (words: Readonly<Record<string, string>>): Phrase[] =>
  Object.entries(words).map(([english, others]) => phrase(others, english));
