import { parentPort } from 'node:worker_threads';
import type { Job, Message } from './thread.ts';

/** A worker for tests: one number per text, its length; certain texts make it fail, crash, end or wait for ever. */
function answer({ id, texts }: Job): Message | undefined {
  if (texts.includes('wait')) return undefined;
  if (texts.includes('fail')) return { kind: 'failed', id, reason: 'asked to fail' };
  return { kind: 'done', id, vectors: Float32Array.from(texts, (text) => text.length) };
}

parentPort?.on('message', (job: Job) => {
  if (job.texts.includes('end')) process.exit(7);
  if (job.texts.includes('crash')) throw new Error('out of memory');
  const message = answer(job);
  if (message) parentPort?.postMessage(message);
});
parentPort?.postMessage({ kind: 'loaded' } satisfies Message);
