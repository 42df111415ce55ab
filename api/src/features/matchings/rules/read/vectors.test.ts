import { expect, test } from 'vitest';
import { cosine, dequantise, dotInt8, meanVector, quantise } from './vectors.ts';

const unit = (...values: number[]) => Float32Array.from(values, (value) => value / Math.hypot(...values));
const many = (of: (at: number) => number) => unit(...Array.from({ length: 384 }, (_, at) => of(at)));

test('the mean of vectors points between them and has length 1', () => {
  const mean = meanVector([unit(1, 0), unit(0, 1)]);
  expect([...(mean ?? [])].map((value) => value.toFixed(3))).toEqual(['0.707', '0.707']);
  expect(meanVector([unit(3, 4)])?.[1]).toBeCloseTo(0.8);
});

test('nothing, and what cancels out, has no mean', () => {
  expect(meanVector([])).toBeUndefined();
  expect(meanVector([unit(1, 0), unit(-1, 0)])).toBeUndefined();
});

test('a quantised vector stands for its own within its step, and compares as it does', () => {
  const [one, other] = [many((at) => Math.sin(at)), many((at) => Math.sin(at + 0.5))];
  const back = dequantise(quantise(one));
  for (const [at, value] of one.entries()) expect(Math.abs((back[at] ?? 9) - value)).toBeLessThan(0.0015);
  const exact = one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  expect(cosine(quantise(one), quantise(other))).toBeCloseTo(exact, 2);
  expect(cosine(quantise(one), quantise(one))).toBeCloseTo(1, 2);
});

test('vectors of two models, which differ in length, are never near', () => {
  expect(cosine(quantise(unit(0.3, 0.3)), quantise(unit(0.3, 0.3, 0.3)))).toBe(0);
});

test('the multiplication of a memory is used for two vectors that lie in it, and long enough for it', () => {
  const asked: number[] = [];
  const dot = (_: number, __: number, length: number) => asked.push(length) * 0 + 7;
  const here = { ...quantise(many((at) => at)), dot };
  const elsewhere = quantise(many((at) => at));
  const short = { ...quantise(unit(1, 2, 2)), dot };
  const none = { ...quantise(new Float32Array()), dot };
  expect(dotInt8(here, here)).toBe(7);
  expect(dotInt8(here, elsewhere)).not.toBe(7);
  expect(dotInt8(elsewhere, elsewhere)).toBe(dotInt8(here, elsewhere));
  expect(dotInt8(short, short)).not.toBe(7);
  expect(dotInt8(none, none)).toBe(0);
  expect(asked).toEqual([384]);
});
