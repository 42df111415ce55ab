import { writeFile } from 'node:fs/promises';
import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { MATCH_AXES } from '../api/src/db/matching.ts';
import { SPAN, spanned } from '../api/src/features/matchings/axes/axes.ts';
import { factsOf } from '../api/src/features/matchings/rules/score/facts.ts';
import { candidateVector, queryVector } from '../api/src/features/matchings/rules/store/index-vector.ts';
import { createCrowd } from './scale/draw.ts';

// `npm run axes`: fits the axes of the index of a side to drawn people (decision 030). To be run, and the reading raised, after a
// change of what vectors, facts or slopes mean.

const FILE = new URL('../api/src/features/matchings/axes/axes.f16', import.meta.url);
const PEOPLE = 3_000;
/** Share of the mean variance that every direction has at least, so that nobody's topic is without any. */
const FLOOR = 1e-3;
const SIDES = ['FOUNDER', 'APPLICANT'] as const;

const crowd = createCrowd(13, Date.now());
const queries: Float32Array[] = [];
const candidates: Record<(typeof SIDES)[number], Float32Array[]> = { FOUNDER: [], APPLICANT: [] };
for (const role of SIDES) {
  for (let i = 0; i < PEOPLE; i++) {
    const { traits } = await crowd.draw(role);
    const query = queryVector(traits);
    const facts = factsOf(traits);
    queries.push(spanned(query.slice(0, query.length - facts.length), query.slice(-facts.length)));
    candidates[role].push(spanned(candidateVector(traits, 0), facts));
  }
}
await crowd.close();
console.log(`Fitting ${MATCH_AXES} axes to ${PEOPLE} people a side …`);

const moments = products(queries);
const floor = (FLOOR * moments.trace()) / SPAN;
const seen = new EigenvalueDecomposition(moments.add(Matrix.eye(SPAN).mul(floor)), { assumeSymmetric: true });
const root = power(seen, 0.5);
const spread = products(centred(candidates.FOUNDER)).add(products(centred(candidates.APPLICANT)));
const turned = new EigenvalueDecomposition(root.mmul(spread).mmul(root), { assumeSymmetric: true });
const largest = turned.realEigenvalues
  .map((value, i) => [value, i] as const)
  .sort(([a], [b]) => b - a)
  .slice(0, MATCH_AXES)
  .map(([, i]) => i);
const axes = turned.eigenvectorMatrix.subMatrixColumn(largest).transpose();
const matrices = [axes.mmul(root), axes.mmul(power(seen, -0.5))];
await writeFile(FILE, new Uint8Array(Float16Array.from(matrices.flatMap((each) => each.to1DArray())).buffer));

/** Mean of the outer products of vectors with themselves. */
function products(vectors: readonly Float32Array[]): Matrix {
  const sums = Array.from({ length: SPAN }, () => new Float64Array(SPAN));
  for (const vector of vectors)
    for (const [i, row] of sums.entries()) {
      const value = vector[i] ?? 0;
      if (value !== 0) for (let j = 0; j < SPAN; j++) row[j] = (row[j] ?? 0) + value * (vector[j] ?? 0);
    }
  return new Matrix(sums).div(vectors.length);
}

function centred(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = Float64Array.from({ length: SPAN }, (_, i) =>
    vectors.reduce((sum, vector) => sum + (vector[i] ?? 0) / vectors.length, 0),
  );
  return vectors.map((vector) => vector.map((value, i) => value - (mean[i] ?? 0)));
}

/** Of a symmetric matrix that is positive. */
function power(
  { eigenvectorMatrix: vectors, realEigenvalues }: EigenvalueDecomposition,
  exponent: number,
): Matrix {
  const scaled = vectors.clone();
  for (const [i, value] of realEigenvalues.entries()) scaled.mulColumn(i, value ** exponent);
  return scaled.mmul(vectors.transpose());
}
