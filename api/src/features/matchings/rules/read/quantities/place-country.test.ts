import { expect, test } from 'vitest';
import { boundTo, demandedCountry, isBoundAway } from './place-country.ts';

test.each([
  ['remote within germany', 'DE'],
  ['from home in brazil', 'BR'],
  ['you must be based in canada', 'CA'],
  ['anybody based in ghana', 'GH'],
  ['remote, united states only', 'US'],
  ['must be kenya-based', 'KE'],
  ['remote within germany or austria', undefined],
  ['remote within germany and austria', undefined],
  ['remote within germany, austria or france', undefined],
  ['remote within germany and we meet monthly', 'DE'],
  ['remote in german hours', undefined],
  ['remote within berlin', undefined],
  ['remote within kenya time', undefined],
  ['remote', undefined],
])('“%s” is bound to %s', (text, country) => {
  expect(boundTo(text)).toBe(country);
});

test.each([
  ['needs to be in the united states', 'US'],
  ['kenya only.', 'KE'],
  ['only people in kenya', 'KE'],
  ['south africa based because of the regulator', 'ZA'],
  ['must already be in ghana', 'GH'],
  ['must be based in ghana because we go to the farms every week', 'GH'],
  ['should be in ghana', 'GH'],
  ['our data must be in ghana', undefined],
  ['must be in ghana twice a year', undefined],
  ['must be in ghana or willing to move', undefined],
  ['must be in ghana, preferably', undefined],
  ['kenya based startup', undefined],
  ['somebody who sells', undefined],
])('“%s” demands that whoever joins is in %s', (text, country) => {
  expect(demandedCountry(text)).toBe(country);
});

test.each([
  ['Remote within Germany', 'GH', true],
  ['Remote within Germany', 'DE', false],
  ['Remote within Germany', undefined, false],
  ['Remote', 'GH', false],
  ['Somebody from Tricity', 'GH', false],
  [null, 'GH', false],
])('“%s” of who lives in %s is of another country: %s', (text, country, is) => {
  expect(isBoundAway(text, country)).toBe(is);
});
