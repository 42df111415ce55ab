import { expect, test } from 'vitest';
import { isFeeOfCustomers } from './fees.ts';
import { payStatement } from './person.ts';

const stated = (otherDetails: string) => payStatement({ otherDetails, lookingFor: '' });

test.each([
  'Our nine clinics each pay £90 a month.',
  'Six bakeries in Porto are paying €40 a month, which is no salary.',
  'Three pilots paid $2,000 each.',
  'Two hotels give us €150 a month.',
  'Each greenhouse pays €60 a month.',
  'A subscription is $49 a month.',
  'Die vier Läden zahlen 300 Euro im Monat.',
  'Los cuatro talleres pagan 300 € al mes.',
  'Les six boutiques paient 200 € par mois.',
  'As cinco lojas pagam R$ 400 por mês.',
])('what customers pay is no pay: %s', (text) => {
  expect(isFeeOfCustomers(text)).toBe(true);
  expect(stated(text)).toBeUndefined();
  expect(stated(`${text} Pay is 2,000 € a month.`)).toBe('Pay is 2,000 € a month.');
});

test.each([
  'The grant pays £1,800 a month.',
  'Both founders pay themselves €2,000 a month.',
  'Two hospitals pay a salary of €3,000 a month.',
  'Two angels pay my co-founder $3,000 a month.',
  'Our savings pay €2,000 a month.',
  'The shop pays $1,800 a month.',
  'Pay at the school is £1,500 a month.',
  'Wir zahlen 2.500 Euro im Monat.',
  'Wir können 2.500 Euro im Monat zahlen.',
  'Five schools pay £80 a month and we pay you £1,500 a month.',
])('what somebody is paid is: %s', (text) => {
  expect(isFeeOfCustomers(text)).toBe(false);
  expect(stated(text)).toBe(text);
});
