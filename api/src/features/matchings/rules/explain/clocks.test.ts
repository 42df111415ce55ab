import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { clockGapOf, clocksAsked, doClocksPart, withoutOddHours, withoutOtherClocks } from './clocks.ts';
import { sceneOf } from './explain.ts';
import { placeApart, placeBeside, placeMet } from './place-sentences.ts';

async function between(way: string, location: string, workingStyle: string) {
  const wants = { ...coldChain.wants, workingArrangement: way };
  const scene = sceneOf(
    await read(founder({ ...coldChain, location: 'Bonn, Germany', wants })),
    await read(applicant({ location, wants: { workingStyle } })),
  );
  const [met, apart, beside] = [placeMet, placeApart, placeBeside].map((of) => of(scene, 'FOUNDER')?.text);
  return { met, apart, beside };
}

test.each([
  'Remote',
  'Remote, 4 hours of overlap with CET is a must',
  'Remote near my time zone',
  'Remote, from anywhere, but at least 5 hours of overlap with Bonn',
])('clocks that leave no day in common, or break what is asked, keep two apart: %s', async (way) => {
  expect((await between(way, 'Sydney, Australia', 'remote')).apart).toContain(
    'with clocks 8 to 10 hours apart',
  );
});

test.each([
  ['Remote anywhere, Aussie hours would help but not a dealbreaker', 'remote'],
  ['Remote, worldwide', 'remote'],
  ['Fully async', 'remote'],
  ["Remote. Time zones don't matter to us", 'remote'],
  ['Remote, preferably within 3 hours of CET', 'remote'],
  ['Remote, some overlap with CET would be nice', 'remote'],
  ['Remoto, de qualquer lugar do mundo', 'remote'],
  ['Remote, egal wo', 'remote'],
  ['Télétravail, n’importe où dans le monde', 'remote'],
  ['Remote is okay, we meet online every day at 8pm Berlin time', 'remote'],
  ['Remote, just be online between 8 and 11pm berlin time', 'remote'],
  ['Remote. One call a week, my evening', 'remote'],
  ['Remote', 'Remoto, tengo llamadas tarde sin problema'],
  ['Remote', 'Remote from anywhere'],
  ['Remote', 'Remote, I start early so calls with Europe are possible'],
  ['Remote', 'Remote from Sydney, happy to keep European hours'],
])('whoever writes “%s” is not told of clocks by whoever writes “%s”', async (way, style) => {
  const { met, apart, beside } = await between(way, 'Sydney, Australia', style);
  expect([met, apart, beside]).toEqual([undefined, undefined, undefined]);
});

test('clocks of one country, and of a third one, are not told', async () => {
  const inMunich = await between('Remote, at most 2 hours of time difference', 'Munich, Germany', 'remote');
  expect(inMunich.met).not.toContain('zone');
  const other = await between(
    'Remote, at most 2 hours of time difference',
    'Sydney, Australia',
    'Remote. Overlap with Fiji is easy',
  );
  expect(other.apart).not.toContain('Fiji');
  const own = await between('Remote', 'Portland, USA', 'Remote only, Pacific time');
  expect(own.apart).toContain('they say “Remote only, Pacific time”');
});

test('clocks some hours apart are neither reason nor gap, and few are a reason', async () => {
  expect(await between('Remote', 'Bogotá, Colombia', 'remote')).toEqual({});
  expect((await between('Remote', 'Helsinki, Finland', 'remote')).met).toContain(
    'with clocks one hour apart',
  );
});

test.each([
  'Werkplaats in Bonn, vier dagen per week',
  'Bonn, at least 4 days on site because the robot cannot come home with you',
  'Hybrid, two days in Bonn',
  'remote until summer',
])('where the work is, or may be, in one place no clocks are told: %s', async (way) => {
  const { apart, beside } = await between(way, 'Guadalajara, Mexico', '100% remote from Guadalajara');
  expect(apart ?? beside).toMatch(
    /they in Guadalajara; how you work: .*they say “100% remote from Guadalajara”/,
  );
});

const at = (country: string, offset: number, cities: readonly string[] = ['a town']) => ({
  country,
  offset,
  cities,
});
test.each([
  [at('JP', 540), at('US', -300), 840],
  [at('DE', 60), at('KE', 180), 120],
  [at('DE', 60, undefined), { country: 'KE', offset: 180 }, 120],
  [at('DE', 60), { country: 'US', offset: -300 }, undefined],
  [at('DE', 60), { country: 'KE' }, undefined],
])('clocks of %j and %j differ by %d minutes', (one, other, minutes) => {
  expect(clockGapOf({ founder: founder({}), applicant: applicant({}) }, one, other)).toBe(minutes);
});

test.each([
  ['Brisbane, Australia', 540],
  ['Toowoomba, Queensland', 540],
  ['Mildura, Victoria', 540],
  ['Mildura, Australia', undefined],
  ['Tomsk, Russia', undefined],
])('a town that no list has tells no clock where its country has several: %s', (location, minutes) => {
  const people = { founder: founder({ location: 'Eindhoven' }), applicant: applicant({ location }) };
  expect(clockGapOf(people, at('NL', 60), at('AU', 600))).toBe(minutes);
});

test.each([
  ['Remote', 479, false],
  ['Remote', 480, true],
  ['Remote, at most 3 hours of time difference', 210, false],
  ['Remote, at most 3 hours of time difference', 211, true],
  ['Remote, ideally at most 3 hours of time difference', 300, false],
  ['Remote, it would be nice to overlap, at most 3 hours of time difference is required', 300, true],
])('“%s” and clocks %d minutes apart keep two from each other: %s', (way, minutes, part) => {
  const one = founder({ wants: { workingArrangement: way } });
  const other = applicant({ wants: { workingStyle: 'Remote' } });
  expect(doClocksPart(one, other, at('DE', 0), at('KE', minutes))).toBe(part);
  expect(doClocksPart(one, other, at('DE', 0), undefined)).toBe(false);
});

test('what somebody says of clocks may stand in what they look for', () => {
  const company = { lookingFor: 'Somebody who sells. Within 3 hours of CET.' };
  expect(clocksAsked(founder({ company }))).toBe('Within 3 hours of CET.');
  expect(clocksAsked(founder({ company: { lookingFor: 'Somebody who sells.' } }))).toBeUndefined();
});

test.each([
  ['Osaka, Japan', 'Sydney, Australia', 'with clocks 1 to 2 hours apart'],
  ['Madrid, Spain', 'Johannesburg, South Africa', 'with clocks at most one hour apart'],
  ['Chicago, USA', 'Bogotá, Colombia', 'with clocks at most one hour apart'],
  ['Lagos, Nigeria', 'Nairobi, Kenya', 'with clocks 2 hours apart'],
  ['Madrid, Spain', 'Lisbon, Portugal', 'with clocks one hour apart'],
])('clocks of %s and %s are told as they are all year', async (location, other, said) => {
  const wants = { ...coldChain.wants, workingArrangement: 'Remote' };
  const scene = sceneOf(
    await read(founder({ ...coldChain, location, wants })),
    await read(applicant({ location: other, wants: { workingStyle: 'Remote' } })),
  );
  expect(placeMet(scene, 'FOUNDER')?.text).toContain(said);
});

test.each([
  ['Remote. I can move my hours to European afternoons, though I stay here', undefined],
  ['Remote, I adapt my schedule', undefined],
  ['Remote, I would keep your hours', undefined],
  ['Remote. I can shift my day by two hours', 'with clocks'],
  ['Remote. I can shift my day to cover US mornings', 'with clocks'],
  ["Remote. I can't shift my day", 'with clocks'],
])('clocks part nobody from whoever works by those of the other: %s', async (style, said) => {
  const { apart } = await between('Remote within two hours of CET', 'Singapore', style);
  if (said) expect(apart).toContain(said);
  else expect(apart).toBeUndefined();
});

test.each([
  ['Remote only, and I am six hours ahead of Chile so evenings my time', 'Remote only'],
  ['Remote, with 3 hours of overlap with Japan', 'Remote'],
  ['Remote. Five hours behind Kenya, so mornings. I can travel.', 'Remote. I can travel.'],
  ['Remote, two hours behind Germany', 'Remote, two hours behind Germany'],
  ['Remote, at least 4 hours of overlap', 'Remote, at least 4 hours of overlap'],
  ['Eight hours behind Japan', 'Eight hours behind Japan'],
])('to a founder in Germany the clocks of others are left off: %s', (text, said) => {
  expect(withoutOtherClocks(text, { country: 'DE' })).toBe(said);
});

test.each([
  [
    "Anywhere in the world, we'll find an hour that's morning for one and evening for the other",
    'Anywhere in the world',
  ],
  ['Remote; a time difference is fine. Thursdays together', 'Remote; Thursdays together'],
  ['Two days a week together', 'Two days a week together'],
  ['Any time difference is fine', 'Any time difference is fine'],
])('“%s” is “%s” to a neighbour', (text, left) => {
  expect(withoutOddHours(text)).toBe(left);
});
