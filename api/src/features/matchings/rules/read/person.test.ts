import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder } from '../people.fixture.ts';
import { completeness, payStatement, speaksOfPay, workOf } from './person.ts';
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

test.each([
  ['A €50k grant covers equipment. Salary is 3,000 € a month.', 'Salary is 3,000 € a month.'],
  ['Salary is 3,000 € a month. A €50k grant covers equipment.', 'Salary is 3,000 € a month.'],
  [
    'Salary is 3,000 € a month. A €50k grant covers equipment. Until May nothing.',
    'Salary is 3,000 € a month. … Until May nothing.',
  ],
  ['Salary is 3,000 € a month. We are 4, for hardware. Until May nothing.', 'Salary is 3,000 € a month.'],
])('money for things is told with no pay: %s', (text, told) => {
  expect(stated(text)).toBe(told);
});

test.each([
  ['Revenue share for the first year', true],
  ['You get a share of the profits', true],
  ['Wypłata co miesiąc', true],
  ['We offer €2,000', true],
  ['A wage of 2,000', true],
  ['A wage later', false],
  ['We are 4 people', false],
  ['', false],
])('whether “%s” speaks of money that somebody gets: %s', (text, speaks) => {
  expect(speaksOfPay({ otherDetails: text, lookingFor: '' })).toBe(speaks);
  expect(speaksOfPay({ otherDetails: 'Quiet', lookingFor: text })).toBe(speaks);
});

test('whoever has answered all that can be compared is complete, whoever has answered nothing is not at all', () => {
  expect([founder(coldChain), applicant(firmwareEngineer)].map(completeness)).toEqual([1, 1]);
  expect([founder(), applicant()].map(completeness)).toEqual([0, 0]);
});

test('an answer counts as much as any other, one of no word nothing', () => {
  const without = (parts: Parameters<typeof founder>[0]) => completeness(founder({ ...coldChain, ...parts }));
  const one = without({ location: null });
  expect(one).toBeLessThan(1);
  expect(without({ skills: [] })).toBe(one);
  expect(without({ location: '' })).toBe(one);
  expect(without({ company: { ...coldChain.company, vision: null } })).toBe(one);
  expect(without({ wants: { ...coldChain.wants, startupIdea: null } })).toBe(one);
  expect(completeness(applicant({ ...firmwareEngineer, currentJob: null }))).toBeLessThan(1);
});

test('what somebody has done is what they write of jobs, studies, their work and startups', () => {
  expect(workOf(applicant(firmwareEngineer))).toEqual([
    'Firmware engineer',
    'Loggers for milk tankers.',
    'BE',
    'Electronics',
    'Firmware engineer',
    'Second engineer at a start-up',
  ]);
});

test('an option grant is no money that was won', () => {
  const pay = '£52k to £60k depending on experience, plus a small option grant.';
  expect(stated(`${pay} Money is there for two years.`)).toBe(pay);
  expect(stated('£52k, a regional grant.')).toBeUndefined();
});
