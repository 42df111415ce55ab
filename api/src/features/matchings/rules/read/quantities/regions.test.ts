import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';
import { isPartOfACountry, partOf, regionsAround, withRegionsInFull } from './regions.ts';

test.each([
  ['Cambridge, MA', 'Cambridge, massachusetts'],
  ['Boston, Mass.', 'Boston, massachusetts'],
  ['Portland, OR', 'Portland, oregon'],
  ['Macon, GA', 'Macon, state of georgia'],
  ['Albany, NY', 'Albany, new york state'],
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

test.each(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
)('a town that no list has is in the state behind its comma: %s', (state) => {
  expect(parsePlace(`Zorbville, ${state}`)).toMatchObject({ country: 'US', cities: ['zorbville'] });
});

test('a state is in its part of the country', () => {
  expect(regionsAround('naperville, illinois')).toEqual(['illinois', 'midwest']);
  expect(regionsAround('austin, texas')).toEqual(['texas']);
});
