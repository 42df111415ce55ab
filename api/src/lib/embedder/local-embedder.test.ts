import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedder } from './embedder.ts';
import { localEmbedder } from './local-embedder.ts';
import { prepareModel } from './model.ts';
import { dot } from './vectors.ts';

describe('the local model', () => {
  let cacheDir: string;
  let embedder: Embedder;

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'ampersand-model-'));
    embedder = localEmbedder({ cacheDir });
    await embedder.ready();
  }, 60_000);

  afterAll(async () => {
    await embedder.close();
    await rm(cacheDir, { recursive: true });
  });

  function numbered(count: number): string[] {
    return Array.from({ length: count }, (_, i) => `a text of its own, number ${i}`);
  }

  async function embed(...texts: string[]): Promise<Float32Array[]> {
    return embedder.embed(texts);
  }

  async function nearness(a: string, b: string): Promise<number> {
    const [first = new Float32Array(), second = new Float32Array()] = await embed(a, b);
    return dot(first, second);
  }

  test('ends soon and cleanly when it is closed in the middle of a large call', async () => {
    const other = localEmbedder({ cacheDir });
    await other.ready();
    const large = expect(other.embed(numbered(400))).rejects.toThrow('The embedder is closed.');
    // Its turn comes after the first texts of the large call.
    await other.embed(['a short question']);
    const start = performance.now();
    await other.close();
    expect(performance.now() - start).toBeLessThan(1000);
    await large;
  });

  test('leaves the exit code alone when the process ends in the middle of a text', async () => {
    const program = fileURLToPath(new URL('worker-exit.fixture.ts', import.meta.url));
    const run = spawn(process.execPath, [program, cacheDir], { stdio: 'inherit' });
    expect(await once(run, 'exit')).toEqual([3, null]);
  });

  test('is built once and leaves nothing else in the cache folder', async () => {
    const messages: string[] = [];
    const { graph } = await prepareModel(cacheDir, (message) => messages.push(message));
    expect(messages).toEqual([]);
    expect((await readdir(cacheDir)).map((name) => join(cacheDir, name))).toEqual([graph]);
  });

  test('gives vectors of length 1', async () => {
    for (const vector of await embed('Go', 'I look for a technical co-founder. '.repeat(100), '🚀', '中国')) {
      expect(vector).toHaveLength(384);
      expect(dot(vector, vector)).toBeCloseTo(1, 5);
    }
  });

  test('knows that different words can mean the same', async () => {
    const wanted = 'owns backend and infra';
    expect(await nearness(wanted, 'Golang, Terraform, SRE')).toBeGreaterThan(
      (await nearness(wanted, 'pastry chef')) + 0.05,
    );
    expect(await nearness('I raised money from angel investors', 'fundraising')).toBeGreaterThan(
      (await nearness('I raised money from angel investors', 'embedded firmware')) + 0.1,
    );
  });

  test.each([
    ['That is a happy dog', 0.6946],
    ['That is a very happy person', 0.9429],
    ['Today is a sunny day', 0.2568],
  ])('stays close to the model in full precision: %s', async (sentence, published) => {
    expect(Math.abs((await nearness('That is a happy person', sentence)) - published)).toBeLessThan(0.01);
  });

  test('compares texts in another script by their words, not by their script', async () => {
    const app = 'मोबाइल ऐप बनाने वाला तकनीकी सह-संस्थापक';
    expect(await nearness(app, 'गणित का शिक्षक, दस साल का अनुभव')).toBeLessThan(0.3);
    expect(await nearness(app, 'मोबाइल ऐप डेवलपर')).toBeGreaterThan(0.4);
    expect(await nearness('Разработчик мобильных приложений', 'Малые кредиты для продавцов')).toBeLessThan(
      0.3,
    );
  });

  test('gives blank text the zero vector', async () => {
    const [empty, blank] = await embed('', ' \n\t');
    expect(empty).toEqual(new Float32Array(384));
    expect(blank).toEqual(new Float32Array(384));
    expect(await embed()).toEqual([]);
  });

  test('keeps the order, computes a repeated text once and gives it the same vector in any company', async () => {
    const [alone] = await embed('sales');
    const texts = Array.from({ length: 100 }, (_, i) =>
      i % 3 === 0 ? ' sales ' : `${'growth '.repeat(i % 7)}${i}`,
    );
    const vectors = await embedder.embed(texts);
    expect(vectors).toHaveLength(100);
    expect(vectors[99]).toBe(vectors[0]);
    expect(vectors[0]).toEqual(alone);
    expect(vectors[50]).toEqual((await embed(texts[50] ?? ''))[0]);
  });

  test('answers a short text while a large call is under way, and leaves the event loop free', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    let largeDone = false;
    const large = embedder.embed(numbered(400)).finally(() => {
      largeDone = true;
    });
    await embed('a short question');
    expect(largeDone).toBe(false);
    expect(await large).toHaveLength(400);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});

test('a model that cannot be built says why, and is tried again with the next call', async () => {
  const cacheDir = join(await mkdtemp(join(tmpdir(), 'ampersand-model-')), 'cache');
  await writeFile(cacheDir, 'a file where the folder should be');
  const embedder = localEmbedder({ cacheDir });
  await expect(embedder.ready()).rejects.toThrow(/cannot be written to .*cache/);
  await expect(embedder.embed(['text'])).rejects.toThrow(/cannot be written/);
  await rm(cacheDir);
  expect(await embedder.embed(['text'])).toHaveLength(1);
  await embedder.close();
  await rm(dirname(cacheDir), { recursive: true });
});
