import { hundredths, WHOLE } from './apportion.ts';
import {
  cutOff,
  type Fraction,
  floorOf,
  fraction,
  isBelow,
  isPositive,
  minus,
  ONE,
  over,
  plus,
  sum,
  times,
  ZERO,
} from './fraction.ts';

/** Shares that the two founders have between them; a hundredth of a per cent is a thousand. */
export const FOUNDING_SHARES = 10_000_000n;
const POOL = 'POOL';

/** Somebody who holds shares: FIRST and SECOND are the two, POOL is for whoever comes later. */
interface Holding {
  readonly holder: 'FIRST' | 'SECOND' | typeof POOL | `SAFE ${number}` | `ROUND ${number}`;
  readonly shares: bigint;
}

/** Who holds what after something happened; shares of it in hundredths of a per cent sum to 10,000. */
export interface Stage {
  readonly holdings: readonly Holding[];
}

export const totalOf = ({ holdings }: Stage): bigint =>
  holdings.reduce((total, { shares }) => total + shares, 0n);

/** What part each holding of a stage is, in hundredths of a per cent. */
export const partsOf = ({ holdings }: Stage): number[] => hundredths(holdings.map(({ shares }) => shares));

/** The beginning: `first` and `pool` in hundredths of a per cent. The two divide the founding shares exactly; the pool comes on top, as large as its part of all of it, cut off to whole shares. */
export function foundingStage({ first, pool }: { first: number; pool: number }): Stage {
  const own = (FOUNDING_SHARES * BigInt(first)) / BigInt(WHOLE);
  const kept = (FOUNDING_SHARES * BigInt(pool)) / BigInt(WHOLE - pool);
  return {
    holdings: [
      { holder: 'FIRST', shares: own },
      { holder: 'SECOND', shares: FOUNDING_SHARES - own },
      ...(pool > 0 ? [{ holder: POOL, shares: kept } as const] : []),
    ],
  };
}

/** Money for shares of a later round. A SAFE is POST_MONEY (its cap counts all SAFEs) or PRE_MONEY (it counts none); with a cap, a discount or both the better of them holds for its investor. */
export interface Safe {
  readonly kind: 'POST_MONEY' | 'PRE_MONEY';
  /** Whole units of a currency. */
  readonly amount: bigint;
  /** Null: none. */
  readonly cap: bigint | null;
  /** Hundredths of a per cent off the price of the round. */
  readonly discount: number;
}

export interface Round {
  readonly preMoney: bigint;
  readonly investment: bigint;
  /** What the option pool is to be after the round, in hundredths of a per cent; it is only ever made larger. */
  readonly pool: number;
}

/** Digits after which a price per share is cut off: of the round, and of a SAFE with a cap. */
interface Digits {
  readonly round: number;
  readonly cap: number;
}
const DIGITS: Digits = { round: 6, cap: 6 };

/** Why there is no such round: the SAFEs or the pool would take more than there is, or a share would cost nothing. */
type Impossible = 'SAFES_TAKE_ALL' | 'POOL_TAKES_ALL' | 'PRICE_TOO_SMALL';

interface Priced extends Stage {
  /** Of a share, in the currency of the amounts. */
  readonly price: Fraction;
}

interface Terms {
  readonly existing: Fraction;
  readonly pool: Fraction;
  readonly safes: readonly Safe[];
  readonly round: Round;
  /** Which SAFEs convert at their cap; the others at the discount. */
  readonly atCap: readonly boolean[];
}

const money = (amount: bigint) => fraction(amount);
const offOf = ({ discount }: Safe) => fraction(BigInt(WHOLE - discount), BigInt(WHOLE));
const share = (part: number) => fraction(BigInt(part), BigInt(WHOLE));

/** The parts of `Terms` that the equations below speak of. */
function sumsOf({ safes, atCap }: Terms) {
  const of = (kind: Safe['kind'], cap: boolean, value: (safe: Safe) => Fraction) =>
    sum(safes.filter((safe, index) => safe.kind === kind && atCap[index] === cap).map(value));
  const byCap = (safe: Safe) => over(money(safe.amount), money(safe.cap ?? 1n));
  const byDiscount = (safe: Safe) => over(money(safe.amount), offOf(safe));
  return {
    postCap: of('POST_MONEY', true, byCap),
    preCap: of('PRE_MONEY', true, byCap),
    postDiscount: of('POST_MONEY', false, byDiscount),
    preDiscount: of('PRE_MONEY', false, byDiscount),
  };
}

/** What a round comes to: capitalizations in shares, the price in money a share. */
interface Solution {
  readonly price: Fraction;
  /** Shares and pool before the round, its increase included. */
  readonly withPool: Fraction;
  /** All shares without the increase, and with all SAFEs: what a post-money cap is counted on. */
  readonly company: Fraction;
}

/**
 * Price, pool and SAFEs hang on each other, in linear equations that are solved exactly. With A shares before the round and the
 * increase of the pool in them, C without, x = 1 / price, company capitalization K = C + all SAFE shares:
 *   post-money SAFE at its cap: amount / cap × K shares; pre-money SAFE at its cap: amount / cap × A (the pool's increase counts);
 *   any at the discount: amount / (1 − discount) × x; pre-money valuation × x = A + shares of post-money SAFEs;
 *   pool after the round = its part × (A + all SAFE shares + investment × x).
 * As in the forms of Y Combinator: the post-money SAFE is in the pre-money valuation, the pre-money SAFE of its primer on top.
 */
function solve(terms: Terms): Solution | Impossible {
  const { existing: c, pool, round } = terms;
  const { postCap, preCap, postDiscount, preDiscount } = sumsOf(terms);
  const rest = minus(ONE, postCap);
  if (!isPositive(rest)) return 'SAFES_TAKE_ALL';
  const discounts = plus(postDiscount, preDiscount);
  const perX = minus(times(minus(money(round.preMoney), postDiscount), rest), times(postCap, discounts));
  if (!isPositive(perX)) return 'SAFES_TAKE_ALL';
  // x = (a × A + b) / perX
  const a = plus(rest, times(postCap, preCap));
  const b = times(postCap, c);
  const paid = plus(money(round.preMoney + round.investment), preDiscount);
  const wanted = share(round.pool);
  const left = minus(ONE, times(wanted, plus(over(times(paid, a), perX), preCap)));
  if (!isPositive(left)) return 'POOL_TAKES_ALL';
  const enough = over(plus(minus(c, pool), over(times(times(wanted, paid), b), perX)), left);
  const withPool = isBelow(enough, c) ? c : enough;
  const x = over(plus(times(a, withPool), b), perX);
  const company = over(plus(c, plus(times(preCap, withPool), times(discounts, x))), rest);
  return { price: over(ONE, x), withPool, company };
}

/** The price of a share for a SAFE at its cap. */
const capPrice = ({ kind, cap }: Safe, { withPool, company }: Solution) =>
  over(money(cap ?? 0n), kind === 'POST_MONEY' ? company : withPool);

const discounted = (safe: Safe, { price }: Solution) => times(price, offOf(safe));

/** Begins with the caps; whoever does better by the other way changes to it, until nobody would. Each change makes more shares, so it ends. */
function solveBest(terms: Omit<Terms, 'atCap'>) {
  let atCap = terms.safes.map(({ cap }) => cap !== null);
  for (;;) {
    const solution = solve({ ...terms, atCap });
    if (typeof solution === 'string') return solution;
    const better = terms.safes.map(
      (safe) => safe.cap !== null && !isBelow(discounted(safe, solution), capPrice(safe, solution)),
    );
    if (better.every((cap, index) => cap === atCap[index])) return { solution, atCap };
    atCap = better;
  }
}

/**
 * A priced round, in which all SAFEs become shares. Prices are cut off after `digits`, and everybody gets whole shares for their
 * money: nobody who holds shares has fewer afterwards.
 */
export function raise(
  stage: Stage,
  { round, safes, number }: { round: Round; safes: readonly Safe[]; number: number },
  digits: Digits = DIGITS,
): Priced | Impossible {
  const pool = stage.holdings.find(({ holder }) => holder === POOL)?.shares ?? 0n;
  const existing = totalOf(stage);
  const solved = solveBest({ existing: fraction(existing), pool: fraction(pool), safes, round });
  if (typeof solved === 'string') return solved;
  const { solution, atCap } = solved;
  const price = cutOff(solution.price, digits.round);
  const prices = safes.map((safe, index) =>
    atCap[index] ? cutOff(capPrice(safe, solution), digits.cap) : discounted(safe, { ...solution, price }),
  );
  if (![price, ...prices].every(isPositive)) return 'PRICE_TOO_SMALL';
  const bought = (amount: bigint, at: Fraction) => floorOf(over(money(amount), at));
  const added = floorOf(solution.withPool) - existing;
  return {
    price,
    holdings: [
      ...enlarged(stage.holdings, added),
      ...safes.map(({ amount }, index) => ({
        holder: `SAFE ${index + 1}` as const,
        shares: bought(amount, prices[index] ?? ZERO),
      })),
      { holder: `ROUND ${number}`, shares: bought(round.investment, price) },
    ],
  };
}

/** Shares that are made for the pool; one that was not there comes behind the two. */
function enlarged(holdings: readonly Holding[], added: bigint): Holding[] {
  if (added === 0n) return [...holdings];
  if (holdings.some(({ holder }) => holder === POOL))
    return holdings.map((each) => (each.holder === POOL ? { ...each, shares: each.shares + added } : each));
  return [...holdings.slice(0, 2), { holder: POOL, shares: added }, ...holdings.slice(2)];
}
