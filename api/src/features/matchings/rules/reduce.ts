/** Length of every vector that is stored. */
export const DIMENSION = 384;

/**
 * Brings vectors of any model to the stored length and to length 1. Longer ones go through a fixed random
 * projection (signs from a seeded generator), which keeps cosines to about .05 whatever the model is; cutting
 * would only suit models trained for it. Shorter ones are filled with zeros, which keeps cosines exactly.
 */
export function reducer(dimension: number): (vector: Float32Array) => Float32Array {
  if (dimension === DIMENSION) return (vector) => vector;
  if (dimension < DIMENSION) {
    return (vector) => {
      const longer = new Float32Array(DIMENSION);
      longer.set(vector);
      return longer;
    };
  }
  const signs = randomSigns(DIMENSION * dimension);
  return (vector) => {
    const shorter = new Float32Array(DIMENSION);
    for (let row = 0; row < DIMENSION; row++) {
      let sum = 0;
      for (let i = 0; i < dimension; i++) sum += (vector[i] ?? 0) * (signs[row * dimension + i] ?? 0);
      shorter[row] = sum;
    }
    const length = Math.hypot(...shorter);
    return length === 0 ? shorter : shorter.map((value) => value / length);
  };
}

/** Signs from a xorshift generator with a fixed seed: the same on every machine. */
function randomSigns(count: number): Int8Array {
  const signs = new Int8Array(count);
  let state = 0x9e3779b9;
  for (let i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    signs[i] = state & 1 ? 1 : -1;
  }
  return signs;
}
