import { expect, test } from 'vitest';
import { countCurrencies, currencyOf, namesCurrency } from './currency.ts';

test.each([
  ['€3,000 a month', 'GBP', 'EUR'],
  ['3,000 a month', 'GBP', 'GBP'],
  ['3,000 a month', undefined, 'USD'],
  ['$3,000', 'CAD', 'CAD'],
  ['$3,000', 'EUR', 'USD'],
  ['$3,000', 'MXN', undefined],
  ['$3,000 dollars', 'MXN', undefined],
  ['3,000 dollars', 'MXN', 'USD'],
  ['$3,000 usd', 'MXN', 'USD'],
  ['usd 4,500 a month, paid in pesos', 'MXN', 'USD'],
  ['$3,000 cad', 'USD', 'CAD'],
  ['30,000 kr', 'NOK', 'NOK'],
  ['30,000 kr', 'EUR', 'SEK'],
  ['rs 50,000', 'PKR', 'PKR'],
  ['rs 50,000', 'EUR', 'INR'],
  ['12 000 dirhams', 'MAD', 'MAD'],
  ['12 000 dh', 'MAD', 'MAD'],
  ['2.000 € netto, dh 3.000 € brutto im monat', 'EUR', 'EUR'],
  ['teilzeit, dh 2.000 im monat', 'CHF', 'CHF'],
  ['12 000 dirhams', undefined, 'AED'],
  ['r40,000', 'ZAR', 'ZAR'],
  ['kes 90,000', undefined, 'KES'],
  ['50,000 shillings', 'UGX', 'UGX'],
  ['500 soles', undefined, 'PEN'],
  ['300 000 cfa', 'XAF', 'XAF'],
  ['20,000 birr', undefined, 'ETB'],
  ['20,000 egyptian pounds', undefined, 'EGP'],
  ['hk$20,000', undefined, 'HKD'],
  ['mx$20,000', undefined, 'MXN'],
  ['30 000 kč', undefined, 'CZK'],
  ['30,000 rand', undefined, 'ZAR'],
  ['7000 franken brutto für 80 %', 'EUR', 'CHF'],
  ['3.000 € für 60 %', 'EUR', 'EUR'],
  ['30,000 taka', undefined, 'BDT'],
  ['30,000 baht', undefined, 'THB'],
  ['20 000 hryvnia', undefined, 'UAH'],
  ['20 000 lira', undefined, 'TRY'],
  ['2 000 lari', undefined, 'GEL'],
  ['we pay in dollars', 'EUR', 'USD'],
  ['we pay in pounds', 'EUR', 'GBP'],
])('“%s” of who is paid in %s is in %s', (text, fallback, code) => {
  expect(currencyOf(text, fallback)).toBe(code);
});

test.each([
  ['aed 25,000 in dubai, or 60,000 euro in europe', 2],
  ['€3,000 or €4,000', 1],
  ['3,000', 0],
])('“%s” names %d currencies', (text, count) => {
  expect(countCurrencies(text, undefined)).toBe(count);
});

test.each([
  ['$3k', true],
  ['3k euros', true],
  ['3k', false],
])('“%s” says which currency it is in: %s', (text, is) => {
  expect(namesCurrency(text)).toBe(is);
});
