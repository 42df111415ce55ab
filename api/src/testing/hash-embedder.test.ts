import { expect, test } from 'vitest';
import { dot } from '../lib/embedder/vectors.ts';
import { hashEmbedder } from './hash-embedder.ts';

test('texts that share words are nearer than texts that share none, and every vector has length 1', async () => {
  const [first, near, far] = await hashEmbedder().embed([
    'Go and Terraform on a small team',
    'Terraform, Go',
    'pastry chef',
  ]);
  if (!first || !near || !far) throw new Error('three vectors expected');
  for (const vector of [first, near, far]) {
    expect(vector).toHaveLength(384);
    expect(dot(vector, vector)).toBeCloseTo(1, 5);
  }
  expect(dot(first, near)).toBeGreaterThan(dot(first, far) + 0.2);
});

test('the same text gives the same vector whatever stands around it, and blank text gives the zero vector', async () => {
  const [alone] = await hashEmbedder().embed(['sales']);
  const [blank, padded] = await hashEmbedder().embed(['  ', ' sales\n']);
  expect(padded).toEqual(alone);
  expect(blank?.every((value) => value === 0)).toBe(true);
});
