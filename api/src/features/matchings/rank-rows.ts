import { createFastMemory } from './fast-memory/fast-memory.ts';
import { type Candidate, type Ranking, rank } from './rules/score/ranking.ts';
import type { Weights } from './rules/score/weights.ts';
import { unpackFeatures } from './rules/store/pack.ts';

/** A row of the index. */
export interface Row {
  readonly id: string;
  readonly features: Uint8Array;
  readonly model: string;
}

export type CandidateRow = Row & Omit<Candidate, 'traits'>;

/** One a process, as large as the largest list so far; ranking is synchronous. */
const memory = createFastMemory();

/** Ranks rows of the other side for the member of `viewer`, in the fast memory; rows that cannot be read are left out. */
export function rankRows(viewer: Row, rows: readonly CandidateRow[], weights?: Weights): Ranking {
  const size = rows.reduce((sum, { features }) => sum + features.length, viewer.features.length);
  return memory.lend(size, (place) => {
    const traits = unpackFeatures(place(viewer.features), memory.dot);
    return traits
      ? rank({ traits, model: viewer.model }, unpacked(rows, place), weights)
      : { people: [], relaxed: [] };
  });
}

/** One after the other, so that four hundred people need not be in memory at once. */
function* unpacked(
  rows: readonly CandidateRow[],
  place: (bytes: Uint8Array) => Uint8Array,
): Generator<Candidate> {
  for (const { id, features, model, prior, inactive } of rows) {
    const traits = unpackFeatures(place(features), memory.dot);
    if (traits) yield { id, traits, model, prior, inactive };
  }
}
