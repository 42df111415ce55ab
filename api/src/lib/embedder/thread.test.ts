import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startThread, type Thread } from './thread.ts';

describe('the worker thread', () => {
  let thread: Thread;

  beforeEach(() => {
    thread = startThread(new URL('fragile-worker.fixture.ts', import.meta.url), {});
  });

  afterEach(async () => {
    await thread.close();
  });

  test('a crash rejects everything that waits, and the next call starts a new worker', async () => {
    await thread.loaded();
    const waiting = thread.run(['wait']);
    const crashing = thread.run(['crash']);
    await expect(waiting).rejects.toThrow('The embedding worker crashed: out of memory');
    await expect(crashing).rejects.toThrow('The embedding worker crashed: out of memory');
    expect(await thread.run(['four', 'seven'])).toEqual(Float32Array.from([4, 5]));
    await thread.loaded();
  });

  test('a worker that ends by itself counts as a crash', async () => {
    await expect(thread.run(['end'])).rejects.toThrow('The embedding worker ended with code 7.');
    expect(await thread.run(['four'])).toEqual(Float32Array.from([4]));
  });

  test('one failed job leaves the others and the worker alone', async () => {
    const [failed, done] = await Promise.allSettled([thread.run(['fail']), thread.run(['four'])]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('asked to fail') },
    });
    expect(done).toMatchObject({ status: 'fulfilled' });
  });

  test('a worker that cannot start rejects with the reason', async () => {
    const broken = startThread(new URL('no-such-worker.ts', import.meta.url), {});
    await expect(broken.loaded()).rejects.toThrow(/crashed: .*no-such-worker/);
    await expect(broken.run(['text'])).rejects.toThrow(/no-such-worker/);
  });

  test('closing rejects what waits and what comes later', async () => {
    const waiting = thread.run(['wait']);
    const rejected = expect(waiting).rejects.toThrow('The embedder is closed.');
    await thread.close();
    await rejected;
    await expect(thread.run(['four'])).rejects.toThrow('The embedder is closed.');
    await expect(thread.loaded()).rejects.toThrow('The embedder is closed.');
  });
});
