import { expect, test } from 'vitest';
import { boundOf } from './bounds.ts';

test.each([
  ['Remoto desde cualquier país de América Latina', 'BR', 'US'],
  ['fully remote, so North American timezones really', 'CA', 'BR'],
  ['Must be US-based.', 'US', 'MX'],
  ['Two days a week in Ghent. Within Europe only.', 'PL', 'IN'],
  ['remote in South East Asia is ok', 'PH', 'IN'],
  ['remoto desde España o Portugal', 'PT', 'FR'],
  ['nur aus Deutschland oder Österreich', 'AT', 'CH'],
  ['Télétravail depuis la France ou la Belgique', 'BE', 'LU'],
  ['Remote em qualquer lugar do Brasil', 'BR', 'PT'],
  ['from the Nordics or Germany', 'DE', 'PL'],
  ['Must have the right to work in the EU', 'IE', 'GH'],
  ['someone in Texas', 'US', 'MX'],
])('%s: bound to %s and not %s', (text, within, outside) => {
  const codes = [...(boundOf(text) ?? [])];
  expect(codes).toContain(within);
  expect(codes).not.toContain(outside);
});

test.each(['somebody from Tricity', 'someone on the East Coast'])('%s: bound to what no list has', (text) => {
  expect(boundOf(text)).toBe('UNREAD');
});

test.each([
  'Remote is fine',
  'anywhere in the world',
  'Remote from anywhere',
  'remote near CET',
  'Fully remote within 2 hours of Irish time',
  'On site in Nairobi',
  'we also have an office in Germany; remote',
])('%s binds to no country', (text) => {
  expect(boundOf(text)).toBeUndefined();
});
