import { WHOLE } from './apportion.ts';
import {
  asNumber,
  type Fraction,
  floorOf,
  fraction,
  minus,
  over,
  plus,
  sum,
  times,
  ZERO,
} from './fraction.ts';

/** What somebody brings to a startup. */
export const CONTRIBUTIONS = [
  'IDEA',
  'WORK_SO_FAR',
  'WORK_TO_COME',
  'CASH',
  'RIGHTS',
  'NETWORK',
  'RISK',
  'ROLE',
] as const;
export type Contribution = (typeof CONTRIBUTIONS)[number];

/** How much a contribution counts, 0 to 10, and what part of it one of the two brings, 0 to 100. */
interface Judgement {
  readonly weight: number;
  readonly share: number;
}
export type Judgements = Readonly<Record<Contribution, Judgement>>;

/** Judgements told of the other of the two. */
export function mirrored(judgements: Judgements): Judgements {
  const flipped = CONTRIBUTIONS.map((name) => {
    const { weight, share } = judgements[name];
    return [name, { weight, share: 100 - share }];
  });
  // Made of every contribution.
  return Object.fromEntries(flipped) as Judgements;
}

const weightsOf = (judgements: Judgements) =>
  sum(CONTRIBUTIONS.map((name) => fraction(BigInt(judgements[name].weight))));

const part = (judgements: Judgements, name: Contribution) =>
  over(fraction(BigInt(judgements[name].weight)), weightsOf(judgements));

/** The part of a contribution in all that counts, 0 to 1. @throws {RangeError} where nothing counts. */
export const partOf = (judgements: Judgements, name: Contribution): number =>
  asNumber(part(judgements, name));

const shareOf = (judgements: Judgements, name: Contribution) =>
  fraction(BigInt(judgements[name].share), 100n);

const exactSplit = (judgements: Judgements) =>
  sum(CONTRIBUTIONS.map((name) => times(part(judgements, name), shareOf(judgements, name))));

/** Half of a hundredth goes to whoever has less: the two mirror each other. */
function rounded(exact: Fraction): number {
  const scaled = times(exact, fraction(BigInt(WHOLE)));
  const cut = Number(floorOf(scaled));
  const rest = minus(scaled, fraction(BigInt(cut)));
  const isHalf = rest.n * 2n === rest.d;
  if (isHalf) return cut < WHOLE / 2 ? cut + 1 : cut;
  return rest.n * 2n > rest.d ? cut + 1 : cut;
}

/**
 * What one of the two gets when shares follow contributions: the mean of the shares, weighed by how much each counts. In hundredths
 * of a per cent; what is left of 10,000 is the other's. @throws {RangeError} where nothing counts.
 */
export const splitOf = (judgements: Judgements): number => rounded(exactSplit(judgements));

/** By how many hundredths of a per cent a contribution moves one split from the other: because each weighs it differently, and because each sees the shares in it differently. */
interface Cause {
  readonly contribution: Contribution;
  readonly byWeight: number;
  readonly byShare: number;
}

interface Comparison {
  /** What the first of the two gets as each of them sees it, in hundredths of a per cent. */
  readonly one: number;
  readonly other: number;
  /** Where what both could agree on lies. */
  readonly least: number;
  readonly most: number;
  /** What moves the most first; together they make `one - other`. */
  readonly causes: readonly Cause[];
}

const HALF = fraction(1n, 2n);
const mean = (a: Fraction, b: Fraction) => times(plus(a, b), HALF);

/**
 * Why two see the same split differently; `one` and `other` tell of the same person. The difference of two weighed means is taken
 * apart as in E. M. Kitagawa, Components of a Difference Between Two Rates, JASA 50 (1955): the difference of shares at the mean
 * weight, and of weights at the mean share, which is counted from the mean of both splits since weights only shift what is there.
 */
export function compareSplits(one: Judgements, other: Judgements): Comparison {
  const middle = mean(exactSplit(one), exactSplit(other));
  const scaled = (value: Fraction) => asNumber(times(value, fraction(BigInt(WHOLE))));
  const causes = CONTRIBUTIONS.map((contribution) => {
    const parts = [part(one, contribution), part(other, contribution)] as const;
    // Of what does not count for somebody they see no part: nothing but its weight differs.
    const shares = [
      shareOf(one[contribution].weight > 0 ? one : other, contribution),
      shareOf(other[contribution].weight > 0 ? other : one, contribution),
    ] as const;
    return {
      contribution,
      byWeight: scaled(times(minus(...parts), minus(mean(...shares), middle))),
      byShare: scaled(times(mean(...parts), minus(...shares))),
    };
  });
  const [first, second] = [splitOf(one), splitOf(other)];
  return {
    one: first,
    other: second,
    least: Math.min(first, second),
    most: Math.max(first, second),
    causes: causes.sort((a, b) => moves(b) - moves(a)),
  };
}

const moves = ({ byWeight, byShare }: Cause) => Math.abs(byWeight + byShare);

/** Whether anything counts at all. */
export const counts = (judgements: Judgements): boolean => weightsOf(judgements).n > ZERO.n;
