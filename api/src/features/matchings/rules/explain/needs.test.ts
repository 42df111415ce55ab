import { expect, test } from 'vitest';
import { applicant, founder, read } from '../sample-people.ts';
import { sceneOf } from './explain.ts';
import { ANY_JOB, LITTLE, needsOf } from './needs.ts';

type Of<Maker extends (parts: never) => unknown> = Parameters<Maker>[0];
async function needs(skillsNeeded: string[], other: Of<typeof applicant>, lookingFor?: string) {
  const company = lookingFor === undefined ? {} : { lookingFor };
  const found = needsOf(
    sceneOf(await read(founder({ company, wants: { skillsNeeded } })), await read(applicant(other))),
  );
  const names = (covers: readonly { need: { text: string } }[]) => covers.map(({ need }) => need.text);
  return {
    met: names(found.met),
    partly: names(found.partly),
    left: names(found.left),
    missing: names(found.missing),
    unknown: names(found.unknown),
  };
}

test('needs are met by their names, in the order of the founder, and missing otherwise', async () => {
  expect(
    await needs(['falconry', 'opera singing', 'puppetry'], { skills: ['puppetry', 'falconry'] }),
  ).toEqual({
    met: ['falconry', 'puppetry'],
    partly: [],
    left: [],
    missing: ['opera singing'],
    unknown: [],
  });
});

test('a need that is named anywhere is not missing', async () => {
  const other = { skills: ['puppetry'], wants: { joinMotivation: 'I grew up with opera singing' } };
  expect(await needs(['opera singing'], other)).toMatchObject({ partly: ['opera singing'], missing: [] });
});

test('little of a skill meets only a need of little', async () => {
  expect(await needs(['falconry'], { skills: ['basic falconry'] })).toMatchObject({ met: [], missing: [] });
});

test('another that would do as well leaves a need', async () => {
  const found = await needs(['Go', 'Kotlin'], { skills: ['Kotlin'] }, 'We use Go or Kotlin.');
  expect(found).toMatchObject({ met: ['Kotlin'], left: ['Go'], missing: [] });
});

test('two skills that together have all words of a need meet it', async () => {
  const other = { skills: ['document extraction', 'LLM pipelines'] };
  expect((await needs(['LLM document extraction'], other)).met).toEqual(['LLM document extraction']);
  const lacking = { skills: ['document extraction', 'puppetry'] };
  expect((await needs(['LLM document extraction'], lacking)).met).toEqual([]);
});

test.each([
  ['basic Python', true],
  ['Figma (beginner)', true],
  ['some French', true],
  ['Spanish A2', true],
  ['Visual Basic', false],
  ['someone who sells', false],
  ['Python', false],
])('“%s” is little of a skill: %s', (text, is) => {
  expect(LITTLE.test(text)).toBe(is);
});

test.each([
  ['engineer', true],
  ['managers', true],
  ['entwicklerin', true],
  ['firmware', false],
])('“%s” is a word of any job: %s', (word, is) => {
  expect(ANY_JOB.test(word)).toBe(is);
});
