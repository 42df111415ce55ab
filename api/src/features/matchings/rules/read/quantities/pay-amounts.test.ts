import { expect, test } from 'vitest';
import {
  amountsOf,
  basesOf,
  isNet,
  isOfUnclearPeriod,
  isOnTop,
  periodFactor,
  withoutNet,
  yearly,
} from './pay-amounts.ts';
import { UNBOUNDED } from './range.ts';

const sums = (text: string, milIsThousand = false) =>
  amountsOf(text, milIsThousand).map(({ low, high, isOpen }) => [low, high, ...(isOpen ? ['open'] : [])]);

test.each([
  ['60k', [[60_000, 60_000]]],
  ['60-80k', [[60_000, 80_000]]],
  ['1.500 to 2.000', [[1_500, 2_000]]],
  ['1,500.50', [[1_500.5, 1_500.5]]],
  ['12,00,000', [[1_200_000, 1_200_000]]],
  ['1.5 lakh', [[150_000, 150_000]]],
  ['2 crore', [[20_000_000, 20_000_000]]],
  ['up to 60k', [[0, 60_000]]],
  ['at least 60k', [[60_000, 60_000, 'open']]],
  ['60k+', [[60_000, 60_000, 'open']]],
  ['60k or more', [[60_000, 60_000, 'open']]],
  ['at least eur 60k', [[60_000, 60_000, 'open']]],
  [
    '85k, or 60 plus shares',
    [
      [85_000, 85_000],
      [60_000, 60_000],
    ],
  ],
  ['85k, 12 hours', [[85_000, 85_000]]],
  ['3 months', []],
  ['in year 2', []],
  ['10 %', []],
  ['40 customers', []],
])('“%s” names %j', (text, found) => {
  expect(sums(text)).toEqual(found);
});

test('a mil is a thousand where people say so', () => {
  expect(sums('10 mil', true)).toEqual([[10_000, 10_000]]);
  expect(sums('10 mil', false)).toEqual([[10_000_000, 10_000_000]]);
});

test.each([
  ['ote 150k', true],
  ['bonus up to 20k', true],
  ['20k bonus', true],
  ['20k commission', true],
  ['base of 90k', false],
])('“%s” is paid on top: %s', (text, is) => {
  const [amount] = amountsOf(text, false);
  expect(amount && isOnTop(text, amount.at, amount.end)).toBe(is);
});

test.each([
  ['€3,000 net', true],
  ['3.000 netto', true],
  ['€3,000 net, 4,500 gross', false],
  ['€3,000', false],
])('“%s” is what is left after taxes: %s', (text, is) => {
  expect(isNet(text)).toBe(is);
});

test('of sums before and after taxes those before them count', () => {
  const of = (text: string) => withoutNet(text, amountsOf(text, false)).map(({ high }) => high);
  expect(of('4500 gross, 3000 net')).toEqual([4500]);
  expect(of('3000 net')).toEqual([3000]);
});

test.each([
  ['60k a year', 1],
  ['5k a month', 12],
  ['1k a week', 52],
  ['300 a day', 230],
  ['40 an hour', 1800],
  ['60k for the first year', undefined],
  ['monthly 5k', 12],
  ['60k', undefined],
])('“%s” is paid so many times a year: %s', (text, factor) => {
  const [amount] = amountsOf(text, false);
  expect(amount && periodFactor(text, amount.end, true)).toBe(factor);
});

test.each([
  ['7999', 'USD', 95_988],
  ['8000', 'USD', 8_000],
  ['16000', 'CHF', 230_400],
  ['20000', 'CHF', 24_000],
  ['5k a month', 'USD', 60_000],
  ['60k a year', 'EUR', 67_800],
  ['9 lpa', 'INR', 10_440],
])('“%s” of %s is %d dollars a year', (text, currency, dollars) => {
  const [amount] = amountsOf(text, false);
  expect(amount && yearly(amount, currency, text, true)).toMatchObject({ low: dollars, high: dollars });
});

test.each([
  ['40k', 'ILS', true],
  ['40k a month', 'ILS', false],
  ['10k', 'ILS', false],
  ['400k', 'ILS', false],
  ['10k', 'USD', false],
])('nobody knows the period of “%s” %s: %s', (text, currency, is) => {
  const [amount] = amountsOf(text, false);
  expect(amount && isOfUnclearPeriod(amount, currency, text, true)).toBe(is);
});

test.each([
  // Nobody is paid 400,000 dollars a year by the month: the period is that of another sum.
  ['monthly 33,000', 'USD', 396_000],
  ['monthly 34,000', 'USD', 34_000],
  ['monthly 29,000', 'EUR', 393_240],
  ['monthly 30,000', 'EUR', 33_900],
  // Unless the month stands behind the sum itself.
  ['34,000 a month', 'USD', 408_000],
  // Of other periods a sum is what it says.
  ['weekly 40,000', 'USD', 2_080_000],
  ['daily 400', 'USD', 92_000],
  ['500k', 'USD', 500_000],
])('“%s” of %s, whose period stands where it does, is %d dollars a year', (text, currency, dollars) => {
  const [amount] = amountsOf(text, false);
  expect(amount && yearly(amount, currency, text, true)).toMatchObject({ low: dollars, high: dollars });
});

test('of a monthly sum and what follows it each has its own period', () => {
  const text = '3k a month for the first year, then 90k';
  expect(amountsOf(text, false).map((amount) => yearly(amount, 'USD', text, false).low)).toEqual([
    36_000, 90_000,
  ]);
});

test('a sum or more ends nowhere', () => {
  const [amount] = amountsOf('at least 5k a month', false);
  expect(amount && yearly(amount, 'USD', 'at least 5k a month', true)).toMatchObject({
    low: 60_000,
    high: UNBOUNDED.pay,
  });
});

test.each([
  ['weekly 1k', 52, undefined],
  ['daily 400', 230, undefined],
  ['monthly 3k', 12, 12],
  ['yearly 30k', 1, 1],
])('the period before “%s” is its own where it is the only sum, %s, and else %s', (text, alone, beside) => {
  const end = text.length;
  expect(periodFactor(text, end, true)).toBe(alone);
  expect(periodFactor(text, end, false)).toBe(beside);
});

test.each([
  ['34k plus commissions, usually 10-12k more', [34_000]],
  ['34k, plus 5k', [34_000]],
  ['34k + 5k bonus', [34_000]],
  ['34k, 5k extra', [34_000]],
  ['34k, 5k dazu', [34_000]],
  ['60k, ote 90k', [60_000]],
  ['on top $900 a month', [900]],
  ['34k, 5k more or less', [34_000, 5_000]],
  ['bonus 5k', []],
])('of “%s” somebody can count on %j', (text, sums) => {
  expect(basesOf(text, amountsOf(text, false)).map(({ high }) => high)).toEqual(sums);
});
