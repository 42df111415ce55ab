import { expect, test } from 'vitest';
import {
  citiesBeside,
  citiesOf,
  countriesBeside,
  countriesIn,
  countryNamed,
  placeCountriesIn,
  placeNameAt,
  spotOf,
  townsIn,
  unknownCity,
  withCodesInFull,
  withoutClocksOf,
  withoutLongerNames,
  withoutQuarters,
  withTownsInFull,
} from './spots.ts';

test.each([
  ['kenya, nairobi', { country: 'KE', city: 'nairobi' }],
  ['hyderabad, pakistan', { country: 'PK', city: 'hyderabad, pakistan' }],
  ['hyderabad, india', { country: 'IN', city: 'hyderabad' }],
  ['georgia, usa', { country: 'US' }],
  ['georgia, kenya', { country: 'GE' }],
  ['paris, united states', { country: 'US', city: 'paris, united states' }],
  ['hyderabad, state of victoria', { country: 'AU', city: 'hyderabad, victoria' }],
  ['georgia', { country: 'GE' }],
  ['singapore', { country: 'SG', city: 'sg' }],
])('“%s” is %j', (text, spot) => {
  expect(spotOf(text)).toMatchObject(spot);
});

test('a country of several clocks is wide, and one of a single clock is not', () => {
  expect(spotOf('usa')?.isWide).toBe(true);
  expect(spotOf('kenya')?.isWide).toBeUndefined();
});

test.each([
  'us hours are perfect',
  'calls with australia',
  'our customers are in kenya',
  'south american clients',
  'north america',
])('“%s” names nowhere to work', (text) => {
  expect(spotOf(text)).toBeUndefined();
});

test('countries are told from cities, and all of them from those beside home', () => {
  const text = 'berlin; kenya or new zealand';
  expect(citiesOf(text)).toEqual(['berlin']);
  expect(countriesIn(text)).toEqual(['KE', 'NZ']);
  expect(placeCountriesIn(text)).toEqual(['DE', 'KE', 'NZ']);
  expect(countriesBeside(text, 'KE')).toEqual(['nz']);
});

test('a country is known by its name alone', () => {
  expect(countryNamed('kenya')).toBe('KE');
  expect(countryNamed('nairobi')).toBeUndefined();
  expect(countryNamed('north america')).toBeUndefined();
});

test.each([
  ['new york or boston', 'new york'],
  ['kenya is fine', 'kenya'],
  ['we are in kenya', ''],
  ['', ''],
])('“%s” begins with the place “%s”', (text, name) => {
  expect(placeNameAt(text)).toBe(name);
});

test.each([
  ['Anywhere in PT', 'Anywhere in Portugal'],
  ['Remote from the US', 'Remote from the United States'],
  ['Remote in KE', 'Remote in Kenya'],
  ['remote in se', 'remote in se'],
  ['Our office is in KE', 'Our office is in KE'],
  ['US-based', 'US-based'],
  ['REMOTE IN PT', 'REMOTE IN PT'],
])('“%s” reads “%s”: codes of countries in capitals among other words', (text, full) => {
  expect(withCodesInFull(text)).toBe(full);
});

test.each([
  ['Based in NYC', '', 'Based in New York'],
  ['New Orleans, LA', '', 'New Orleans, LA'],
  ['KC twice a week', 'Topeka, Kansas', 'Kansas City twice a week'],
  ['KC twice a week', 'Leeds', 'KC twice a week'],
  ['Anywhere in the Cape', 'Durban, South Africa', 'Anywhere in Western Cape'],
  ['Anywhere in the Cape', 'Boston', 'Anywhere in the Cape'],
  ['Days in Birmingham.', 'Birmingham, Alabama', 'Days in Birmingham, alabama.'],
  ['In Birmingham twice a week', 'Birmingham, Alabama', 'In Birmingham, alabama twice a week'],
  ['Days in Birmingham Alabama', 'Birmingham, Alabama', 'Days in Birmingham Alabama'],
  ['Days in Birmingham.', 'Birmingham, UK', 'Days in Birmingham.'],
])('“%s” of who lives in “%s” reads “%s”', (text, home, full) => {
  expect(withTownsInFull(text, home)).toBe(full);
});

test.each([
  ['at 8pm manila time', 'at 8pm ; time'],
  ['in mexico city hours', 'in ; hours'],
  ['full time hours', 'full time hours'],
  ['manila every day', 'manila every day'],
])('“%s” without towns whose clocks are meant is “%s”', (text, left) => {
  expect(withoutClocksOf(text)).toBe(left);
});

test.each([
  ['Warrnambool, Australia', ['warrnambool']],
  ['Melbourne, Australia', []],
  ['Warrnambool', []],
  ['Remote, Australia', []],
  ['Victoria, Australia', []],
])('“%s” begins with a town that no list has: %j', (text, towns) => {
  expect(unknownCity(text)).toEqual(towns);
});

test.each([
  ['Melbourne or Warrnambool', 'melbourne', ['warrnambool']],
  ['Melbourne or Remote', 'melbourne', []],
  ['Melbourne or Warrnambool', 'sydney', []],
  ['Accra or Kasoa two days', 'accra', ['kasoa']],
  ['Accra or Kasoa road', 'accra', []],
])('beside a city that is wanted, “%s” (%s) names %j', (text, wanted, towns) => {
  expect(citiesBeside(text, wanted)).toEqual(towns);
});

test('a town with its region or country behind it is one', () => {
  expect(townsIn('the lab is in Woburn, massachusetts')).toEqual(['woburn']);
  expect(townsIn('the lab is in Boston, massachusetts')).toEqual([]);
  expect(townsIn('the lab is in Woburn, mostly')).toEqual([]);
});

test('a quarter that bears the name of a town elsewhere is left out', () => {
  expect(withoutQuarters('Mexico City (Roma Norte)')).toBe('Mexico City');
  expect(withoutQuarters('Mexico City (or Rome)')).toBe('Mexico City (or Rome)');
  expect(withoutQuarters('Berlin (Germany)')).toBe('Berlin (Germany)');
});

test.each([
  ['Río Tercero, Argentina', 'Río Tercero, Argentina', ';, Argentina'],
  ['San Juan Capistrano', '', ';'],
  ['Roma Norte', 'Mexico City, Mexico', 'that quarter'],
  ['Berlin Mitte', 'Leeds, UK', 'Berlin Mitte'],
  ['London Bridge', 'Munich, Germany', 'London Bridge'],
  ['London North', 'Leeds, UK', 'London North'],
  ['New York', '', 'New York'],
])('a longer name than that of a town, “%s” (home “%s”), reads “%s”', (text, home, left) => {
  expect(withoutLongerNames(text, home)).toBe(left);
});
