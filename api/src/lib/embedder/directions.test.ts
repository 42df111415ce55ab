import { join } from 'node:path';
import { expect, test } from 'vitest';
import { learnDirections, readDirections, without, withPlainModel } from './directions.ts';
import { dot, normalise } from './vectors.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/ampersand');

test('the directions that are kept are those of the sentences', async () => {
  const [kept, learned] = [readDirections(), await withPlainModel(CACHE, learnDirections)];
  expect(kept.length).toBe(learned.length);
  for (const [i, direction] of kept.entries())
    expect(dot(direction, learned[i] ?? new Float32Array())).toBeGreaterThan(0.999);
}, 60_000);

test('a common language makes no two texts alike, and another one no two texts strangers', async () => {
  const texts = [
    'Budujemy mały browar na wsi i szukamy księgowej.',
    'Uczę matematyki dzieci, które chodzą do szkoły wieczorowej.',
    'Enseño matemáticas a niños que van a una escuela nocturna.',
    'I teach mathematics to children who go to an evening school.',
  ];
  const nearness = (vectors: readonly Float32Array[], a: number, b: number) =>
    dot(vectors[a] ?? new Float32Array(), vectors[b] ?? new Float32Array());
  const plain = await withPlainModel(CACHE, (vectorsOf) => vectorsOf(texts));
  const directions = readDirections();
  const bare = plain.map((vector) => normalise(without(Float32Array.from(vector), directions)));
  expect(nearness(bare, 0, 1)).toBeLessThan(nearness(plain, 0, 1) - 0.1);
  expect(nearness(bare, 2, 3)).toBeGreaterThan(nearness(plain, 2, 3) + 0.05);
}, 60_000);
