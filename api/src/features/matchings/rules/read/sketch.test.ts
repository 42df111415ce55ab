import { expect, test } from 'vitest';
import { explain, type Reading, sceneOf } from '../explain/explain.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import { pairOf } from '../score/pair.ts';
import { scoreOf, shownScore } from '../score/score.ts';
import { isCopy, sketchOf } from './sketch.ts';

const IDEA =
  'We build boxes for vaccines that know their own temperature, tell a nurse in time when they warm up, and cost less than the doses that are thrown away in one bad week of the hot season.';
const OTHER =
  'A small choir sings every Thursday in the hall behind the station, takes whoever comes, and gives two concerts a year for which the whole street brings chairs and lends a hand.';

test('a copy is found, also in part and inside of other sentences; two texts of one subject are none', () => {
  const own = sketchOf([IDEA]);
  expect(isCopy(own, sketchOf([IDEA]))).toBe(true);
  expect(isCopy(own, sketchOf([`${OTHER} ${IDEA.toUpperCase()}`]))).toBe(true);
  expect(isCopy(own, sketchOf([OTHER]))).toBe(false);
  const likewise =
    'Temperature loggers for vaccine boxes: they warn the health worker before the doses warm up in the heat, for less money than what one spoiled box is worth to a district hospital each month.';
  expect(isCopy(own, sketchOf([likewise]))).toBe(false);
});

test('a sentence that may be anybody’s is no copy, nor is nothing', () => {
  const short = sketchOf(['I am looking for a technical co-founder']);
  expect(short).toEqual([]);
  expect(isCopy(short, short)).toBe(false);
});

test('what somebody copied from another counts nothing between the two, and all with others', async () => {
  const wants = { ...firmwareEngineer.wants, joinMotivation: IDEA };
  const [original, stranger] = [
    await read(founder({ ...coldChain, wants: { ...coldChain.wants, startupIdea: IDEA } })),
    await read(founder(coldChain)),
  ];
  const copier = await read(applicant({ ...firmwareEngineer, wants }));
  const shown = (one: typeof original) => shownScore(scoreOf(pairOf(one.traits, copier.traits)));
  expect(shown(original)).toBeLessThan(shown(stranger));
  const { needs, wishes } = pairOf(original.traits, copier.traits);
  expect([needs, wishes]).toEqual([[], []]);

  const silent = await read(applicant({}));
  expect(shown(original)).toBeLessThan(shownScore(scoreOf(pairOf(original.traits, silent.traits))));
  const said = 'Much of what the two of you wrote is word for word the same, so none of it was compared.';
  expect(gapsOf(original, copier)[0]).toBe(said);
  expect(gapsOf(copier, original)[0]).toBe(said);
  expect(gapsOf(stranger, copier)).not.toContain(said);
});

function gapsOf(viewer: Reading, other: Reading): string[] {
  const scene = sceneOf(viewer, other);
  return explain(scene, scoreOf(scene.pair)).gaps.map(({ text }) => text);
}

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ');

test('thirteen words, which are ten runs of four, say enough to be told apart; twelve do not', () => {
  expect(sketchOf([words(0, 13)])).toHaveLength(32);
  expect(sketchOf([words(0, 12)])).toEqual([]);
  expect(sketchOf(['', '—', words(0, 12)])).toEqual([]);
});

test('runs of four words in a row are compared: the same words in another order are no copy, capitals and marks make no other', () => {
  const own = sketchOf([words(0, 60)]);
  expect(isCopy(own, sketchOf([words(0, 60).split(' ').toReversed().join(' ')]))).toBe(false);
  expect(isCopy(own, sketchOf([words(0, 60).toUpperCase().replaceAll(' ', ', ')]))).toBe(true);
  expect(sketchOf([words(0, 60)])).toEqual(sketchOf([words(0, 60)]));
});

test('four equal numbers of thirty-two make a copy, three do not', () => {
  const numbers = (equal: number) => Array.from({ length: 32 }, (_, i) => (i < equal ? i : 1_000 + i));
  const own = Array.from({ length: 32 }, (_, i) => i);
  expect(isCopy(own, numbers(4))).toBe(true);
  expect(isCopy(own, numbers(3))).toBe(false);
});
