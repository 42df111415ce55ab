import type { Embedder } from '../lib/embedder/embedder.ts';
import { embedDistinct, normalise } from '../lib/embedder/vectors.ts';

const DIMENSION = 384;

/**
 * An embedder for tests in which meaning is not the point: texts that share words or spelling are near, nothing
 * else is. The same text gives the same vector on every machine; no model, no file, no worker.
 */
export function hashEmbedder(): Embedder {
  return {
    model: 'hash-384',
    dimension: DIMENSION,
    embed: (texts) => embedDistinct(texts, DIMENSION, async (distinct) => distinct.map(hashVector)),
    ready: async () => {},
    close: async () => {},
  };
}

function hashVector(text: string): Float32Array {
  const vector = new Float32Array(DIMENSION);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]) {
    add(vector, `word ${word}`, 1);
    const padded = `^${word}$`;
    for (let i = 0; i + 3 <= padded.length; i++) add(vector, `part ${padded.slice(i, i + 3)}`, 0.3);
  }
  return normalise(vector);
}

/** Places a feature in one of the dimensions with a sign, both from its FNV-1a hash (32 bit). */
function add(vector: Float32Array, feature: string, weight: number): void {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  const place = (hash >>> 1) % DIMENSION;
  vector[place] = (vector[place] ?? 0) + (hash & 1 ? weight : -weight);
}
