import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';
import { LOCAL_DIMENSION } from './model.ts';
import { embedDistinct, fitDimension } from './vectors.ts';

const TEXTS_PER_CALL = 64;
/** Some 500 tokens: servers of small models refuse longer texts instead of cutting them. */
const MAX_CHARACTERS = 2_000;

export interface RemoteOptions {
  /** The call itself (`…/v1/embeddings`), or its base (`…/v1`), or the bare server. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Per attempt, milliseconds. */
  readonly timeout?: number;
  /** Before the second attempt unless the server names a time, milliseconds. */
  readonly backOff?: number;
}

const reply = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/** A failure that a second attempt may mend. */
class Passing extends Error {
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/**
 * A model behind any server that speaks the OpenAI embeddings call. At most 64 texts go in one request, each cut
 * after 2,000 characters; a refused connection, 429 or 5xx is tried once more, everything else fails at once.
 *
 * Vectors always have as many numbers as the local model's: longer ones keep their first numbers (which models
 * trained for it are meant for, and others bear), shorter ones are filled with zeros.
 */
export function remoteEmbedder({
  url,
  model,
  apiKey,
  timeout = 10_000,
  backOff = 500,
}: RemoteOptions): Embedder {
  const address = embeddingsAddress(url);
  const closing = new AbortController();
  let length: number | undefined;
  let answered = false;

  async function attempt(texts: readonly string[]): Promise<Float32Array[]> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
    const response = await call(address, { model, input: texts }, apiKey, signal, timeout);
    const parsed = reply.safeParse(response);
    if (!parsed.success)
      throw new Error(`${address} gave no list of embeddings: ${z.prettifyError(parsed.error)}`);
    const vectors = inOrder(parsed.data.data, texts.length, address);
    for (const vector of vectors) {
      length ??= vector.length;
      if (vector.length !== length) {
        throw new Error(`${address} gave a vector of ${vector.length} numbers after vectors of ${length}.`);
      }
    }
    answered = true;
    return vectors.map((vector) => fitDimension(vector, LOCAL_DIMENSION));
  }

  async function request(texts: readonly string[]): Promise<Float32Array[]> {
    closing.signal.throwIfAborted();
    try {
      return await attempt(texts);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      await wait(Math.min(error.retryAfter ?? backOff, timeout));
      closing.signal.throwIfAborted();
      return attempt(texts);
    }
  }

  return {
    model,
    dimension: LOCAL_DIMENSION,
    embed: (texts) =>
      embedDistinct(texts, LOCAL_DIMENSION, async (distinct) => {
        const vectors: Float32Array[] = [];
        for (let i = 0; i < distinct.length; i += TEXTS_PER_CALL) {
          const batch = distinct.slice(i, i + TEXTS_PER_CALL).map((text) => text.slice(0, MAX_CHARACTERS));
          vectors.push(...(await request(batch)));
        }
        return vectors;
      }),
    ready: async () => {
      if (!answered) await request(['ready?']);
    },
    close: async () => closing.abort(new Error('The embedder is closed.')),
  };
}

function embeddingsAddress(url: string): string {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, '');
  if (!path.endsWith('/embeddings')) address.pathname = `${path === '' ? '/v1' : path}/embeddings`;
  return address.href;
}

/** POSTs and returns the parsed body of a 2xx answer. */
async function call(
  address: string,
  body: { model: string; input: readonly string[] },
  apiKey: string | undefined,
  signal: AbortSignal,
  timeout: number,
): Promise<unknown> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (apiKey) headers.set('authorization', `Bearer ${apiKey}`);
  try {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const message = `${address} answered ${response.status}: ${text.slice(0, 300)}`;
    if (response.status !== 429 && response.status < 500) throw new Error(message);
    throw new Passing(message, secondsToMs(response.headers.get('retry-after')));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new Error(`${address} did not answer within ${timeout} ms.`, { cause });
    }
    if (cause instanceof SyntaxError) throw new Error(`${address} did not answer in JSON.`, { cause });
    // fetch reports every failure of the connection as a TypeError and keeps the reason in its cause.
    if (cause instanceof TypeError)
      throw new Passing(`${address} cannot be reached: ${reason(cause)}`, undefined, { cause });
    throw cause;
  }
}

function reason(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function secondsToMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function inOrder(
  rows: readonly { index: number; embedding: number[] }[],
  count: number,
  address: string,
): Float32Array[] {
  const vectors = rows.toSorted((a, b) => a.index - b.index);
  if (vectors.length !== count || vectors.some((row, i) => row.index !== i)) {
    throw new Error(`${address} gave ${rows.length} embeddings for ${count} texts.`);
  }
  return vectors.map((row) => Float32Array.from(row.embedding));
}
