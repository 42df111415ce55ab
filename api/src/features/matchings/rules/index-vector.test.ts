import { expect, test } from 'vitest';
import { candidateVector, queryVector } from './index-vector.ts';
import { DIMENSION, reducer } from './reduce.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from './sample-people.ts';

const inner = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const opera = {
  skills: ['opera singing'],
  interests: ['opera houses'],
  wants: { joinMotivation: 'Applause', ideaPreferences: ['opera'] },
};

test('the inner product is higher for who fits, from either side, and falls with the price', async () => {
  const f = (await read(founder(coldChain))).traits;
  const [fit, other] = [
    (await read(applicant(firmwareEngineer))).traits,
    (await read(applicant(opera))).traits,
  ];
  expect(candidateVector(fit, 0)).toHaveLength(2 * DIMENSION + 1);
  expect(inner(queryVector(f), candidateVector(fit, 0))).toBeGreaterThan(
    inner(queryVector(f), candidateVector(other, 0)) + 1,
  );
  expect(inner(queryVector(fit), candidateVector(f, 0))).toBeGreaterThan(
    inner(queryVector(other), candidateVector(f, 0)) + 1,
  );
  expect(inner(queryVector(f), candidateVector(fit, -0.7))).toBeCloseTo(
    inner(queryVector(f), candidateVector(fit, 0)) - 0.7,
  );
});

test('somebody without a word has a vector all the same', async () => {
  const silent = (await read(applicant())).traits;
  expect(candidateVector(silent, 0.5)).toEqual([...Array.from({ length: 2 * DIMENSION }, () => 0), 0.5]);
});

test('vectors of other lengths come to the stored one, and what was near stays near', () => {
  const wave = (length: number, shift: number) => {
    const vector = Float32Array.from({ length }, (_, i) => Math.sin(i * 0.37 + shift));
    const norm = Math.hypot(...vector);
    return vector.map((value) => value / norm);
  };
  for (const length of [128, 384, 1024]) {
    const reduce = reducer(length);
    const [a, near, far] = [reduce(wave(length, 0)), reduce(wave(length, 0.3)), reduce(wave(length, 1.6))];
    expect(a).toHaveLength(DIMENSION);
    expect(inner([...a], [...a])).toBeCloseTo(1, 4);
    expect(inner([...a], [...near])).toBeGreaterThan(0.85);
    expect(Math.abs(inner([...a], [...far]))).toBeLessThan(0.25);
  }
  expect([...reducer(1024)(new Float32Array(1024))].every((value) => value === 0)).toBe(true);
});
