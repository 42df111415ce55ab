import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DIMENSION } from './model.ts';
import { IN_ENGLISH, IN_OTHERS } from './sentences.ts';
import { startThread } from './thread.ts';
import { dot, normalise } from './vectors.ts';

const FILE = join(import.meta.dirname, 'directions.bin');

/** Directions of length 1, each at right angles to the others. */
type Directions = readonly Float32Array[];

/**
 * What a language does to the model's vectors whatever is said: for each language the mean difference between sentences and
 * the same in English, made orthogonal. Yang et al. (2021), "A Simple and Effective Method to Eliminate the Self Language Bias in
 * Multilingual Representations".
 */
export async function learnDirections(
  vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Directions> {
  const english = await vectorsOf(IN_ENGLISH.trim().split('\n'));
  const directions: Float32Array[] = [];
  for (const sentences of Object.values(IN_OTHERS)) {
    const vectors = await vectorsOf(sentences.trim().split('\n'));
    const sum = new Float32Array(LOCAL_DIMENSION);
    for (const [i, vector] of vectors.entries())
      for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + (vector[k] ?? 0) - (english[i]?.[k] ?? 0);
    directions.push(normalise(without(normalise(sum), directions)));
  }
  return directions;
}

/** The directions as they are kept in `directions.bin`: numbers of four bytes, one direction after the other. */
export function readDirections(): Directions {
  const bytes = readFileSync(FILE);
  const numbers = new Float32Array(Uint8Array.from(bytes).buffer);
  return Array.from({ length: numbers.length / LOCAL_DIMENSION }, (_, i) =>
    numbers.subarray(i * LOCAL_DIMENSION, (i + 1) * LOCAL_DIMENSION),
  );
}

/** Takes what lies along `directions` out of a vector, in place, and returns it. */
export function without(vector: Float32Array, directions: Directions): Float32Array {
  for (const direction of directions) {
    const along = dot(vector, direction);
    for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) - along * (direction[k] ?? 0);
  }
  return vector;
}

/** Runs `work` with vectors as the model gives them, with everything in them. */
export async function withPlainModel<Result>(
  cacheDir: string,
  work: (vectorsOf: (texts: readonly string[]) => Promise<Float32Array[]>) => Promise<Result>,
): Promise<Result> {
  const thread = startThread(new URL('model-worker.ts', import.meta.url), { cacheDir });
  try {
    return await work(async (texts) => {
      const numbers = await thread.run(texts);
      return texts.map((_, i) => numbers.slice(i * LOCAL_DIMENSION, (i + 1) * LOCAL_DIMENSION));
    });
  } finally {
    await thread.close();
  }
}

if (import.meta.main) {
  const cacheDir = join(import.meta.dirname, '../../../../node_modules/.cache/ampersand');
  const directions = await withPlainModel(cacheDir, learnDirections);
  writeFileSync(FILE, Buffer.concat(directions.map(({ buffer }) => Buffer.from(buffer))));
}
