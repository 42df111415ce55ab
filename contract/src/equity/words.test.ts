import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { countOf, percentOf, vestingSentences } from './words.ts';

test('parts and shares are written with two decimals and separators', () => {
  expect([0, 5, 3334, 10_000].map(percentOf)).toEqual(['0.00%', '0.05%', '33.34%', '100.00%']);
  expect([0n, 999n, 1_000n, 12_345_678n].map(countOf)).toEqual(['0', '999', '1,000', '12,345,678']);
});

test('vesting is told in sentences', () => {
  const usual = {
    years: 4,
    cliffMonths: 12,
    step: 'MONTHLY',
    startsOn: '2026-01-31',
    acceleration: 'DOUBLE',
  } as const;
  expect(vestingSentences(usual, (day) => day)).toEqual([
    'The shares of both vest over 4 years (48 months) from 2026-01-31, a part each month.',
    'Nothing vests in the first 12 months; then what has built up vests at once.',
    'When the company is sold and one of the two is dismissed within a year, all of their shares vest at once.',
  ]);
  const plain = { ...usual, years: 1, cliffMonths: 0, step: 'QUARTERLY', acceleration: 'NONE' } as const;
  expect(vestingSentences(plain, (day) => day).join(' ')).toContain('There is no cliff.');
});

test('a table of a file cannot begin a formula, whatever somebody is called', () => {
  expect(
    csvOf([
      ['Holder', 'Shares'],
      ['=HYPERLINK("x")', 1_000n],
      ['@me', 2],
      ['Anna, "A"', 0.5],
    ]),
  ).toBe('\ufeff"Holder","Shares"\r\n"\'=HYPERLINK(""x"")",1000\r\n"\'@me",2\r\n"Anna, ""A""",0.5\r\n');
  for (const bad of ['+1', '-1', '\t=1', '\r=1', '＝1']) expect(csvOf([[bad]])).toBe(`\ufeff"'${bad}"\r\n`);
});
