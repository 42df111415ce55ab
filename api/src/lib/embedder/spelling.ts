import { hash32 } from '../hash32.ts';
import { dot, normalise } from './vectors.ts';

/** How much a part of a word counts beside the word. */
const PART = 0.3;
const PART_LENGTH = 3;

/** Whether most letters of a text are of another script than Latin. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 < letters;
}

/**
 * A vector by spelling: texts that share words, or parts of words, are near, nothing else is. Each word and each three
 * letters of it fall on one of `dimension` places with a sign, by their hash (Weinberger et al. 2009, "Feature hashing for large
 * scale multitask learning").
 */
export function spellingVector(text: string, dimension: number): Float32Array {
  const vector = new Float32Array(dimension);
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text]) {
    add(vector, `word ${word}`, 1);
    const padded = `^${word}$`;
    for (let i = 0; i + PART_LENGTH <= padded.length; i++)
      add(vector, `part ${padded.slice(i, i + PART_LENGTH)}`, PART);
  }
  return normalise(vector);
}

const SAME = 0.999;

/** Whether a vector of a text in another script is one by spelling: near or far from other such vectors alone. */
export function isBySpelling(text: string, vector: Float32Array): boolean {
  return isOtherScript(text) && dot(vector, spellingVector(text, vector.length)) > SAME;
}

/** Both place and sign come from one hash. */
function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = hash32(feature);
  const place = (hash >>> 1) % vector.length;
  vector[place] = (vector[place] ?? 0) + (hash & 1 ? weight : -weight);
}
