import type { Traits } from '../../api/src/features/matchings/rules/read/traits.ts';
import { tablesOf } from '../../api/src/features/matchings/rules/score/weights.ts';
import { firstOf, type Judgements, judgeAll } from './judged.ts';
import { createNights, type Learning, learnPlanted, learnWeights } from './learned.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import {
  AS_SERVED,
  type Event,
  type Judging,
  type Market,
  type Outcome,
  type Policy,
  simulate,
} from './simulate.ts';
import { at, chance, type Grid, trueOdds } from './utilities.ts';

/** The two sides as the engine knows them. */
export interface Sides {
  readonly founders: readonly Traits[];
  readonly applicants: readonly Traits[];
  readonly byFounders: Judgements;
  readonly byApplicants: Judgements;
}

export const ARMS: Readonly<Record<string, Policy>> = {
  random: { order: 'RANDOM' },
  'product only': { order: 'PRODUCT' },
  'engine without learning': { order: 'ENGINE' },
  'engine as served': AS_SERVED,
  'oracle of chances': { ...AS_SERVED, knows: 'CHANCES' },
  'oracle of tastes': { ...AS_SERVED, knows: 'TASTES' },
};

export interface SeedResult {
  readonly arms: Readonly<Record<string, Outcome>>;
  /** How often learned weights began to serve. */
  readonly changes: number;
  /** Of the invitations that were answered under the engine, how many were accepted. */
  readonly accepted: number;
  /** NDCG@10 without noise: with the built-in weights, and with those learned from the events of this market. */
  readonly ndcg: number;
  readonly ndcgLearned: number;
  readonly learning: Learning;
}

/** Events of each kind that weights are learned from. */
const COUNTS = [1_000, 2_500, 5_000, 10_000, 20_000];
/** Members a side of the market in which planted weights are learned. */
const LEARNERS = 600;

/** One market with its own tastes, its own chance, and its own planted weights. */
export function runSeed(
  people: People,
  sides: Sides,
  seed: number,
  { learnHere }: { learnHere: boolean },
): SeedResult {
  const random = createRandom(seed);
  const { founder, applicant } = trueOdds(people, random);
  const size = people.founders.length;
  const tastes = Array.from({ length: 2 * size }, () =>
    Float32Array.from({ length: size }, () => random.logistic()),
  );
  const liking: Market['liking'] = (viewer, other) =>
    (viewer < size ? at(founder, viewer, other - size) : at(applicant, other, viewer - size)) +
    (tastes[viewer]?.[viewer < size ? other - size : other] ?? 0);
  const market = { size, liking, byFounders: sides.byFounders, byApplicants: sides.byApplicants };
  const events: Event[] = [];
  const learn = createNights([...sides.founders, ...sides.applicants]);
  const changes: number[] = [];
  const night = (day: number): Judging | undefined => {
    const weights = learn(events, day);
    if (!weights) return undefined;
    changes.push(day);
    const tables = tablesOf(weights);
    return {
      byFounders: judgeAll(sides.founders, sides.applicants, tables),
      byApplicants: judgeAll(sides.applicants, sides.founders, tables),
    };
  };
  const arms = Object.fromEntries(
    Object.entries(ARMS).map(([name, policy]) => {
      const around = policy === AS_SERVED ? { note: (event: Event) => void events.push(event), night } : {};
      const known = policy.knows
        ? { ...market, ...foreknown(market, { founder, applicant }, policy.knows) }
        : market;
      return [name, simulate(known, policy, createRandom(seed + 1_000), around)];
    }),
  );
  const count = (kind: Event['kind']) => events.filter((event) => event.kind === kind).length;
  const few = Math.min(LEARNERS, size);
  return {
    arms,
    changes: changes.length,
    accepted: count('ACCEPTED') / (count('ACCEPTED') + count('DECLINED')),
    ndcg: oracleNdcg(sides.byFounders, sides.byApplicants, { founder, applicant }),
    ndcgLearned: learnHere ? learnedNdcg(sides, events, { founder, applicant }) : Number.NaN,
    learning: learnPlanted(
      {
        traits: [...sides.founders.slice(0, few), ...sides.applicants.slice(0, few)],
        byFounders: firstOf(sides.byFounders, few),
        byApplicants: firstOf(sides.byApplicants, few),
      },
      COUNTS,
      createRandom(seed + 2_000),
    ),
  };
}

interface Truth {
  readonly founder: Grid;
  readonly applicant: Grid;
}

function learnedNdcg({ founders, applicants }: Sides, events: readonly Event[], truth: Truth): number {
  const tables = tablesOf(learnWeights(events, [...founders, ...applicants]));
  return oracleNdcg(judgeAll(founders, applicants, tables), judgeAll(applicants, founders, tables), truth);
}

/** Every pair as an oracle judges it: all of one group, by the chance that both say yes, or by whether they will. */
function foreknown(
  { size, liking }: Market,
  { founder, applicant }: Truth,
  knows: NonNullable<Policy['knows']>,
): Pick<Market, 'byFounders' | 'byApplicants'> {
  const likes = (f: number, a: number) =>
    knows === 'CHANCES'
      ? chance(at(founder, f, a)) * chance(at(applicant, f, a))
      : Number(liking(f, size + a) > 0 && liking(size + a, f) > 0);
  const judgements = (value: (viewer: number, other: number) => number): Judgements => ({
    rank: Float32Array.from({ length: size * size }, (_, i) =>
      Math.log(Math.max(NEVER, value(Math.floor(i / size), i % size))),
    ),
    shown: new Float32Array(size * size).fill(1),
    probability: new Float32Array(size * size).fill(1),
    offers: Array.from({ length: size }, () => undefined),
  });
  return { byFounders: judgements(likes), byApplicants: judgements((a, f) => likes(f, a)) };
}

/** The chance of a pair that will not say yes, so that its logarithm is finite. */
const NEVER = 1e-6;

const AT = 10;

/** NDCG@10 of all members' lists by both chances; the gain of somebody is the true chance that both would say yes. */
function oracleNdcg(byFounders: Judgements, byApplicants: Judgements, { founder, applicant }: Truth): number {
  const size = founder.width;
  const both = (f: number, a: number) => chance(at(founder, f, a)) * chance(at(applicant, f, a));
  const discounted = (gains: readonly number[]) =>
    gains.slice(0, AT).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
  let sum = 0;
  for (let viewer = 0; viewer < 2 * size; viewer++) {
    const row = viewer % size;
    const { rank } = viewer < size ? byFounders : byApplicants;
    const gains = Array.from({ length: size }, (_, other) =>
      viewer < size ? both(row, other) : both(other, row),
    );
    const order = [...gains.keys()].sort((a, b) => (rank[row * size + b] ?? 0) - (rank[row * size + a] ?? 0));
    sum += discounted(order.map((other) => gains[other] ?? 0)) / discounted(gains.toSorted((a, b) => b - a));
  }
  return sum / (2 * size);
}
