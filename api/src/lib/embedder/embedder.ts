import { localEmbedder } from './local-embedder.ts';
import { remoteEmbedder } from './remote-embedder.ts';

/**
 * Turns text into vectors whose dot product says how near two meanings are.
 *
 * Every vector has length 1, except that an empty or blank text gives the zero vector: its dot product with
 * anything is 0, which the matching engine reads as 'missing'.
 */
export interface Embedder {
  /** Stored beside every vector: vectors of two models must never be compared. */
  readonly model: string;
  readonly dimension: number;
  /**
   * One vector per text, in the order given. Any number of texts; one that occurs twice is computed once, so
   * the same array may come back at two places and must not be written to.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Resolves when the model can answer; rejects with the reason when it cannot. Calling it again tries again. */
  ready(): Promise<void>;
  /** Ends what runs behind it; pending and later calls of `embed` reject. */
  close(): Promise<void>;
}

export interface EmbedderOptions {
  /** A server that speaks the OpenAI embeddings call; absent, the model that ships with the install is used. */
  readonly url?: string | undefined;
  /** The model the server is asked for; needed with `url`, else without meaning. */
  readonly model?: string | undefined;
  readonly apiKey?: string | undefined;
  /** Where the local model's graph is kept, for instance node_modules/.cache/ampersand. */
  readonly cacheDir: string;
}

/**
 * The embedder a deployment asked for. Nothing is loaded or called before `ready` or `embed`.
 *
 * @throws when `url` is given without `model`
 */
export function createEmbedder({ url, model, apiKey, cacheDir }: EmbedderOptions): Embedder {
  if (url === undefined) return localEmbedder({ cacheDir });
  if (model === undefined) throw new Error('An embeddings server needs the name of the model it is to use.');
  return remoteEmbedder({ url, model, apiKey });
}
