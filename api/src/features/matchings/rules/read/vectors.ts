/** Multiplies the numbers at two addresses of one memory; their count is a multiple of 16. */
export type Dot = (a: number, b: number, length: number) => number;

/** A run of numbers inside an array; a plain object, as views are slow to make by the ten thousand. */
export interface Vector {
  readonly bytes: Int8Array;
  /** Where in `bytes` it begins. */
  readonly at: number;
  readonly length: number;
  /** The multiplication of the memory it lies in, which `bytes` then begins with; undefined where there is none. */
  readonly dot: Dot | undefined;
}

/** Sum of the products of two vectors of one length, wherever they lie. */
export function dotInt8(a: Vector, b: Vector): number {
  const { dot, length } = a;
  if (dot !== undefined && dot === b.dot && length % 16 === 0 && length > 0) return dot(a.at, b.at, length);
  let sum = 0;
  for (let i = 0; i < length; i++) sum += (a.bytes[a.at + i] ?? 0) * (b.bytes[b.at + i] ?? 0);
  return sum;
}

/** Mean direction of vectors, length 1; undefined when there is nothing to average. */
export function meanVector(vectors: readonly Float32Array[]): Float32Array | undefined {
  const [first] = vectors;
  if (!first) return undefined;
  const mean = new Float32Array(first.length);
  for (const vector of vectors)
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0);
  const length = Math.hypot(...mean);
  if (length === 0) return undefined;
  return mean.map((value) => value / length);
}

/** Components beyond this, seven standard deviations of a random unit vector of 384 numbers, are cut there. */
const LARGEST = 0.35;
const SCALE = 127 / LARGEST;
const UNIT = 1 / (SCALE * SCALE);

/** A vector of length 1 in int8, all with one scale, so that dot products need no factors of their own. */
export function quantise(vector: Float32Array): Vector {
  const bytes = new Int8Array(vector.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(-127, Math.min(127, Math.round((vector[i] ?? 0) * SCALE)));
  return { bytes, at: 0, length: bytes.length, dot: undefined };
}

/** The vector a quantised one stands for, exact to 0.0014 a component. */
export function dequantise({ bytes, at, length }: Vector): Float32Array {
  const vector = new Float32Array(length);
  for (let i = 0; i < length; i++) vector[i] = (bytes[at + i] ?? 0) / SCALE;
  return vector;
}

/** Cosine of two quantised vectors; exact to about .003. 0 when lengths differ: two models never compare. */
export function cosine(a: Vector, b: Vector): number {
  return a.length === b.length ? dotInt8(a, b) * UNIT : 0;
}
