import { createFastMemory } from './fast-memory/fast-memory.ts';
import {
  type Candidate,
  type Judged,
  judge,
  type Known,
  order,
  type Ranking,
  worthALook,
} from './rules/score/ranking.ts';
import { GLANCE_ROOM, unpackGlance } from './rules/store/glance.ts';
import { unpackFeatures } from './rules/store/pack.ts';

/** A row of the index. */
export interface Row {
  readonly id: string;
  readonly features: Uint8Array;
  readonly model: string;
}

type Standing = Pick<Candidate, 'id' | 'model' | 'prior' | 'inactive'>;
export type CandidateRow = Row & Standing;
/** Somebody of a pool before their features are fetched. */
export interface GlanceRow extends Standing {
  /** Null in rows of the release before: nothing is known of them until they are looked at. */
  readonly glance: Uint8Array | null;
}

/**
 * So many are looked at exactly; of the first twenty of a list made by looking at all of a pool, 98 % are among them, and more than
 * 99 % of the value (`bench/scale`).
 */
const LOOKED = 64;

/** One a process, as large as the largest list so far; ranking is synchronous. */
const memory = createFastMemory();

/** Ranks rows of the other side for the member of `viewer`, in the fast memory; rows that cannot be read are left out. */
export function rankRows(viewer: Row, rows: readonly CandidateRow[]): Ranking {
  return rankLooked(viewer, rows, []);
}

/** A pool after a first look. */
export interface Glanced {
  /** Who is worth a second one. */
  readonly ids: readonly string[];
  readonly rest: readonly Judged[];
}

/** First step: a glance at everybody decides who is looked at. Somebody who cannot be glanced at always is. */
export function glanceRows(viewer: Row, rows: readonly GlanceRow[]): Glanced {
  if (rows.length <= LOOKED) return { ids: rows.map(({ id }) => id), rest: [] };
  const judged = memory.lend(viewer.features.length + rows.length * GLANCE_ROOM, (place) => {
    const own = knownAs(viewer, place);
    return own ? judge(own, glances(rows, place), false) : [];
  });
  const known = new Set(judged.map(({ id }) => id));
  const unknown = rows.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const chosen = new Set([...unknown, ...worthALook(judged, LOOKED)]);
  return { ids: [...chosen], rest: judged.filter(({ id }) => !chosen.has(id)) };
}

/** Second step: those who are looked at by their features, the rest of the pool behind them by the glance. */
export function rankLooked(viewer: Row, rows: readonly CandidateRow[], rest: readonly Judged[]): Ranking {
  const size = rows.reduce((sum, { features }) => sum + features.length, viewer.features.length);
  return memory.lend(size, (place) => {
    const own = knownAs(viewer, place);
    return own ? order([...judge(own, unpacked(rows, place), true), ...rest]) : { people: [], relaxed: [] };
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

function* glances(rows: readonly GlanceRow[], place: Place): Generator<Candidate> {
  for (const { id, glance, model, prior, inactive } of rows) {
    const traits = glance && unpackGlance(glance, { place, dot: memory.dot });
    if (traits) yield { id, traits, model, prior, inactive };
  }
}
