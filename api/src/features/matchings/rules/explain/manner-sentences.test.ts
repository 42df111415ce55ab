import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { paceApart, paceMet, paceMust, riskMust } from './manner-sentences.ts';

type Of<Maker extends (parts: never) => unknown> = Parameters<Maker>[0];
const scene = async (one: Of<typeof founder>, other: Of<typeof applicant>) =>
  sceneOf(await read(founder(one)), await read(applicant(other)));

const ofPace = (startupPace: string | null, workingStyle: string | null) =>
  scene({ wants: { startupPace } }, { wants: { workingStyle } });

test('a pace that both like is told in the words of both, and one that they do not', async () => {
  const fast = await ofPace('Fast, ship weekly', 'Fast. Remote');
  expect(paceMet(fast, 'FOUNDER')?.text).toBe('On pace, you say “Fast, ship weekly”; they say “Fast”.');
  expect(paceMet(fast, 'APPLICANT')?.text).toBe('On pace, they say “Fast”; you say “Fast, ship weekly”.');
  expect(paceApart(fast, 'FOUNDER')).toBeUndefined();
  const other = await ofPace('Fast', 'Slow and steady');
  expect(paceMet(other, 'FOUNDER')).toBeUndefined();
  expect(paceApart(other, 'FOUNDER')).toMatchObject({ fields: ['startupPace', 'workingStyle'] });
});

test.each([
  ['Fast, except in winter', 'Slow and steady'],
  ['Fast', 'Slow and steady until June'],
])('a pace of some times is told for a must-have alone: %s, %s', async (set, liked) => {
  const two = await ofPace(set, liked);
  expect(paceApart(two, 'FOUNDER')).toBeUndefined();
  expect(paceMust(two, 'FOUNDER')).toBeDefined();
});

test.each([
  [null, 'Fast'],
  ['Fast', null],
])('of %j and %j no pace is told', async (set, liked) => {
  const two = await ofPace(set, liked);
  for (const write of [paceMet, paceApart, paceMust]) expect(write(two, 'FOUNDER')).toBeUndefined();
});

test.each([
  ['PRE_SEED', 'Low', 'On risk, they say “Low”; your company is at pre-seed.'],
  ['SERIES_C', 'Low', undefined],
  ['PRE_SEED', 'High', undefined],
  ['PRE_SEED', null, undefined],
  [null, 'Low', undefined],
  ['PRE_SEED', 'Low on pay, high on patience', undefined],
] as const)(
  'of a company at %s the risk of who writes %s is told as %s',
  async (fundingStage, riskAppetite, told) => {
    const two = await scene({ company: { fundingStage } }, { wants: { riskAppetite } });
    expect(riskMust(two, 'FOUNDER')?.text).toBe(told);
  },
);

test.each([
  ['Low, I depend on a salary', 'We pay $40k a year', undefined],
  ['Niedrig, ich brauche ein Gehalt', 'We pay $40k a year', undefined],
  ['Low: cannot live without a wage', 'We pay $40k a year', undefined],
  ['Low, I depend on a salary', 'No salary yet', 'told'],
  ['Low, I like it quiet', 'We pay $40k a year', 'told'],
])('the risk of who writes “%s” is told where “%s”: %s', async (riskAppetite, otherDetails, told) => {
  const two = await scene(
    { company: { fundingStage: 'PRE_SEED', otherDetails } },
    { wants: { riskAppetite } },
  );
  expect(riskMust(two, 'FOUNDER') && 'told').toBe(told);
});
