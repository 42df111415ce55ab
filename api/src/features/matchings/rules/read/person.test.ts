import { expect, test } from 'vitest';
import { payStatement } from './person.ts';
import { payToday } from './quantities/pay.ts';

const stated = (otherDetails: string) => payStatement({ otherDetails, lookingFor: '' });

test.each([
  'We turn over about £30k a month.',
  'The shop makes 18,000 € a month.',
  'Sales are around $40k monthly.',
  'Wir machen 25.000 € Umsatz im Monat.',
  'Facturamos unos 18.000 € al mes.',
  'Faturamos R$ 60 mil por mês.',
  'On fait 20 000 € de CA par mois.',
])('what a company takes in is no pay: %s', (text) => {
  expect(stated(text)).toBeUndefined();
  expect(stated(`${text} Salary is 3,000 € a month.`)).toBe('Salary is 3,000 € a month.');
});

test.each([
  ['We turn over £30k a month, and can pay £2,500 a month', 'GBP', 39_600],
  ['Pay for this job is 9,000 zł gross plus a share of new sales', 'PLN', 29_160],
  ['We make 40k a month. Pay is €3,000 a month and a cut of the profits', 'EUR', 40_680],
  ['We both take $4k a month', 'USD', 48_000],
])('pay beside it is read: %s', (text, currency, low) => {
  expect(payToday(stated(text) ?? '', currency)?.dollars.low).toBe(low);
});
