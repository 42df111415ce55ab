import type { Embedder } from '../lib/embedder/embedder.ts';
import { spellingVector } from '../lib/embedder/spelling.ts';
import { embedDistinct } from '../lib/embedder/vectors.ts';

const DIMENSION = 384;

/**
 * An embedder for tests in which meaning is not the point: texts that share words or spelling are near, nothing
 * else is. The same text gives the same vector on every machine; no model, no file, no worker.
 */
export function hashEmbedder(): Embedder {
  return {
    model: 'hash-384',
    dimension: DIMENSION,
    embed: (texts) =>
      embedDistinct(texts, DIMENSION, async (distinct) =>
        distinct.map((text) => spellingVector(text, DIMENSION)),
      ),
    ready: async () => {},
    close: async () => {},
  };
}
