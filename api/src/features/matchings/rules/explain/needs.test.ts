import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
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
    beside: names(found.beside),
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
    beside: [],
    left: [],
    missing: ['opera singing'],
    unknown: [],
  });
});

test('a need that is named anywhere is not missing', async () => {
  const other = { skills: ['puppetry'], wants: { joinMotivation: 'I grew up with opera singing' } };
  expect(await needs(['opera singing'], other)).toMatchObject({ partly: ['opera singing'], missing: [] });
  const half = { skills: ['puppetry'], wants: { joinMotivation: 'I grew up with opera' } };
  expect((await needs(['opera singing'], half)).missing).toEqual(['opera singing']);
  const code = { skills: ['puppetry'], wants: { joinMotivation: 'I did HR for years' } };
  expect(await needs(['HR'], code)).toMatchObject({ partly: ['HR'], missing: [] });
});

/** The needs of which one is met by an offer so far. */
async function met(need: string, offered: string, value: number, other: Of<typeof applicant>) {
  const scene = sceneOf(
    await read(founder({ wants: { skillsNeeded: [need] } })),
    await read(applicant(other)),
  );
  const offer = scene.pair.applicant.terms.BRING.find(({ text }) => text === offered);
  const pair = { ...scene.pair, needs: scene.pair.needs.map((cover) => ({ ...cover, offer, value })) };
  return needsOf({ ...scene, pair });
}

test.each([
  ['construction', 'Founding engineer', 'missing'],
  ['construction', 'Founding partner', 'partly'],
  ['bridge construction', 'Bridge engineer', 'partly'],
  ['falconry', 'Founding engineer', 'partly'],
] as const)(
  'the word engineer alone is near no need that is known: “%s” and “%s”',
  async (need, currentJob, kind) => {
    const found = await met(need, currentJob, 0.4, { skills: ['puppetry'], currentJob });
    expect(found[kind].map((cover) => cover.need.text)).toEqual([need]);
  },
);

test.each([
  ['French', 'Hindi', 0.4, 'missing'],
  ['falconry', 'Hindi', 0.4, 'partly'],
  ['French', 'puppetry', 0.4, 'partly'],
  ['falconry', 'puppetry', 0.3, 'partly'],
  ['falconry', 'puppetry', 0.29, 'missing'],
] as const)(
  'whether “%s” and “%s” are near where both are known is no matter of nearness %d',
  async (need, skill, value, kind) => {
    const found = await met(need, skill, value, { skills: [skill] });
    expect(found[kind].map((cover) => cover.need.text)).toEqual([need]);
  },
);

test('another skill of the area stands beside a need that is named nowhere', async () => {
  const beside = async (value: number, joinMotivation = 'To build') => {
    const other = { skills: ['javascript'], wants: { joinMotivation } };
    return (await met('react', 'javascript', value, other)).beside.length;
  };
  expect(await beside(0.35)).toBe(1);
  expect(await beside(0.36)).toBe(0);
  expect(await beside(0.35, 'I did react for years')).toBe(0);
  expect(
    (await needs(['opera singing'], { skills: [], wants: { joinMotivation: 'opera singing' } })).beside,
  ).toEqual([]);
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

test.each<[string, Of<typeof applicant>]>([
  ['of which the need has two words more', { skills: ['extraction', 'LLM pipelines'] }],
  ['of which one has another word besides', { skills: ['scanned document extraction', 'LLM pipelines'] }],
  ['that end with another word', { skills: ['LLM document', 'extraction tools'] }],
  ['of which they have little', { skills: ['document extraction', 'basic LLM pipelines'] }],
  [
    'of which one is what they call their work',
    { skills: ['document extraction'], currentJob: 'LLM pipelines' },
  ],
  ['of which the other names the word last', { skills: ['document extraction', 'pipelines LLM'] }],
])('a need is not met by two skills %s', async (_, other) => {
  expect(await needs(['LLM document extraction'], other)).toMatchObject({
    met: [],
    partly: ['LLM document extraction'],
  });
});

test('nor by two that lack one of its words, and a kind of it meets it', async () => {
  const two = { skills: ['document extraction', 'LLM pipelines'] };
  expect((await needs(['LLM extraction'], { skills: ['extraction', 'LLM pipelines'] })).met).toEqual([]);
  expect((await needs(['LLM invoice document extraction'], two)).met).toEqual([]);
  expect((await needs(['document extraction'], { skills: ['LLM document extraction'] })).met).toEqual([
    'document extraction',
  ]);
});

test('another skill of a small area is half an answer, of a wide one none', async () => {
  expect(await needs(['react'], { skills: ['javascript'] })).toMatchObject({
    partly: ['react'],
    missing: [],
  });
  expect(await needs(['French'], { skills: ['Hindi'] })).toMatchObject({ partly: [], missing: ['French'] });
  expect((await needs(['speech recognition'], { skills: ['route planning'] })).missing).toEqual([
    'speech recognition',
  ]);
});

test('what is not found in another language is unknown', async () => {
  const joinMotivation = 'Ich will mit Leuten bauen, die nicht nur reden, und das für die Patienten';
  expect(await needs(['falconry'], { skills: ['pottery'], wants: { joinMotivation } })).toMatchObject({
    missing: [],
    unknown: ['falconry'],
  });
  expect(await needs(['falconry'], { skills: ['pottery'] })).toMatchObject({
    missing: ['falconry'],
    unknown: [],
  });
});

test('a title that says no more than engineer is no skill', async () => {
  expect(
    (await needs(['firmware'], { skills: ['pottery'], currentJob: 'Founding engineer' })).missing,
  ).toEqual(['firmware']);
});
