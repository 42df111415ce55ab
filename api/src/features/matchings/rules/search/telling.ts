/** A word of a search as it is compared. */
export interface Lexeme {
  readonly lexeme: string;
  /** How telling it is: the logarithm of how few have written it. */
  readonly weight: number;
  /** People who have written it. */
  readonly count: number;
}

/** Words that so large a share of people have written find nobody where a rarer word stands beside them. */
const ORDINARY = 0.1;
/** Words that find as many people find the hundred best: each that is found has to be weighed. */
const ENOUGH = 2_000;

/** Words of a search that find people: the rarer ones, rarest first, until they find enough; all of them where all are ordinary. */
export function telling(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const rare = lexemes.filter(({ weight }) => weight > Math.log(1 / ORDINARY));
  if (rare.length === 0) return lexemes;
  let found = 0;
  return rare
    .toSorted((one, other) => one.count - other.count)
    .filter(({ count }) => {
      const isNeeded = found < ENOUGH;
      found += count;
      return isNeeded;
    });
}
