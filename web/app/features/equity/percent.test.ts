import { expect, test } from 'vitest';
import { hundredthsIn, moneyIn, typedPercent } from './percent.ts';

test('percentages are read as people type them', () => {
  expect(['50', '33.34', '33,3', ' 7 % ', '0', '100'].map(hundredthsIn)).toEqual([
    5000, 3334, 3330, 700, 0, 10_000,
  ]);
  expect(['', '101', '33.333', '-1', 'half', '1e2'].map(hundredthsIn)).toEqual(Array(6).fill(undefined));
});

test('a percentage is typed as briefly as it can be', () => {
  expect([5000, 3334, 3330, 0, 10_000, 5].map(typedPercent)).toEqual([
    '50',
    '33.34',
    '33.3',
    '0',
    '100',
    '0.05',
  ]);
});

test('money is whole, with whatever separators', () => {
  expect(['8,000,000', '8 000 000', "8'000'000", '500'].map(moneyIn)).toEqual([
    8_000_000n,
    8_000_000n,
    8_000_000n,
    500n,
  ]);
  expect(['', '0', '-5', '8m', '1,5', '2.50', '9999999999999'].map(moneyIn)).toEqual(
    Array(7).fill(undefined),
  );
});
