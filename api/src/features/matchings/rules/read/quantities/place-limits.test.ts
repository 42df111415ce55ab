import { expect, test } from 'vitest';
import { gapBeside, gapOf, isOfOwnZone, NEAR_GAP, radiusOf } from './place-limits.ts';

test.each([
  ['within 30 km of leeds', 30],
  ['within 10 miles', 16],
  ['20 mi around bristol', 32],
  ['100 kms from lyon', 100],
  ['40 kilometer um bonn', 40],
  ['in a radius of 25 km', 25],
  ['within reach of leeds', undefined],
  ['we ran 20 km together', undefined],
])('“%s” reaches %d km', (text, km) => {
  expect(radiusOf(text)).toBe(km);
});

test.each([
  ['remote within 3 hours of cet', 180],
  ['within 2-4 hours of gmt', 240],
  ['utc±2', 120],
  ['max 3 h time difference', 180],
  ['a couple of hours difference', 120],
  ['within a few time zones', 180],
  ['time zone at most 12 hours off', 720],
])('“%s” sets clocks %d minutes apart at most', (text, minutes) => {
  expect(gapOf(text, false)).toBe(minutes);
});

test.each([
  ['at least 4 hours of overlap with ist', 300],
  ['overlap of at least 5 hours', 240],
  ['8 overlapping hours', 60],
  ['4 shared work hours', 300],
])('“%s” leaves what a day from nine to six has besides: %d minutes', (text, minutes) => {
  expect(gapOf(text, false)).toBe(minutes);
});

test.each([
  'at most 10 hours',
  'within 20 hours',
  'within two hours by train',
  'within 2 hours drive of leeds',
  'happy to overlap 4 hours',
  'overlapping with european mornings',
  'i can overlap 3 hours if needed',
])('“%s” is no limit on clocks', (text) => {
  expect(gapOf(text, false)).toBeUndefined();
});

test('near a clock is some hours, unless the text is of another place', () => {
  expect(gapOf('remote near gmt', false)).toBe(NEAR_GAP);
  expect(gapOf('same time zone', false)).toBe(NEAR_GAP);
  expect(gapOf('remote near gmt', true)).toBeUndefined();
});

test.each([
  ['remote abroad is fine. time zone at most 2 hours off', 120],
  ['remote. ideally a time zone within 2 hours', undefined],
  ['we meet within 2 hours. any time zone', undefined],
])('“%s” beside other things limits clocks to %d', (text, minutes) => {
  expect(gapBeside(text)).toBe(minutes);
});

test.each([
  ['remote, but sa timezone', 'ZA', true],
  ['in the new zealand time zone', 'NZ', true],
  ['us time zones', 'US', true],
  ['us time zones', 'CA', false],
  ['my time zone', undefined, false],
])('“%s” of somebody in %s is of their own clocks: %s', (text, country, isOwn) => {
  expect(isOfOwnZone(text, country)).toBe(isOwn);
});

test.each([
  ['remote sa timezone', 'ZA', true],
  ['south africa time zone', 'ZA', true],
  ['but us time zone', 'US', true],
  ['uk timezone', 'GB', true],
  ['uae timezones', 'AE', true],
  ['nz timezone', 'NZ', true],
  ['germany time zone', 'DE', true],
  ['in the uk time zone or the us time zone', 'US', true],
  ['in the uk time zone or the us time zone', 'DE', false],
  ['new zealand time zone', 'AU', false],
  ['any time zone', 'ZA', false],
  ['time zone', 'ZA', false],
  ['remote from south africa', 'ZA', false],
])('“%s” in %s asks for the clocks of their own country: %s', (text, country, isOwn) => {
  expect(isOfOwnZone(text, country)).toBe(isOwn);
});

test.each([
  ['within 12 hours of cet', 720],
  ['within 13 hours of cet', undefined],
  ['at most 3 time zones', 180],
  ['2 hours apart', 120],
  ['an hour apart by train', undefined],
  ['by train. within 2 hours of cet', 120],
  ['overlap of 9 hours', 0],
  ['overlap 3 or 4 hours', 360],
  ['remote in cet', NEAR_GAP],
  ['anywhere', undefined],
])('“%s” lets clocks be %s minutes apart', (text, minutes) => {
  expect(gapOf(text, false)).toBe(minutes);
});

test('an overlap that is asked for counts of another place too', () => {
  expect(gapOf('overlap of at least 5 hours', true)).toBe(240);
  expect(gapOf('within 3 hours of cet', true)).toBe(180);
});
