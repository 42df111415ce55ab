import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each([
  ['about two days a week', { hours: [14, 18] }],
  ['a designer, 20 hours a week', { hours: [18, 22] }],
  ['around forty per cent of the company', { equity: [30, 50] }],
  ['10 to 20 % equity', { equity: [7.5, 25] }],
  ['full time, 20 %', { hours: [36, 52], equity: [15, 25] }],
  ['10 % and two days a week', { hours: [14, 18], equity: [7.5, 12.5] }],
  ['React 40', {}],
  ['so that no lorry goes half empty', {}],
  ['ten years of Rust', {}],
  ['', {}],
])('%s', (words, expected: { hours?: number[]; equity?: number[] }) => {
  const { hours, equity } = figuresIn(words);
  expect({
    ...(hours && { hours: [hours.near.low, hours.near.high] }),
    ...(equity && { equity: [equity.near.low, equity.near.high] }),
  }).toEqual(expected);
});

test.each([
  ['full time 20% equity', ''],
  ['about two days a week, I keep my job', ', I keep my job'],
  ['a designer, 20 hours a week for 5 to 10 per cent of the company', 'a designer, for'],
  ['part-time finance chief', 'finance chief'],
  ['IoT developer, evenings only', 'IoT developer, evenings only'],
  ['private equity analyst', 'private equity analyst'],
  ['full-stack React 40', 'full-stack React 40'],
])('%s: what else it asks is "%s"', (words, rest) => {
  expect(figuresIn(words).rest).toBe(rest);
});
