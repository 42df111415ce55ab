import { expect, test } from 'vitest';
import { parseEquity } from './equity.ts';

test.each([
  ['about 15 %', 15, 15],
  ['10–20%', 10, 20],
  ['entre el 12 y el 15 por ciento', 12, 15],
  ['15–22 %', 15, 22],
  ['10% - 20%', 10, 20],
  ['10 to 20 percent', 10, 20],
  ['between 5 and 8 %', 5, 8],
  ['between five and eight', 5, 8],
  ['up to 5', 0, 5],
  ['Up to 25%, over four years', 0, 25],
  ['max. 8%', 0, 8],
  ['at least 10%', 10, 100],
  ['not less than 12', 12, 100],
  ['20%+', 20, 100],
  ['≥ 10 %', 10, 100],
  ['half', 50, 50],
  ['Half. We start this together or not at all.', 50, 50],
  ['50/50', 50, 50],
  ['fifty-fifty', 50, 50],
  ['equal split', 33, 50],
  ['an equal share', 33, 50],
  ['a third', 33, 33],
  ['one quarter', 25, 25],
  ['0.5-1%', 0.5, 1],
  ['0,5–1,5 %', 0.5, 1.5],
  ['twenty percent', 20, 20],
  ['twenty-five per cent', 25, 25],
  ['25% with 4 year vesting and a 1 year cliff', 25, 25],
  ['10-15% vesting over 4 years', 10, 15],
  ['5 % now, 8 % after the pilot', 5, 8],
  ['3%, maybe 5% for the right person', 3, 5],
  ['15', 15, 15],
  ['12-18', 12, 18],
  ['none, salary only', 0, 0],
  ['10 à 15 %', 10, 15],
  ['10 bis 15 Prozent', 10, 15],
  ['１０％', 10, 10],
  ['single digits', 1, 9],
  ['1–2 points', 1, 2],
  ['40–50 %, as a real co-founder', 40, 50],
  ['8 percent or more', 8, 100],
  ['equal split, so 33ish', 33, 33],
  ['Equity is not what I am after', 0, 0],
  ['a quarter would be fair, not below 15%', 15, 25],
  ['10 %, perhaps 12', 10, 12],
  ['nicht unter 10 %', 10, 100],
])('%s is read as %d to %d per cent', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  'negotiable',
  'fair',
  'Open',
  '',
  'vests over 4 years',
  '$120k',
  '18 LPA',
  'to be discussed after 3 months',
  null,
])('%s names no share', (text) => {
  expect(parseEquity(text)).toBeUndefined();
});

test.each([
  '30 to 45 if unpaid, otherwise 10',
  '10–12%, or 15 if you pay me under 3k',
  '5% unless you bring the first customer',
  "I don't need equity if you pay me 120k",
  'entre 8 e 12%, mas só se vier full time',
])('of "%s" no share is asserted, as a part is not understood', (text) => {
  expect(parseEquity(text)).toBeUndefined();
});

test('room for talks is kept beside the figure', () => {
  expect(parseEquity('20 %, negotiable')).toEqual({ low: 20, high: 20, flexible: true });
  expect(parseEquity('20 %')).toEqual({ low: 20, high: 20, flexible: false });
});
