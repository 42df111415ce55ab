import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { scoreOf } from '../score/score.ts';
import { explain, sceneOf } from './explain.ts';
import { askedOf, isOfAnotherCase } from './other-case.ts';
import type { Topic } from './sentences.ts';
import { whyTopics } from './why.ts';

async function isOfOthers(topic: Topic, wants: object, skills: string[], company: object = {}) {
  const one = await read(founder({ wants, company }));
  return isOfAnotherCase(topic, sceneOf(one, await read(applicant({ skills }))), false);
}

test.each([
  ['Operations must be in Nairobi. Tech people can work remotely', ['software engineering'], true],
  ['Operations must be in Nairobi. Tech people can work remotely', ['operations', 'data engineering'], false],
  ['Engineers remote, sales in Berlin', ['sales'], true],
  ['Remoto. Para ventas hay que viajar dentro de Chile', ['React'], true],
  ['Remoto. Para ventas hay que viajar dentro de Chile', ['ventas B2B'], false],
  ['Vertrieb kann von zu Hause, die Technik muss in die Werkstatt', ['Vertrieb'], true],
  // No part of the work has terms of its own.
  ['In Trondheim, we have a lab and it is nice', ['sales'], false],
  ['Remote from anywhere, with a trip to the team every month', ['sales'], false],
  ['On site, for design reviews at least twice a week', ['sales'], false],
])('“%s”, to somebody who brings %j, is of other work: %s', async (workingArrangement, skills, is) => {
  expect(await isOfOthers('place', { workingArrangement }, skills)).toBe(is);
});

test('pay, shares and time may be of other work too, what two share of an idea is not', async () => {
  const pay = {
    otherDetails: 'Para ventas: sueldo base de 1,4 millones CLP al mes. Para desarrollo: 2 millones.',
  };
  expect(await isOfOthers('pay', {}, ['Python'], pay)).toBe(true);
  expect(
    await isOfOthers('equity', { equityOffered: 'Up to 4 % for the first engineer, vested' }, ['sales']),
  ).toBe(true);
  const asked = {
    coFounderCommitment: 'Full time. For the marketing part we can start with two days a week',
  };
  expect(await isOfOthers('hours', asked, ['Python'])).toBe(true);
  expect(await isOfOthers('idea', asked, ['Python'])).toBe(false);
});

test('what has terms for their work and for other work is told where it suits them', async () => {
  const one = await read(
    founder({ wants: { workingArrangement: 'Operations in Nairobi. Tech people can work remotely' } }),
  );
  const [tech, sales] = [
    await read(applicant({ skills: ['software engineering'] })),
    await read(applicant({ skills: ['sales'] })),
  ];
  expect(isOfAnotherCase('place', sceneOf(one, tech), true)).toBe(false);
  expect(isOfAnotherCase('place', sceneOf(one, tech), false)).toBe(true);
  expect(isOfAnotherCase('place', sceneOf(one, sales), true)).toBe(true);
});

test('a place that is of other work is no gap, and stands open beside the other answers', async () => {
  const arranged = (workingArrangement: string) =>
    founder({ location: 'Nairobi, Kenya', wants: { workingArrangement, skillsNeeded: ['sales'] } });
  const abroad = applicant({
    location: 'Toronto, Canada',
    skills: ['sales'],
    wants: { workingStyle: 'Remote only' },
  });
  const told = async (arrangement: string) => {
    const scene = sceneOf(await read(arranged(arrangement)), await read(abroad));
    const score = scoreOf(scene.pair);
    const { gaps } = explain(scene, score);
    return {
      gaps: gaps.map(({ text }) => text),
      place: whyTopics(scene, score).find(({ name }) => name === 'Place')?.suitsYou,
    };
  };
  const all = await told('On site in Nairobi, five days a week');
  expect(all).toEqual({ gaps: [expect.stringContaining('Toronto')], place: 'DOES_NOT_FIT' });
  const some = await told('Operations must be on site in Nairobi, five days a week');
  expect(some).toEqual({ gaps: [], place: 'OPEN' });
});

test('who asks less of non-profits asks nothing of one that a sentence could hold against it', async () => {
  const asks = applicant({
    wants: { equityExpectation: "5 % for a company. For a non-profit I don't expect any" },
  });
  const seems = async (companyType: 'NON_PROFIT' | 'STARTUP') => {
    const one = await read(founder({ company: { companyType }, wants: { equityOffered: 'None' } }));
    return isOfAnotherCase('equity', sceneOf(one, await read(asks)), false);
  };
  expect([await seems('NON_PROFIT'), await seems('STARTUP')]).toEqual([true, false]);
});

test.each([
  ['5 % for a company. For a non-profit I don’t expect any', 'STARTUP', '5 % for a company'],
  ['5 % me va, mais pour un projet associatif je n’en demande pas', 'STARTUP', '5 % me va'],
  ['5 % me va, mais pour un projet associatif je n’en demande pas', 'NON_PROFIT', undefined],
  ['For a charity none', 'STARTUP', undefined],
  ['5 % and a title', 'STARTUP', undefined],
] as const)('of “%s” what is asked of a %s is %s', (text, companyType, asked) => {
  expect(askedOf(founder({ company: { companyType } }), text)).toBe(asked ?? text);
});
