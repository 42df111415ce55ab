/** Dot product of two vectors of one model: their cosine, -1 to 1, since both have length 1. */
export function dot(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length)
    throw new RangeError(`Vectors of ${a.length} and ${b.length} numbers have no dot product.`);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Scales a vector to length 1 in place and returns it; the zero vector stays as it is. */
export function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

/**
 * Runs `compute` on the distinct, non-blank texts (surrounding white space removed) and lays its vectors out in
 * the order of `texts`; blank texts share one zero vector.
 */
export async function embedDistinct(
  texts: readonly string[],
  dimension: number,
  compute: (distinct: string[]) => Promise<Float32Array[]>,
): Promise<Float32Array[]> {
  const trimmed = texts.map((text) => text.trim());
  const distinct = [...new Set(trimmed)].filter((text) => text !== '');
  const vectors = distinct.length === 0 ? [] : await compute(distinct);
  const vectorOf = new Map<string, Float32Array>();
  for (const [i, text] of distinct.entries()) {
    const vector = vectors[i];
    if (vector) vectorOf.set(text, vector);
  }
  const blank = new Float32Array(dimension);
  return trimmed.map((text) => {
    if (text === '') return blank;
    const vector = vectorOf.get(text);
    if (!vector) throw new Error(`The embedder gave ${vectors.length} vectors for ${distinct.length} texts.`);
    return vector;
  });
}

/**
 * A vector of `dimension` numbers and length 1: zeros are added, which keeps every dot product, or the last
 * numbers dropped, which keeps it roughly.
 */
export function fitDimension(vector: Float32Array, dimension: number): Float32Array {
  const fitted = new Float32Array(dimension);
  fitted.set(vector.subarray(0, dimension));
  return normalise(fitted);
}
