import { expect, test } from 'vitest';
import { boundOf, isWithin, regionOf, withoutPassingStays } from './bounds.ts';

test.each([
  ['Remoto desde cualquier país de América Latina', 'BR', 'US'],
  ['Remoto desde cualquier parte de América', 'PE', 'ES'],
  ['Teletrabajo en toda América', 'CA', 'FR'],
  ['Remoto de qualquer lugar da América', 'UY', 'PT'],
  ['Remoto, em qualquer país das Américas', 'CL', 'AO'],
  ['Remoto em Estados Unidos da América', 'US', 'BR'],
  ['Remoto desde América del Sur', 'PE', 'US'],
  ['Remote in America', 'US', 'MX'],
  ['fully remote, so North American timezones really', 'CA', 'BR'],
  ['Work from wherever in Britain you like. Come up for lambing', 'GB', 'AT'],
  ['One week a month in Nyeri, otherwise work from where you like in Kenya', 'KE', 'ZA'],
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
  ['remote within the Baltics', 'LV', 'PL'],
  ['remote within Benelux', 'LU', 'DE'],
  ['remote within DACH', 'CH', 'NL'],
  ['remote within Iberia', 'PT', 'FR'],
  ['remote within the Balkans', 'RS', 'TR'],
  ['remote within the British Isles', 'IE', 'FR'],
  ['remote within the Mediterranean', 'TN', 'DE'],
  ['remote within the Middle East', 'JO', 'IN'],
  ['remote within Southern Africa', 'ZW', 'KE'],
  ['remote within North Africa', 'MA', 'NG'],
  ['remote within South Asia', 'NP', 'TH'],
  ['remote within Central America', 'HN', 'BR'],
  ['remote within the Caribbean', 'JM', 'MX'],
  ['remote within Oceania', 'NZ', 'ID'],
  ['must be in Lagos', 'NG', 'GH'],
  ['Must be based in Ireland (or willing to move here)', 'IE', 'GB'],
  ['müssen in Deutschland wohnen', 'DE', 'AT'],
  ['Debe estar en México', 'MX', 'US'],
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
  'Remote! We live on Discord',
  'Remote, everybody is on Slack',
  'Remote on US hours',
  'we also have an office in Germany; remote',
])('%s binds to no country', (text) => {
  expect(boundOf(text)).toBeUndefined();
});

test.each([
  ['two days in the office; remote in Europe for the right person', 'Europe', 'PT', 'BR'],
  ['elsewhere in Africa works if you come four times a year', 'Africa', 'KE', 'FR'],
  ['Remote, EU only', 'Europe', 'EE', 'US'],
  ['Remote in East Africa', 'East Africa', 'UG', 'NG'],
  ['remoto en Latinoamérica', 'Latin America', 'CO', 'ES'],
  ['remoto desde cualquier país de América', 'the Americas', 'CL', 'ES'],
  ['remoto em qualquer lugar da América', 'the Americas', 'BR', 'PT'],
  ['fully remote, in the Nordics', 'the Nordics', 'FI', 'DE'],
  ['remote within Nigeria or West Africa can work', 'West Africa', 'NG', 'GB'],
])('%s: remote within %s', (text, region, within, outside) => {
  expect(regionOf(text)).toBe(region);
  expect(isWithin(region, within)).toBe(true);
  expect(isWithin(region, outside)).toBe(false);
});

test.each([
  'remote in Europe or the US',
  'remote in Kenya or West Africa',
  'Remote first, can visit an office anywhere in Europe once a month',
  'Remote across Europe and Africa',
  'Remote in European time zones',
  'We work remote; our customers are in Europe',
  'remote anywhere, Europe preferred',
])('%s is no one region', (text) => {
  expect(regionOf(text)).toBeUndefined();
});

test('a region that no list has is of no country', () => {
  expect(isWithin('Atlantis', 'PT')).toBeUndefined();
});

test.each([
  ['Remote. During the launch you should be in Ghana', 'Remote.'],
  ['Remote within Kenya, but for the first trip come to Ghana', 'Remote within Kenya'],
  ['At first in Ghana. Remote. Then we talk', 'Remote. Then we talk'],
  ['Must be in Ghana', 'Must be in Ghana'],
])('“%s” without what is for a while is “%s”', (text, left) => {
  expect(withoutPassingStays(text)).toBe(left);
});

test.each([
  ['Remote. During the launch you must be in Ghana', undefined],
  ['Must be in Ghana. During the launch you must be in Kenya', 'GH'],
])('“%s” binds to %s: nobody lives where they are for a while', (text, country) => {
  const bound = boundOf(text);
  expect(bound && [...bound]).toEqual(country && [country]);
});

test('what is bound to is all that the sentences name, and a name of no list beside it is left', () => {
  expect([...(boundOf('Must be in Ghana. Or somebody from Tricity.') ?? [])]).toEqual(['GH']);
  expect([...(boundOf('Must be in Ghana. Somebody from Kenya.') ?? [])].toSorted()).toEqual(['GH', 'KE']);
});
