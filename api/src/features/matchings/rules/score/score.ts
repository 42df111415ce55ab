import { DAY_MS } from '@ampersand/contract/time';
import { clamp } from '../read/quantities/range.ts';
import type { Traits } from '../read/traits.ts';
import type { Pair } from './pair.ts';
import { BIAS, BUILT_IN, importanceFactor, markOf, type Tables, type Weighed } from './weights.ts';

/** One term of a judgement. */
export interface Contribution {
  /** Key of the weight table. */
  readonly name: string;
  readonly weighed: Weighed;
  /** Undefined when one of the two has not said. */
  readonly value: number | undefined;
  /** That of the table times importance. */
  readonly weight: number;
}

/** How one person looks at the other. */
export interface Judgement {
  readonly contributions: readonly Contribution[];
  /** Log-odds of a like. */
  readonly logOdds: number;
  /** Share of the weight whose features are known, 0-1. */
  readonly known: number;
}

export interface Score {
  readonly founder: Judgement;
  readonly applicant: Judgement;
}

/** Both directions of a pair. Nothing but the two members' traits, and the weights in use, enters. */
export function scoreOf(pair: Pair, tables: Tables = BUILT_IN): Score {
  return {
    founder: judge(pair, tables.FOUNDER, pair.founder, BIAS.FOUNDER),
    applicant: judge(pair, tables.APPLICANT, pair.applicant, BIAS.APPLICANT),
  };
}

function judge(
  pair: Pair,
  table: readonly (readonly [string, Weighed])[],
  who: Traits,
  bias: number,
): Judgement {
  const contributions: Contribution[] = [];
  let logOdds = bias - (pair.copied ? COPIED : 0);
  let all = 0;
  let known = 0;
  for (const [name, weighed] of table) {
    const weight = weighed.weight * importanceFactor(weighed, who);
    const value = weighed.feature(pair);
    contributions.push({ name, weighed, value, weight });
    all += weight;
    if (value === undefined) continue;
    logOdds += weight * (value - weighed.mean) - (isUnmetMust(weighed, value, who, pair) ? UNMET_MUST : 0);
    known += weight;
  }
  return { contributions, logOdds, known: known / all };
}

/** What copying the other's text takes off the log-odds: who wrote for themselves stands before who did not. */
const COPIED = 3;

/** What a must-have that is plainly not met takes off the log-odds, beside its doubled weight. */
export const UNMET_MUST = 0.6;

/** Whether somebody marked as must-have what `value` shows is not there. Not said is not unmet. */
export function isUnmetMust(weighed: Weighed, value: number | undefined, who: Traits, pair: Pair): boolean {
  return (
    value !== undefined &&
    weighed.must !== undefined &&
    markOf(weighed, who) === 'MUST_HAVE' &&
    value < weighed.must &&
    weighed.isOpen?.(pair) !== true
  );
}

/** P(like), 0-1. */
export function probability(judgement: Judgement): number {
  return 1 / (1 + Math.exp(-judgement.logOdds));
}

/** log P, exact also where P is tiny. */
function logProbability({ logOdds }: Judgement): number {
  return logOdds > 0 ? -Math.log1p(Math.exp(-logOdds)) : logOdds - Math.log1p(Math.exp(logOdds));
}

/**
 * `log P(u→v) + log P(v→u) + prior of v`: what a list is sorted by.
 * @param prior log P(v active) − price + explore bonus, in log units.
 */
export function rankScore({ founder, applicant }: Score, prior: number): number {
  return logProbability(founder) + logProbability(applicant) + prior;
}

/**
 * Scale of the score that is shown: log-odds of √(P·P′) against those of the figure, between these points straight, beyond them
 * one for one. Read off the labelled pairs of `npm run bench:matching`: 99 of 100 wrong ones read about 50 % or less (the first point),
 * the best wrong one 60 % (the second), the median of those that two readers would bring together this week 83 % (the third). It is
 * a ruler for people, not a probability.
 */
const SHOWN = [
  [-0.65, 0],
  [0.46, 0.4],
  [0.94, 1.59],
] as const;

function shownLogOdds(logOdds: number): number {
  const [first, middle, last] = SHOWN;
  if (logOdds <= first[0]) return first[1] + logOdds - first[0];
  if (logOdds >= last[0]) return last[1] + logOdds - last[0];
  const [from, to] = logOdds < middle[0] ? [first, middle] : [middle, last];
  return from[1] + ((logOdds - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** The score that is shown, 0-1; grows with both P and falls to the lower one: no one-sided pair scores high. */
export function shownScore({ founder, applicant }: Score): number {
  return shownOfMean((logProbability(founder) + logProbability(applicant)) / 2);
}

/** The score that is shown where the logarithms of both P have the mean `mean`, below 0. */
export function shownOfMean(mean: number): number {
  const logOdds = mean - Math.log(-Math.expm1(mean));
  return clamp(1 / (1 + Math.exp(-shownLogOdds(logOdds))), 0.01, 0.99);
}

/** Half-width of the band around the shown score: .04 when both have told everything, .24 when neither has. */
export function uncertainty({ founder, applicant }: Score): number {
  return 0.04 + 0.2 * (1 - (founder.known + applicant.known) / 2);
}

/** The score in points, as its label shows it: 0-100. */
export function pointsOf(score: number): number {
  return Math.round(score * 100);
}

/** The score as a label, such as `87%`. */
export function matchLabel(score: number): string {
  return `${pointsOf(score)}%`;
}

/** What is shown of a score: label, number and band. */
export function shownOf(pair: Score): { match: string; score: number; uncertainty: number } {
  const score = shownScore(pair);
  return { match: matchLabel(score), score, uncertainty: uncertainty(pair) };
}

export const HALF_LIFE_DAYS = 21;

/**
 * log P(active) of somebody last seen at `lastActiveAt` (both in milliseconds since 1970): 0 for today, a half
 * after three weeks.
 */
export function logActive(lastActiveAt: number, now: number): number {
  const days = Math.max(0, (now - lastActiveAt) / DAY_MS - 1);
  return -(days / HALF_LIFE_DAYS) * Math.LN2;
}
