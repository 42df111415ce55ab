/** An exact number `n / d`; `d` is above zero, both without a common divisor. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
const absolute = (value: bigint) => (value < 0n ? -value : value);

/** @throws {RangeError} for a division by zero. */
export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 0n) throw new RangeError('a fraction of nothing');
  const by = gcd(absolute(n), absolute(d)) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

export const plus = (one: Fraction, other: Fraction) =>
  fraction(one.n * other.d + other.n * one.d, one.d * other.d);
export const minus = (one: Fraction, other: Fraction) =>
  fraction(one.n * other.d - other.n * one.d, one.d * other.d);
export const times = (one: Fraction, other: Fraction) => fraction(one.n * other.n, one.d * other.d);
export const over = (one: Fraction, other: Fraction) => fraction(one.n * other.d, one.d * other.n);
export const sum = (fractions: readonly Fraction[]) => fractions.reduce(plus, ZERO);
export const isBelow = (one: Fraction, other: Fraction) => one.n * other.d < other.n * one.d;
export const isPositive = ({ n }: Fraction) => n > 0n;

/** The largest whole number that is not above a fraction. */
export function floorOf({ n, d }: Fraction): bigint {
  const towardsZero = n / d;
  return n < 0n && n % d !== 0n ? towardsZero - 1n : towardsZero;
}

/** Cut off after so many digits. */
export function cutOff(value: Fraction, digits: number): Fraction {
  const scale = 10n ** BigInt(digits);
  return fraction(floorOf(times(value, fraction(scale))), scale);
}

/** For pictures and words, not for sums. */
export const asNumber = ({ n, d }: Fraction) => Number(n) / Number(d);
