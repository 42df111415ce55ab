/** Endings and letters that are British in the first, and what they are in American spelling. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})(?<!pr)is(?=(?:e[drs]?|ers|ing|ations?|ational)$)/u, 'iz'],
  [/(?<=\p{L}{3})ys(?=(?:e[drs]?|ers|ing)$)/u, 'yz'],
  [/(?<=\p{L}{3})our(?=(?:s|al|ed|ing|ist|ful|ite)?$)/u, 'or'],
  [/(?<=^(?:cent|theat|fib|lit|met|calib|spect))re(?=s?$)/, 'er'],
  [/(?<=\p{L}{3})ll(?=(?:ed|ers?|ing)$)/u, 'l'],
  [/(?<=\p{L}{3})ogue(?=s?$)/u, 'og'],
  [/(?<=^program)me(?=s?$)/, ''],
  [/(?<=^(?:def|lic|off|pret))ence(?=s?$)/, 'ense'],
  [/^(?=.{6})(\p{L}+)ae(?=\p{L}{3})/u, '$1e'],
];

/** A word as Americans spell it: "optimisation" and "optimization" are one. Of words of other languages only whether two are equal is kept. */
export function spelled(word: string): string {
  return SPELLINGS.reduce((spelling, [british, american]) => spelling.replace(british, american), word);
}
