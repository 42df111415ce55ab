import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';
import { asksForFares, paysFares } from './place-reach.ts';

test.each([
  'Based in Galway or anywhere within two hours of it; on the road about half the week',
  'Anywhere within an hour of Galway',
  'You should live within 2 hours of Galway',
  "Galway or somewhere within ninety minutes' drive",
])('“%s” is a way to go, and of no clocks', (way) => {
  const place = parsePlace('Galway, Ireland', way);
  expect(place).toMatchObject({ country: 'IE', inCountry: true, unsure: true });
  expect([place?.mode, place?.maxGap]).toEqual([undefined, undefined]);
});

test.each([
  ['Remote, anywhere within 3 hours of London time', 180],
  ['Remote within three hours of Galway', 180],
  ['Anywhere within 2h of CET', 120],
])('“%s” is of clocks', (way, maxGap) => {
  expect(parsePlace('Galway, Ireland', way)).toMatchObject({ mode: 'REMOTE', maxGap });
});

test.each([
  ['Can be in Kumasi up to three days a week if transport is covered', { mode: 'HYBRID', moves: 'VISITS' }],
  ['Can be in Kumasi two days a week if you pay the bus', { mode: 'HYBRID' }],
  ['Kumasi is preferable, but remote from Accra ok if you can come every week', { mode: 'HYBRID' }],
  ['Remote from Accra. I can be in Kumasi one week every two months', { mode: 'REMOTE', moves: 'VISITS' }],
  ['Train to Kumasi is one hour, twice a week is no problem. Home office the other days', { mode: 'HYBRID' }],
])('“%s” is %j', (way, place) => {
  expect(parsePlace('Accra, Ghana', way)).toMatchObject(place);
});

test('whose fares are paid is asked and said', () => {
  expect(asksForFares('Three days a week if transport is covered')).toBe(true);
  expect(asksForFares('Three days a week')).toBe(false);
  expect(paysFares('Three days a week, transport on us')).toBe(true);
  expect(paysFares('We pay the train')).toBe(true);
  expect(paysFares('We pay R20k')).toBe(false);
});
