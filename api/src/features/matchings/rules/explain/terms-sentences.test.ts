import { expect, test } from 'vitest';
import type { Person } from '../read/person.ts';
import { applicant, founder, read } from '../sample-people.ts';
import { sceneOf } from './explain.ts';
import { equityApart, equityMet, hoursApart, hoursMet, payApart, payMet } from './terms-sentences.ts';

type Two = [Person, Person];
const WRITERS = { equity: [equityMet, equityApart], hours: [hoursMet, hoursApart], pay: [payMet, payApart] };

async function sentences(about: keyof typeof WRITERS, asked: string, given: string) {
  const sides = {
    equity: (): Two => [
      founder({ wants: { equityOffered: asked } }),
      applicant({ wants: { equityExpectation: given } }),
    ],
    hours: (): Two => [
      founder({ wants: { coFounderCommitment: asked } }),
      applicant({ wants: { timeCommitment: given } }),
    ],
    pay: (): Two => [founder({ company: { otherDetails: asked } }), applicant({ salaryExpectations: given })],
  };
  const [one, other] = sides[about]();
  const scene = sceneOf(await read(one), await read(other));
  const [met, apart] = WRITERS[about].map((writer) => writer?.(scene, 'FOUNDER')?.text);
  return { met, apart };
}

test('equity is a reason where more than an end is shared, and not far more is offered than hoped for', async () => {
  expect((await sentences('equity', '10–20 %', '15–25 %')).met).toContain('10–20%');
  expect((await sentences('equity', '25 %', '20–25 %')).met).toContain('25%');
  expect(await sentences('equity', '10–15 %', '15–25 %')).toEqual({});
  expect(await sentences('equity', 'up to 40 %', '0.5–1 %')).toEqual({});
  expect(await sentences('equity', 'up to 40 %', 'an equal share')).toEqual({});
  expect((await sentences('equity', '0.75–1.25 %', '1 %')).met).toContain('0.75–1.25%');
});

test.each([
  ['equity', '10 %', '30 to 45 if unpaid, otherwise 10'],
  ['hours', 'full time', '20 hours unless there is a launch'],
  ['pay', '$4,000 a month once we have raised', '$90k'],
  ['pay', '$60k', '80k if remote, 95k if I have to relocate'],
] as const)(
  'of %s nothing is said where a condition is not understood: %j, %j',
  async (about, asked, given) => {
    expect(await sentences(about, asked, given)).toEqual({});
  },
);

test('pay after taxes is not set against pay before them', async () => {
  expect(await sentences('pay', '€60k a year', '3.200 € a month after tax')).toEqual({});
  expect((await sentences('pay', '€60k a year', '€3,200 a month')).met).toContain('€3,200');
});

test('a quotation keeps the condition of its figure', async () => {
  const changing =
    'My notice is two months, so full time from February; until then two evenings a week and Saturdays';
  expect((await sentences('hours', '30 hours a week', changing)).apart).toContain('until then');
  expect((await sentences('hours', 'full time', 'Full time from March')).met).toContain('from March');
  const later = 'From our subsidy I can pay 3.200 euro gross a month from January. Before that nothing.';
  expect((await sentences('pay', later, '$60k')).apart).toContain('Before that nothing');
});
