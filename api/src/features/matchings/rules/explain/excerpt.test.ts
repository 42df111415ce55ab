import { expect, test } from 'vitest';
import { tellsOfFigure } from '../read/quantities/doubt.ts';
import { excerpt, inContext, leansBack, toThePoint } from './excerpt.ts';

test.each([
  [
    '$150k base, flexible down to 140 for more equity. US citizen',
    '$150k base, flexible down to 140 for more equity',
  ],
  ['60k. Negotiable for the right team.', '60k. Negotiable for the right team'],
  ['I need 3,000 a month. Less is fine at first.', 'I need 3,000 a month. Less is fine at first'],
  ['Whatever is fair', 'Whatever is fair'],
])('of “%s” what stands behind the last word on pay is left out', (answer, told) => {
  expect(toThePoint(answer, tellsOfFigure).replace(/\.$/, '')).toBe(told);
});

test('a quotation that is cut ends before nothing that it hangs on', () => {
  const said =
    'We have a desk in Kreuzberg and would like to see each other on two or three days a week. Somebody from another German city is possible if they come every second week.';
  expect(excerpt(said, 140)).not.toMatch(/ if…$/);
});

test.each([
  ['Home office the other days.', true],
  ['The rest is up to you.', true],
  ['Then full time.', true],
  ['There I would stay.', true],
  ['An den anderen Tagen von zu Hause.', true],
  ['El resto en remoto.', true],
  ['There is no salary yet.', false],
  ['Two days a week together, the rest from home.', false],
  ['Remote, otherwise Leeds.', false],
  ['Full time.', false],
])('“%s” leans on the sentence before it: %s', (sentence, leans) => {
  expect(leansBack(sentence)).toBe(leans);
});

test.each([
  [
    'There is no salary until the contract is signed; after that EGP 60,000 per month for both of us',
    '…until the contract is signed; after that EGP 60,000 per…',
  ],
  [
    'Hoy gano el equivalente a 1.800 dólares. Para dejar la agencia necesitaría al menos 1.000',
    'Para dejar la agencia necesitaría al menos 1.000',
  ],
  [
    'Our first hire gets at the least, once paid, the following sum of money: 3,000 a month. More',
    '…once paid, the following sum of money: 3,000 a month',
  ],
  [
    'https://pay.example/how-we-pay-and-what-we-pay-and-when-we-pay-it/and-more',
    'https://pay.example/how-we-pay-and-what-we-pay-and-when-we',
  ],
])('of “%s” a cut quotation keeps the figure, and begins and ends well: %s', (said, told) => {
  expect(excerpt(said, 60, tellsOfFigure)).toBe(told);
});

test.each([
  ['They call it “the office”', 'They call it ‘the office’'],
  ['They call it "the office"', 'They call it ‘the office’'],
  ['Sie nennen es „Büro“', 'Sie nennen es ‘Büro’'],
  ['Lo llaman «oficina»', 'Lo llaman ‘oficina’'],
])('of %j its own marks stand as they do within others', (said, told) => {
  expect(excerpt(said, 72)).toBe(told);
});

test('a quotation keeps what its first sentence leans on', () => {
  const said = 'I like data. Two days in Leeds. Home office the other days.';
  expect(inContext('Home office the other days.', null, said)).toBe(
    'Two days in Leeds. Home office the other days.',
  );
  expect(inContext('Two days in Leeds.', said)).toBe('Two days in Leeds.');
  expect(inContext('Elsewhere.', said)).toBe('Elsewhere.');
  expect(excerpt(said, 30, (word) => word === 'days.')).not.toMatch(/^Home/);
});
