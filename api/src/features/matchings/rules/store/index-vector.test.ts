import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../sample-people.ts';
import { candidateVector, DIMENSION, queryVector } from './index-vector.ts';

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
  const blank = (await read(applicant())).traits;
  expect(candidateVector(blank, 0.5)).toEqual([...Array.from({ length: 2 * DIMENSION }, () => 0), 0.5]);
});
