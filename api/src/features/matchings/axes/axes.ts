import { readFileSync } from 'node:fs';
import { MATCH_AXES, MATCH_FACTS_LENGTH, MATCH_VECTOR_LENGTH } from '../../../db/matching.ts';

/** Numbers of a vector and its facts without the constant. */
export const SPAN = MATCH_VECTOR_LENGTH - 1 + MATCH_FACTS_LENGTH;

/**
 * Two matrices of `MATCH_AXES` by `SPAN`, row by row, in half precision: A for candidates, B for queries, with (B q) · (A c) near q · c. With S
 * the second moments of queries and C the covariance of candidates, A = Pᵀ S^½ and B = Pᵀ S^-½, where P are the first eigenvectors of
 * S^½ C S^½: distances of candidates then say how differently readers rate them. `npm run axes` fits them.
 */
const matrices = new Float32Array(
  new Float16Array(new Uint8Array(readFileSync(new URL('axes.f16', import.meta.url))).buffer),
);
const ofCandidates = matrices.subarray(0, MATCH_AXES * SPAN);
const ofQueries = matrices.subarray(MATCH_AXES * SPAN);

/** Where a candidate stands, of `candidateVector` and `factsOf`; the constant is left out. */
export function axesOf(vector: readonly number[], facts: readonly number[]): number[] {
  return project(ofCandidates, spanned(vector, facts));
}

/** In which direction a viewer looks, of `[seek | offer | 1 | facts]`; the constant is left out. */
export function queryAxes(query: readonly number[]): number[] {
  return project(ofQueries, spanned(query.slice(0, MATCH_VECTOR_LENGTH), query.slice(MATCH_VECTOR_LENGTH)));
}

/** A vector and its facts without the constant. */
export function spanned(vector: readonly number[], facts: readonly number[]): Float32Array {
  return Float32Array.from([...vector.slice(0, MATCH_VECTOR_LENGTH - 1), ...facts]);
}

function project(matrix: Float32Array, values: Float32Array): number[] {
  return Array.from({ length: MATCH_AXES }, (_, axis) => {
    const row = matrix.subarray(axis * SPAN, (axis + 1) * SPAN);
    let sum = 0;
    for (let i = 0; i < SPAN; i++) sum += (row[i] ?? 0) * (values[i] ?? 0);
    return sum;
  });
}
