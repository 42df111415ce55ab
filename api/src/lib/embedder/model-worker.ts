import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { guarded } from './exit-guard.ts';
import { INPUT, OUTPUT } from './graph.ts';
import { LOCAL_DIMENSION, prepareModel } from './model.ts';
import type { Message, Order } from './thread.ts';
import { createTokenizer } from './tokenizer.ts';

const { cacheDir, guard }: { cacheDir: string; guard: SharedArrayBuffer } = workerData;
const files = await prepareModel(cacheDir);
const tokenize = createTokenizer(JSON.parse(await readFile(files.tokenizer, 'utf8')), files.maxTokens);
const session = await guarded(guard, () =>
  InferenceSession.create(files.graph, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
);

async function vectorOf(text: string): Promise<Float32Array> {
  const ids = BigInt64Array.from(tokenize(text), BigInt);
  const input = new Tensor('int64', ids, [1, ids.length]);
  const { [OUTPUT]: vector } = await guarded(guard, () => session.run({ [INPUT]: input }));
  if (!(vector?.data instanceof Float32Array)) throw new Error('The model gave no vector of floats.');
  return vector.data;
}

let closing = false;

async function answer(id: number, texts: readonly string[]): Promise<Message> {
  try {
    const vectors = new Float32Array(texts.length * LOCAL_DIMENSION);
    for (const [i, text] of texts.entries()) {
      if (closing) throw new Error('The embedder is closed.');
      vectors.set(await vectorOf(text), i * LOCAL_DIMENSION);
    }
    return { kind: 'done', id, vectors };
  } catch (cause) {
    return { kind: 'failed', id, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

function send(message: Message): void {
  parentPort?.postMessage(message, message.kind === 'done' ? [message.vectors.buffer] : []);
}

let queue = Promise.resolve();
parentPort?.on('message', (order: Order) => {
  if (order.kind === 'close') {
    closing = true;
    queue = queue.then(() => parentPort?.close());
  } else {
    queue = queue.then(async () => send(await answer(order.id, order.texts)));
  }
});
send({ kind: 'loaded' });
