import { expect, test } from 'vitest';
import { isPartOfACountry, partOf, withRegionsInFull } from './regions.ts';

test.each([
  ['Cambridge, MA', 'Cambridge, massachusetts'],
  ['Boston, Mass.', 'Boston, massachusetts'],
  ['Portland, OR', 'Portland, oregon'],
  ['Fort Wayne, IN', 'Fort Wayne, indiana'],
  ['Remote, OK', 'Remote, OK'],
  ['Portland is OK', 'Portland is OK'],
  ['Berlin OR Munich', 'Berlin OR Munich'],
  ['Halifax NS (or remote)', 'Halifax nova scotia (or remote)'],
  ['We use AWS', 'We use AWS'],
])('“%s” reads “%s”', (text, full) => {
  expect(withRegionsInFull(text)).toBe(full);
});

test.each([
  ['anywhere in the southeast', true],
  ['remote within california', true],
  ['texas only', true],
  ['must be california-based', true],
  ['anywhere in central europe', false],
  ['anywhere in the eastern time zone', false],
  ['anywhere in georgia', false],
  ['remote', false],
])('“%s” binds to a part of a country: %s', (text, is) => {
  expect(isPartOfACountry(text)).toBe(is);
});

test('a part without a name of its own is of the country of whoever says so', () => {
  expect(partOf('anywhere in the southeast', 'GB')).toBe(true);
  expect(partOf('remote within california', 'US')).toBe(true);
  expect(partOf('remote within california', 'GB')).toBe(false);
  expect(partOf('remote', 'GB')).toBe(false);
});
