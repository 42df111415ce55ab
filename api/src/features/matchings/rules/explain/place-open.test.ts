import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { placeMeets } from './place-facts.ts';
import { isOpenBetween } from './place-open.ts';
import { placeBeside } from './place-sentences.ts';

async function between(way: string, workingStyle: string, location = 'Cologne, Germany', otherDetails = '') {
  const wants = { ...coldChain.wants, workingArrangement: way };
  const company = { ...coldChain.company, lookingFor: 'Somebody who sells.', otherDetails };
  return sceneOf(
    await read(founder({ ...coldChain, location: 'Berlin, Germany', company, wants })),
    await read(applicant({ location, wants: { workingStyle } })),
  );
}

test.each([
  ['Workshop in Berlin, four days a week', 'Would move to Berlin. On site, two days from home', true],
  ['On site in Berlin', 'I can move to Berlin, in the office with a day at home', true],
  ['Office in Berlin, at least 4 days', 'Ich würde nach Berlin ziehen, Büro und zwei Tage Homeoffice', true],
  [
    'Office in Berlin, at least 3 days',
    'I can move to Berlin. Office with a couple of days from home',
    false,
  ],
  ['Office in Berlin, at least 4 days', 'I can move to Berlin. Office, up to two days from home', false],
  ['Office in Berlin, at least 4 days', 'I can move to Berlin. Office, one day a month from home', false],
])('“%s” beside days at home in “%s”: open %s', async (way, style, is) => {
  const scene = await between(way, style);
  expect(isOpenBetween(scene)).toBe(is);
  expect(is && placeMeets(scene) === 1).toBe(false);
});

test.each([
  ['I would move to Berlin if you pay for the flat', true],
  ['Would relocate to Berlin once my daughter has finished school', true],
  ['Would relocate to Berlin if needed', false],
  ['I can move to Berlin when the team is a good fit', false],
  ['Happy to move to Berlin', false],
])('whoever says “%s” leaves it open: %s', async (style, is) => {
  expect(isOpenBetween(await between('On site in Berlin', style))).toBe(is);
});

test.each([
  ['Remote, plus a coffee in Berlin now and again', 'I have not flown for years', 'Porto, Portugal', true],
  ['Remote, plus a coffee in Berlin now and again', 'Há anos que não ando de avião', 'Porto, Portugal', true],
  ['Remote, plus a coffee in Berlin now and again', 'I have not flown for years', 'Cologne, Germany', false],
  ['Remote, plus a coffee in Berlin now and again', 'I love to fly', 'Porto, Portugal', false],
  ['Remote', 'I have not flown for years', 'Porto, Portugal', false],
])('“%s” beside “%s” in %s: open %s', async (way, style, location, is) => {
  const scene = await between(way, `Remote. ${style}`, location);
  expect(isOpenBetween(scene)).toBe(is);
  expect(placeBeside(scene, 'FOUNDER') !== undefined).toBe(is);
});

test('a move whose cost the founder carries, or that nobody needs, is open for no condition', async () => {
  const style = 'I would relocate to Berlin if the company helps with the cost';
  const helped = await between('On site in Berlin', style, 'Cologne, Germany', 'We help with relocation.');
  expect(isOpenBetween(helped)).toBe(false);
  expect(isOpenBetween(await between('Remote', style))).toBe(false);
});

test.each([
  ['Out in the field with farmers, as little desk as possible', true],
  ['Puerta a puerta con los clientes', true],
  ['Am liebsten beim Kunden', true],
  ["On the floor, with people. I don't mind the train", true],
  ['Remote, and with customers when it helps', false],
  ['Home office', false],
])('work apart beside “%s”: open %s', async (style, is) => {
  expect(isOpenBetween(await between('Fully remote', style))).toBe(is);
  expect(isOpenBetween(await between('On site in Berlin', style))).toBe(false);
});
