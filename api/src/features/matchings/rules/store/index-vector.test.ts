import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import { dequantise } from '../read/vectors.ts';
import { candidateVector, DIMENSION, queryVector, rankEstimate } from './index-vector.ts';

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
    inner(queryVector(f), candidateVector(other, 0)) + 0.5,
  );
  expect(inner(queryVector(fit), candidateVector(f, 0))).toBeGreaterThan(
    inner(queryVector(other), candidateVector(f, 0)) + 0.5,
  );
  expect(inner(queryVector(f), candidateVector(fit, -0.7))).toBeCloseTo(
    inner(queryVector(f), candidateVector(fit, 0)) - 0.7,
  );
});

test('somebody without a word has a vector all the same', async () => {
  const blank = (await read(applicant())).traits;
  expect(candidateVector(blank, 0.5)).toEqual([...Array.from({ length: 2 * DIMENSION }, () => 0), 0.5]);
});

const halves = (vector: readonly number[]) => [
  vector.slice(0, DIMENSION),
  vector.slice(DIMENSION, 2 * DIMENSION),
];
const LONG = 'opera houses, opera costumes, opera scores and the long evenings in which an opera is sung';

test.each([
  ['wishes', { skills: ['firmware'], wants: { joinMotivation: LONG, ideaPreferences: [LONG] } }],
  ['skills', { skills: LONG.split(', '), wants: { ideaPreferences: ['firmware'] } }],
])(
  'one half of a vector tells what somebody offers, the other what they look for, also where %s are most of what they wrote',
  async (_, parts) => {
    const { traits } = await read(applicant(parts));
    const [offer, seek] = [traits.aspects.offer, traits.aspects.seek].map((each) =>
      each ? [...dequantise(each)] : [],
    );
    if (!offer || !seek) throw new Error('Both halves are written.');
    const [gives = [], wants = []] = halves(candidateVector(traits, 0));
    const [asks = [], brings = []] = halves(queryVector(traits));
    for (const half of [gives, brings]) expect(inner(half, offer)).toBeGreaterThan(inner(half, seek));
    for (const half of [wants, asks]) expect(inner(half, seek)).toBeGreaterThan(inner(half, offer));
    for (const half of [gives, wants]) expect(Math.hypot(...half)).toBeCloseTo(1);
  },
);

test('what is neither offered nor looked for counts as well', async () => {
  const { traits } = await read(applicant({ skills: ['firmware'], hobbies: ['opera singing'] }));
  const bare = { ...traits, aspects: { offer: traits.aspects.offer } } as typeof traits;
  expect(candidateVector(traits, 0)).not.toEqual(candidateVector(bare, 0));
});

test('what another model has read is left out', async () => {
  const { traits } = await read(applicant({ skills: ['firmware'] }));
  const short = { bytes: new Int8Array(100).fill(50), at: 0, length: 100, dot: undefined };
  const other = { ...traits, aspects: { offer: short, seek: short, whole: short } };
  expect(candidateVector(other, 0.5)).toEqual([...Array.from({ length: 2 * DIMENSION }, () => 0), 0.5]);
});

test('a larger inner product is a higher rank, by less the better somebody fits; the prior counts in full', () => {
  const gain = (from: number) => rankEstimate(from + 0.5, 0) - rankEstimate(from, 0);
  expect(gain(1)).toBeGreaterThan(0.9);
  expect(gain(6)).toBeLessThan(0.25);
  expect(gain(8)).toBeGreaterThan(0);
  expect(rankEstimate(3.3, 0.3) - rankEstimate(3, 0)).toBeCloseTo(0.3);
});
