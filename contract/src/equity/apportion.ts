/** The whole in hundredths of a per cent. */
export const WHOLE = 10_000;

/**
 * Divides a whole among weights so that the parts are whole and none is left over: everybody gets what is due cut off, and those
 * with the largest remainders one more each; of equal remainders the earlier. Hamilton's method: M. Balinski and H. P. Young,
 * Fair Representation, 2nd ed., Brookings 2001, p. 17. Weights are not below zero; without any above it everything is 0.
 */
export function apportion(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map(() => 0n);
  const due = weights.map((weight) => (whole * weight) / all);
  const remainders = weights.map((weight) => (whole * weight) % all);
  const left = Number(whole - due.reduce((sum, part) => sum + part, 0n));
  const first = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder))
    .slice(0, left);
  const raised = new Set(first.map(({ index }) => index));
  return due.map((part, index) => (raised.has(index) ? part + 1n : part));
}

/** What part of all each number of shares is, in hundredths of a per cent that sum to 10,000. */
export const hundredths = (shares: readonly bigint[]): number[] =>
  apportion(BigInt(WHOLE), shares).map(Number);
