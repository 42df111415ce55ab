import { expect, test } from 'vitest';
import { type Example, fit } from './fit.ts';
import { isBetter, judge, learn } from './judging.ts';
import { lookingChances } from './looking.ts';

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PLANTED = [1.2, 0.1, 0.6, 0, 0.9];
const STEP_ODDS = [-1.5, 0, 0.4, 1];
const looks = (place: number) => 1 / place;

/** People who do what the planted weights say; of those shown in a list, only whom they looked at. */
function draw(count: number, { seed = 1, counted = true, steps = 4 } = {}): Example[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const x = PLANTED.map(() => 2 * next() - 1);
    const step = Math.floor(next() * steps);
    const odds = (STEP_ODDS[step] ?? 0) + x.reduce((sum, value, k) => sum + value * (PLANTED[k] ?? 0), 0);
    // Whoever is good stands high: places tell of the very features that are to be weighed.
    const place = step === 0 ? Math.min(5, Math.max(1, Math.round(3 - 2 * (x[0] ?? 0) + next()))) : 1;
    const done = next() < 1 / (1 + Math.exp(-odds)) && next() < looks(place);
    return { x, offset: 0, step, done, seen: counted ? looks(place) : 1 };
  });
}

const PRIOR = [0.5, 0.5, 0.5, 0.5, 0.5];

test('planted weights are found again, whatever they were before', () => {
  const { weights } = fit(draw(20_000), { prior: PRIOR, steps: 4 });
  for (const [k, planted] of PLANTED.entries())
    expect(Math.abs((weights[k] ?? 0) - planted)).toBeLessThan(0.15);
});

test('who stands high is not taken for better: without the chance of a look the first weight comes out too large', () => {
  const [counted = 0] = fit(draw(20_000, { steps: 1 }), { prior: PRIOR, steps: 4 }).weights;
  const [raw = 0] = fit(draw(20_000, { steps: 1, counted: false }), { prior: PRIOR, steps: 4 }).weights;
  expect(Math.abs(counted - 1.2)).toBeLessThan(0.15);
  expect(raw - 1.2).toBeGreaterThan(0.2);
});

test('few examples leave the weights near what they were, and none falls below 0', () => {
  const { weights } = fit(draw(20), { prior: PRIOR, steps: 4 });
  for (const weight of weights) expect(Math.abs(weight - 0.5)).toBeLessThan(0.3);
  const against = draw(5_000).map((each) => ({
    ...each,
    done: (each.x[3] ?? 0) <= 0 && each.done,
  }));
  expect(fit(against, { prior: PRIOR, steps: 4 }).weights[3]).toBe(0);
});

test('better weights pass the gate, worse and equal ones do not', () => {
  const sets = { learned: draw(8_000, { seed: 2 }), heldOut: draw(2_000, { seed: 3 }) };
  const learned = learn(sets.learned, PRIOR).weights;
  expect(isBetter(judge(sets, { before: PRIOR, after: learned }))).toBe(true);
  expect(isBetter(judge(sets, { before: learned, after: PRIOR }))).toBe(false);
  expect(isBetter(judge(sets, { before: learned, after: learned }))).toBe(false);
  expect(isBetter(judge(sets, { before: PRIOR, after: [0, 1.5, 0, 1.5, 0] }))).toBe(false);
});

test('how far down people look is measured where chance set the order, and assumed where it did not', () => {
  const measured = lookingChances([
    { place: 1, upper: 4_000, lower: 2_000 },
    { place: 2, upper: 2_000, lower: 2_000 },
  ]);
  expect(measured(1)).toBe(1);
  expect(measured(2)).toBeCloseTo(0.5, 2);
  expect(measured(3)).toBeCloseTo(0.5, 2);
  expect(measured(null)).toBe(1);
  const unknown = lookingChances([]);
  expect(unknown(3)).toBeCloseTo(0.5, 5);
  expect(unknown(5_000)).toBe(0.1);
  // Openings below cannot make a lower place better than the one above.
  expect(lookingChances([{ place: 1, upper: 10, lower: 5_000 }])(2)).toBe(1);
});
