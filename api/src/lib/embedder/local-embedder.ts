import { readDirections, without } from './directions.ts';
import type { Embedder } from './embedder.ts';
import { LOCAL_DIMENSION, LOCAL_MODEL } from './model.ts';
import { isOtherScript, spellingVector } from './spelling.ts';
import { startThread } from './thread.ts';
import { embedDistinct, normalise } from './vectors.ts';

/** Small enough that a single text never waits long behind a large call: their jobs take turns. */
const TEXTS_PER_JOB = 8;

/**
 * The model that ships with the install, on one worker thread; no network. A text counts up to its first 256
 * tokens (some 200 English words). The same text gives the same vector whatever is embedded with it. To the model all texts
 * in a script other than Latin look alike (unrelated Hindi sentences have a cosine of .72): they are compared by spelling. In
 * Latin letters it takes a common language for a common meaning (unrelated Polish sentences .58, English ones .17): what a
 * language does to every vector is taken out (directions.ts).
 */
export function localEmbedder({ cacheDir }: { cacheDir: string }): Embedder {
  const thread = startThread(new URL('model-worker.ts', import.meta.url), { cacheDir });
  const directions = readDirections();
  return {
    model: LOCAL_MODEL,
    dimension: LOCAL_DIMENSION,
    ready: thread.loaded,
    close: thread.close,
    embed: (texts) =>
      embedDistinct(texts, LOCAL_DIMENSION, async (distinct) => {
        const vectors = new Map<string, Float32Array>();
        const read = distinct.filter((text) => !isOtherScript(text));
        for (let i = 0; i < read.length; i += TEXTS_PER_JOB) {
          const job = read.slice(i, i + TEXTS_PER_JOB);
          const numbers = await thread.run(job);
          for (const [k, text] of job.entries())
            vectors.set(
              text,
              normalise(without(numbers.slice(k * LOCAL_DIMENSION, (k + 1) * LOCAL_DIMENSION), directions)),
            );
        }
        return distinct.map((text) => vectors.get(text) ?? spellingVector(text, LOCAL_DIMENSION));
      }),
  };
}
