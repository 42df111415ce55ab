import { Worker } from 'node:worker_threads';

/** What a worker receives: texts, none of them blank. */
export interface Job {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What a worker sends: once that it has loaded, then one answer per job, its vectors one after the other. */
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
 * @param file module of the worker; it speaks `Job` and `Message`
 * @param data given to the worker as its `workerData`
 */
export function startThread(file: URL, data: unknown): Thread {
  let current: Running | undefined;
  let closed = false;
  let lastId = 0;

  function start(): Running {
    const worker = new Worker(file, { workerData: data, name: 'embedder' });
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
    worker.on('messageerror', (cause) =>
      fail(new Error('The embedding worker sent what cannot be read.', { cause })),
    );
    worker.on('error', (cause) =>
      fail(new Error(`The embedding worker crashed: ${describe(cause)}`, { cause })),
    );
    worker.on('exit', (code) => fail(new Error(`The embedding worker ended with code ${code}.`)));
    return running;
  }

  function running(): Running {
    if (closed) throw new Error('The embedder is closed.');
    current ??= start();
    return current;
  }

  return {
    loaded: async () => running().loaded.promise,
    run: async (texts) => {
      const { worker, jobs } = running();
      const job: Job = { id: ++lastId, texts };
      const answer = Promise.withResolvers<Float32Array<ArrayBuffer>>();
      jobs.set(job.id, answer);
      worker.postMessage(job);
      return answer.promise;
    },
    close: async () => {
      closed = true;
      await current?.worker.terminate();
    },
  };
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
