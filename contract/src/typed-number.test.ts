import { expect, test } from 'vitest';
import { age, dollars, percent } from './fields.ts';
import { wholeIn } from './typed-number.ts';

test.each([
  ['250000', 250_000],
  ['250,000', 250_000],
  ['$250,000', 250_000],
  ['US$ 250 000', 250_000],
  ['usd 250000.50', 250_000.5],
  ['250\u202f000 $', 250_000],
  ['1,250,000.5', 1_250_000.5],
  ['10,00,000', 1_000_000],
  ["1'000'000", 1_000_000],
  ['٢٥٠٬٠٠٠', 250_000],
  ['１０，０００', 10_000],
  ['999.50', 999.5],
  [' 0 ', 0],
])('an amount typed as %j is %d dollars', (typed, amount) => {
  expect(dollars.parse(typed)).toBe(amount);
});

const WITHOUT_DOTS = 'Please write the amount without dots between the digits, such as 250000 or 250,000';
const IN_FULL = 'Please write the amount in full, such as 250000 or 250,000';
const IN_DIGITS = 'Please write the amount in US dollars, in digits alone, such as 250000';

test.each([
  ['250.000', WITHOUT_DOTS],
  ['$1.500.000', WITHOUT_DOTS],
  ['1.234,50', WITHOUT_DOTS],
  ['1,5', IN_FULL],
  ['250,00', IN_FULL],
  ['1,000 000', IN_FULL],
  ['250k', IN_DIGITS],
  ['1e6', IN_DIGITS],
  ['0x10', IN_DIGITS],
  ['₹10,00,000', IN_DIGITS],
  ['A$250,000', IN_DIGITS],
  ['10²', IN_DIGITS],
  ['-5', 'The amount cannot be negative'],
  ['10,000,000,000,000', 'The amount cannot be above 1,000,000,000,000'],
  [0.001, 'Please enter 0, or at least 0.01'],
])('an amount typed as %j is not guessed at', (typed, said) => {
  expect(dollars.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([said]);
});

test('a whole number is read with its thousands apart, and no part of one is left out', () => {
  expect(['40', ' 40 % ', '1,000', '1 000', "1'000", '٤٠', '40.00'].map(wholeIn)).toEqual([
    40, 40, 1000, 1000, 1000, 40, 40,
  ]);
  for (const typed of ['12,5', '12.5', '1.5', '1.000', '1.000,50', '1,000.50', '1e3', 'ten', ''])
    expect(wholeIn(typed)).toBeUndefined();
});

test('the amount as it is kept is read again', () => {
  for (const amount of [0, 0.01, 250_000, 1_234_567.89, 1e12])
    expect(dollars.parse(String(amount))).toBe(amount);
});

test('a part in per cent may have a comma, and its sign', () => {
  expect(['12.5', '12,5', '12,5 %', '７％', '०.५', '100'].map((typed) => percent.parse(typed))).toEqual([
    12.5, 12.5, 12.5, 7, 0.5, 100,
  ]);
  for (const typed of ['1e1', '5-10', '12,500', 'half'])
    expect(percent.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a number, such as 12.5');
});

test('an age is read in the digits of any script', () => {
  expect(['34', '٣٤', '۳۴', '३४', '３４', '𝟛𝟜', '𑁩𑁪'].map((typed) => age.safeParse(typed).data)).toEqual([
    34, 34, 34, 34, 34, 34, 34,
  ]);
  for (const typed of ['0x22', '3e1', 'old'])
    expect(age.safeParse(typed).error?.issues[0]?.message).toBe('Age must be a number, such as 34');
});
