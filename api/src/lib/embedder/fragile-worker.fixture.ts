import { parentPort } from 'node:worker_threads';
import type { Message, Order } from './thread.ts';

function send(message: Message): void {
  parentPort?.postMessage(message);
}

/** A worker for tests: one number per text, its length; certain texts make it fail, crash, end or never answer. */
parentPort?.on('message', (order: Order) => {
  if (order.kind === 'close') {
    parentPort?.close();
    return;
  }
  const { id, texts } = order;
  if (texts.includes('end')) process.exit(7);
  if (texts.includes('crash')) throw new Error('out of memory');
  if (texts.includes('fail')) send({ kind: 'failed', id, reason: 'asked to fail' });
  else if (!texts.includes('wait'))
    send({ kind: 'done', id, vectors: Float32Array.from(texts, (text) => text.length) });
});
send({ kind: 'loaded' });
