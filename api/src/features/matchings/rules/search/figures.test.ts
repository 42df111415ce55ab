import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each([
  ['about two days a week', { hours: [14, 18] }],
  ['a designer, 20 hours a week', { hours: [18, 22] }],
  ['around forty per cent of the company', { equity: [30, 50] }],
  ['10 to 20 % equity', { equity: [7.5, 25] }],
  ['React 40', {}],
  ['so that no lorry goes half empty', {}],
  ['ten years of Rust', {}],
  ['', {}],
])('%s', (words, expected: { hours?: number[]; equity?: number[] }) => {
  const { hours, equity } = figuresIn(words);
  expect({
    ...(hours && { hours: [hours.low, hours.high] }),
    ...(equity && { equity: [equity.low, equity.high] }),
  }).toEqual(expected);
});
