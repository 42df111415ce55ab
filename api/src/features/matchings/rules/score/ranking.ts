import type { Question } from '@ampersand/contract/questions';
import { byKind, type TermKind } from '../read/texts.ts';
import type { Traits } from '../read/traits.ts';
import { cosine, quantise, type Vector } from '../read/vectors.ts';
import { diversify } from './diversity.ts';
import { GROUPS, groupOf, isBelowFloor } from './group.ts';
import { type Pair, pairOf } from './pair.ts';
import {
  isUnmetMust,
  type Judgement,
  probability,
  rankScore,
  type Score,
  scoreOf,
  shownOfMean,
  shownScore,
} from './score.ts';
import { BUILT_IN, type Tables } from './weights.ts';

/** A member as the index knows them. */
export interface Known {
  readonly traits: Traits;
  /** What embedded their texts, and the version of the reading. */
  readonly model: string;
}

export interface Candidate extends Known {
  readonly id: string;
  /** What counts for them whoever reads: log P(active) − price + explore bonus. */
  readonly prior: number;
  /** Not here for 30 days: below all who are active. */
  readonly inactive: boolean;
}

/** One place in a list. */
export interface Ranked {
  readonly id: string;
  readonly rank: number;
  /** The score that is shown, 0-1. */
  readonly shown: number;
  /** P(viewer likes candidate). */
  readonly probability: number;
  readonly inactive: boolean;
  /** Chance that they stand here and not at the next place; absent where the order was not left to chance. */
  readonly propensity?: number;
  /** One of the two has copied what the other wrote. */
  readonly copied?: true;
}

export interface Ranking {
  readonly people: readonly Ranked[];
  /** Preferences marked as must-have that were relaxed, in the order they were given up. */
  readonly relaxed: readonly Question[];
  /** How many of the pool the other must-haves leave out, most first; who misses two counts at both. */
  readonly leftOut: readonly LeftOut[];
}

/** People who do not meet a must-have. */
interface LeftOut {
  readonly question: Question;
  readonly people: number;
}

/** A list shorter than this is filled with people who meet less. */
export const SHORT_LIST = 20;
/** Places that are ordered for variety. */
const VARIED = 40;

/** Somebody in a pool, once judged. */
export interface Judged extends Ranked {
  readonly unmet: readonly Question[];
  readonly offer: Vector | undefined;
  /** Judged by everything that is known of them, not by what retrieval estimates. */
  readonly looked: boolean;
}

/** Ranks candidates of the other side for `viewer` by exact scores of all. */
export function rank(viewer: Known, candidates: Iterable<Candidate>, tables = BUILT_IN): Ranking {
  return order(judge(viewer, candidates, tables));
}

/** Judges candidates one after the other, exactly. */
export function judge(viewer: Known, candidates: Iterable<Candidate>, tables: Tables): Judged[] {
  return Array.from(candidates, (candidate) => judgeOne(viewer, candidate, tables));
}

/** Somebody in a pool before they are looked at. */
export interface Guess extends Pick<Candidate, 'id' | 'prior' | 'inactive'> {
  /** Of the rank score. */
  readonly estimate: number;
  /** Must-haves that they plainly do not meet. */
  readonly unmet: readonly Question[];
}

/** Judges somebody by what retrieval estimates. */
export function guess({ id, estimate, prior, inactive, unmet }: Guess): Judged {
  const likes = Math.exp(Math.min(0, (estimate - prior) / 2));
  const shown = shownOfMean(Math.log(likes));
  return { id, rank: estimate, shown, probability: likes, inactive, unmet, offer: undefined, looked: false };
}

/** Of people who were guessed at, the ids of the `most` whom a list should know exactly, best first. */
export function worthALook(guessed: readonly Judged[], most: number): string[] {
  const { met } = relaxMustHaves(guessed);
  const first = new Set(met);
  const rest = guessed.filter((each) => !first.has(each)).sort(byRank);
  return [...met.sort(byRank), ...rest].slice(0, most).map(({ id }) => id);
}

/**
 * The list: must-haves as filters (relaxed, the most excluding first, while fewer than twenty remain), the floor, the order,
 * group by group, in each by rank with variety at its top; who fills a short list from below the floor stands behind whoever
 * fits. Who was only guessed at stands behind those who were looked at and are active.
 */
export function order(pool: readonly Judged[]): Ranking {
  const judged = [...pool].sort(byRank);
  const { met, relaxed } = relaxMustHaves(judged);
  const kept = belowLooked(aboveFloor(met));
  const varied = inGroups(kept)
    .flatMap((group) => [group.filter(fits), group.filter((each) => !fits(each))])
    .flatMap((alike) => diversify(alike, VARIED, cosine));
  return { people: varied.map(rankedOf), relaxed, leftOut: leftOutOf(judged, relaxed) };
}

function leftOutOf(judged: readonly Judged[], relaxed: readonly Question[]): LeftOut[] {
  const missed = judged.flatMap(({ unmet }) => unmet.filter((must) => !relaxed.includes(must)));
  const counts = Map.groupBy(missed, (question) => question);
  return Array.from(counts, ([question, { length }]) => ({ question, people: length })).sort(
    (one, other) => other.people - one.people,
  );
}

/** All of a pool, best first, group by group: whoever asks for some of all people on purpose decides on must-haves themself. */
export function orderAll(pool: readonly Judged[]): Ranking {
  const people = inGroups(belowLooked([...pool].sort(byRank))).flat();
  return { people: people.map(rankedOf), relaxed: [], leftOut: [] };
}

/** The groups of a list, the best first, each in the order given. */
const inGroups = (judged: readonly Judged[]): Judged[][] =>
  GROUPS.map((group) => judged.filter((each) => groupOf(each) === group));

/** Of a pool whoever meets all must-haves and stands above the floor, in the order of `ids`: the floor holds however few they are. */
export const newest =
  (ids: readonly string[]) =>
  (pool: readonly Judged[]): Ranking => {
    const met = pool.filter((each) => each.unmet.length === 0 && fits(each));
    const places = new Map(ids.map((id, place) => [id, place]));
    const placeOf = ({ id }: Judged) => places.get(id) ?? ids.length;
    const people = met.sort((one, other) => placeOf(one) - placeOf(other));
    return { people: people.map(rankedOf), relaxed: [], leftOut: [] };
  };

const rankedOf = ({ id, rank, shown, probability: likes, inactive, copied }: Judged): Ranked => ({
  id,
  rank,
  shown,
  probability: likes,
  inactive,
  ...(copied && { copied }),
});

function byRank(a: Judged, b: Judged): number {
  return (
    Number(a.inactive) - Number(b.inactive) ||
    Number(b.looked) - Number(a.looked) ||
    b.rank - a.rank ||
    (a.id < b.id ? -1 : 1)
  );
}

/** One candidate as `viewer` judges them, exactly. */
export function judgeOne({ traits: viewer, model }: Known, candidate: Candidate, tables: Tables): Judged {
  const { id, prior, inactive } = candidate;
  const other = comparable(candidate, model);
  const pair = pairOf(viewer, other);
  const score = scoreOf(pair, tables);
  const own = judgementOf(viewer, score);
  return {
    id,
    rank: rankScore(score, prior),
    shown: shownScore(score),
    probability: probability(own),
    inactive,
    unmet: unmetMusts(viewer, own, pair),
    offer: other.aspects.offer,
    looked: true,
    ...(pair.copied && { copied: true }),
  };
}

/** How the viewer looks at the other. */
function judgementOf(viewer: Traits, score: Score): Judgement {
  return viewer.role === 'FOUNDER' ? score.founder : score.applicant;
}

function unmetMusts(viewer: Traits, judgement: Judgement, pair: Pair): Question[] {
  const unmet = judgement.contributions
    .filter(({ weighed, value }) => isUnmetMust(weighed, value, viewer, pair))
    .flatMap(({ weighed }) => weighed.preference ?? []);
  return [...new Set(unmet)];
}

/** Gives must-haves up one by one, each time the one that gains most people, until the list is long enough. */
function relaxMustHaves(judged: readonly Judged[]): { met: Judged[]; relaxed: Question[] } {
  const relaxed: Question[] = [];
  const meeting = (given: readonly Question[]) =>
    judged.filter(({ unmet }) => unmet.every((must) => given.includes(must)));
  let met = meeting(relaxed);
  while (met.length < SHORT_LIST) {
    const next = mostExcluding(judged, relaxed);
    if (next === undefined) break;
    relaxed.push(next);
    met = meeting(relaxed);
  }
  return { met, relaxed };
}

function mostExcluding(judged: readonly Judged[], relaxed: readonly Question[]): Question | undefined {
  const alone = new Map<Question, number>();
  for (const { unmet } of judged) {
    const open = unmet.filter((must) => !relaxed.includes(must));
    // Somebody with one open must-have is gained at once; more of them only bring them nearer.
    for (const must of open) alone.set(must, (alone.get(must) ?? 0) + 1 / open.length ** 2);
  }
  return [...alone].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const fits = ({ shown }: Judged): boolean => !isBelowFloor(shown);

/** Everybody above the floor, wherever they rank, and while those are fewer than twenty, the first of the others. */
function aboveFloor(judged: readonly Judged[]): Judged[] {
  const above = judged.filter(fits);
  const below = judged.filter((each) => !fits(each));
  const kept = new Set([...above, ...below.slice(0, Math.max(0, SHORT_LIST - above.length))]);
  return judged.filter((each) => kept.has(each));
}

/** Guesses are often far too good: none shows more than the lowest of those who are active and were looked at, nor stands in a better group. */
function belowLooked(judged: readonly Judged[]): Judged[] {
  const lowest = judged.reduce(
    (least, { looked, inactive, shown }) => (looked && !inactive ? Math.min(least, shown) : least),
    1,
  );
  return judged.map((each) => (each.looked || each.shown <= lowest ? each : { ...each, shown: lowest }));
}

/** Whether the same model embedded the texts of two rows, whatever else was read of the two people. */
function sameVectors(one: string, other: string): boolean {
  const embedding = (model: string) => model.replace(/#\d+$/, '');
  return embedding(one) === embedding(other);
}

/**
 * Somebody's traits for comparing with rows of `model`: vectors of two models are not compared, what rests on texts then
 * counts as not said.
 */
export function comparable({ traits, model: own }: Known, model: string): Traits {
  if (sameVectors(own, model)) return traits;
  const none = quantise(new Float32Array());
  const bare = (kind: TermKind) =>
    traits.terms[kind].map(({ key, concepts, areas, any, more, weight, text }) => ({
      key,
      concepts,
      areas,
      any,
      more,
      weight,
      text,
      vector: none,
    }));
  return {
    ...traits,
    aspects: {},
    terms: byKind(bare),
  };
}
