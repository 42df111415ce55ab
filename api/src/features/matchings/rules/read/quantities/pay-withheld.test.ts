import { expect, test } from 'vitest';
import { hangsOnSomething, isTimed, startsOnADay, withholdsPay } from './pay-withheld.ts';

test.each([
  ['€3k once the grant comes through in February', false],
  ['€3k once the grant hopefully comes through in February', true],
  ['€3k once the grant comes through', true],
  ['€3k. Holidays in February, and more once we raise', true],
  ['€3k from 60 restaurants on', true],
  ['€3k from 6 months on', false],
])('whether “%s” hangs on something that nobody can date: %s', (text, hangs) => {
  expect(hangsOnSomething(text)).toBe(hangs);
});

test.each([
  ['€3k from March', true],
  ['€3,000 starting in March', true],
  ['€3k from March if we raise', false],
  ['€3k a month', false],
  ['We start in March with 2 people', false],
  ['Nothing from March. The €3k are for rent', false],
])('whether pay of “%s” begins in a month that is sure: %s', (text, starts) => {
  expect(startsOnADay(text)).toBe(starts);
});

test.each([
  ['nothing at the moment', true],
  ['more when there is a round', true],
  ['€3k a month', false],
])('whether “%s” is of a time: %s', (text, is) => {
  expect(isTimed(text)).toBe(is);
});

test.each([
  ['No salary until 500 houses are on it', true],
  ['No salary for now, MRR is 2,300 EUR', true],
  ['No salary for now and sales of 2,300 EUR', true],
  ['No salary yet, 3,000 EUR once we raise', true],
  ['No salary for now in 2026', true],
  ['No salary for now, you get 800 EUR', false],
  ['No salary for now but you get 800 EUR', false],
  ['A salary of 800 EUR for now', false],
])('whether “%s” says that nothing is paid until something: %s', (text, withholds) => {
  expect(withholdsPay(text)).toBe(withholds);
});
