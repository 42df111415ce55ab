import { Worker } from 'node:worker_threads';
import { createGuard, holdExit } from './exit-guard.ts';

/** How long a worker may take to come to an end by itself, milliseconds. */
const PATIENCE = 10_000;

/** What a worker receives. On 'close' it finishes the text at hand, leaves the rest and ends by itself. */
export type Order =
  | { readonly kind: 'embed'; readonly id: number; readonly texts: readonly string[] }
  | { readonly kind: 'close' };

/** What a worker sends: once that it has loaded, then one answer per order, its vectors in a row. */
export type Message =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'done'; readonly id: number; readonly vectors: Float32Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export interface Thread {
  /** Resolves when the worker has loaded. */
  loaded(): Promise<void>;
  run(texts: readonly string[]): Promise<Float32Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Running {
  readonly worker: Worker;
  readonly loaded: PromiseWithResolvers<void>;
  readonly jobs: Map<number, PromiseWithResolvers<Float32Array<ArrayBuffer>>>;
}

/**
 * Runs jobs in a worker that is started by the first call. When the worker dies, everything that waits for it
 * rejects with the reason and the next call starts another one.
 *
 * @param file module of the worker; it speaks `Order` and `Message`
 * @param data given to the worker as its `workerData`, with a `guard` for its native calls added
 */
export function startThread(file: URL, data: Readonly<Record<string, unknown>>): Thread {
  let current: Running | undefined;
  let closed = false;
  let lastId = 0;

  function start(): Running {
    const guard = createGuard();
    const worker = new Worker(file, { workerData: { ...data, guard }, name: 'embedder' });
    worker.once('exit', holdExit(guard, PATIENCE));
    const running: Running = { worker, loaded: Promise.withResolvers(), jobs: new Map() };
    // The failure reaches every caller of `loaded` and `run`; without a caller it is no unhandled rejection.
    running.loaded.promise.catch(() => {});
    const fail = (error: Error) => {
      if (current === running) current = undefined;
      running.loaded.reject(error);
      for (const job of running.jobs.values()) job.reject(error);
      running.jobs.clear();
    };
    worker.on('message', (message: Message) => settle(running, message));
    worker.on('messageerror', (cause) => {
      fail(new Error('The embedding worker sent what cannot be read.', { cause }));
      void end(worker);
    });
    worker.on('error', (cause) =>
      fail(new Error(`The embedding worker crashed: ${describe(cause)}`, { cause })),
    );
    worker.on('exit', (code) =>
      fail(closed ? closedError() : new Error(`The embedding worker ended with code ${code}.`)),
    );
    return running;
  }

  function running(): Running {
    if (closed) throw closedError();
    current ??= start();
    return current;
  }

  return {
    loaded: async () => running().loaded.promise,
    run: async (texts) => {
      const { worker, jobs } = running();
      const id = ++lastId;
      const answer = Promise.withResolvers<Float32Array<ArrayBuffer>>();
      jobs.set(id, answer);
      worker.postMessage({ kind: 'embed', id, texts } satisfies Order);
      return answer.promise;
    },
    close: async () => {
      closed = true;
      if (current) await end(current.worker);
    },
  };
}

/**
 * Asks the worker to end and waits for it. Only one that does not listen is stopped from outside: ONNX Runtime takes
 * the whole process down when its thread is stopped in the middle of a call.
 */
async function end(worker: Worker): Promise<void> {
  const exit = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage({ kind: 'close' } satisfies Order);
  const timer = setTimeout(() => worker.terminate(), PATIENCE);
  await exit;
  clearTimeout(timer);
}

function closedError(): Error {
  return new Error('The embedder is closed.');
}

function settle({ loaded, jobs }: Running, message: Message): void {
  if (message.kind === 'loaded') {
    loaded.resolve();
    return;
  }
  const job = jobs.get(message.id);
  jobs.delete(message.id);
  if (message.kind === 'done') job?.resolve(message.vectors);
  else job?.reject(new Error(`The text could not be embedded: ${message.reason}`));
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
