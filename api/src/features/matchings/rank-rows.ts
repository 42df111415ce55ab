import { createFastMemory } from './fast-memory/fast-memory.ts';
import type { Traits } from './rules/read/traits.ts';
import { unmetByFacts } from './rules/score/facts.ts';
import {
  type Candidate,
  guess,
  type Judged,
  judge,
  type Known,
  order,
  type Ranking,
  worthALook,
} from './rules/score/ranking.ts';
import type { Tables } from './rules/score/weights.ts';
import { unpackGlance } from './rules/store/glance.ts';
import { rankEstimate } from './rules/store/index-vector.ts';
import { unpackFeatures } from './rules/store/pack.ts';

const NOBODY: Ranking = { people: [], relaxed: [], leftOut: [] };

/** A row of the index. */
export interface Row {
  readonly id: string;
  readonly features: Uint8Array;
  readonly model: string;
}

type Standing = Pick<Candidate, 'id' | 'model' | 'prior' | 'inactive'>;
export type CandidateRow = Row & Standing;
/** Somebody of a pool before their features are fetched. */
export interface PooledRow extends Standing {
  /** What the index makes of the pair: an inner product, the prior in it. */
  readonly product: number;
  /** Null where the viewer has no must-haves, and in rows from before migration 0020: none is known to be missed. */
  readonly glance: Uint8Array | null;
}

/** How many of a pool are looked at exactly; `bench/scale` tells what that keeps of the first twenty. */
const LOOKED = 192;

/** One a process, as large as the largest list so far; ranking is synchronous. */
const memory = createFastMemory();

/** A pool after the first step. */
export interface Guessed {
  /** Who is worth a look. */
  readonly ids: readonly string[];
  readonly rest: readonly Judged[];
}

/** First step: what the index makes of each, and must-haves that are plainly missed, decide who is looked at. */
export function guessRows(viewer: Traits, rows: readonly PooledRow[]): Guessed {
  if (rows.length <= LOOKED) return { ids: rows.map(({ id }) => id), rest: [] };
  const guessed = rows.map(({ product, glance, ...row }) => {
    const quantities = glance ? unpackGlance(glance) : undefined;
    const unmet = quantities ? unmetByFacts(viewer, quantities) : [];
    return guess({ ...row, estimate: rankEstimate(product, row.prior), unmet });
  });
  const ids = worthALook(guessed, LOOKED);
  const chosen = new Set(ids);
  return { ids, rest: guessed.filter(({ id }) => !chosen.has(id)) };
}

/** A pool with the features of those who are looked at. */
interface Looked extends Pick<Guessed, 'rest'> {
  readonly rows: readonly CandidateRow[];
}

/**
 * Second step: those who are looked at by their features, in the fast memory, the rest of the pool behind them as it was guessed;
 * rows that cannot be read are left out.
 */
export function rankLooked(
  viewer: Row,
  { rows, rest }: Looked,
  tables: Tables,
  inOrder: (pool: readonly Judged[]) => Ranking = order,
): Ranking {
  const size = rows.reduce((sum, { features }) => sum + features.length, viewer.features.length);
  return memory.lend(size, (place) => {
    const own = knownAs(viewer, place);
    return own ? inOrder([...judge(own, unpacked(rows, place), tables), ...rest]) : NOBODY;
  });
}

/**
 * Runs `work` with what is known of `viewer` and of everybody in `rows` that can be read, in the fast memory: nothing of it may be kept
 * in what `work` returns.
 */
export function withKnown<Result>(
  viewer: Row,
  rows: readonly Row[],
  work: (own: Known, others: ReadonlyMap<string, Known>) => Result,
): Result | undefined {
  const size = rows.reduce((sum, { features }) => sum + features.length, viewer.features.length);
  return memory.lend(size, (place) => {
    const own = knownAs(viewer, place);
    const others = rows.flatMap((row) => {
      const known = knownAs(row, place);
      return known ? [[row.id, known] as const] : [];
    });
    return own && work(own, new Map(others));
  });
}

type Place = (bytes: Uint8Array) => Uint8Array;

function knownAs({ features, model }: Row, place: Place): Known | undefined {
  const traits = unpackFeatures(place(features), memory.dot);
  return traits && { traits, model };
}

/** One after the other, so that four hundred people need not be in memory at once. */
function* unpacked(rows: readonly CandidateRow[], place: Place): Generator<Candidate> {
  for (const { id, features, model, prior, inactive } of rows) {
    const traits = unpackFeatures(place(features), memory.dot);
    if (traits) yield { id, traits, model, prior, inactive };
  }
}
