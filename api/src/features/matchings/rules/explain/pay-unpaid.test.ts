import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { asksForFullTimeAlone, goesUnpaid, needsNoneForPart, takesElseFirst } from './pay-unpaid.ts';

const UNPAID = 'No salary yet.';
async function scene(otherDetails: string, salaryExpectations: string | null, wants: object = {}) {
  return sceneOf(
    await read(founder({ company: { otherDetails } })),
    await read(applicant({ salaryExpectations, wants })),
  );
}

test.each([
  ['riskAppetite', 'I can go six months without pay', true],
  ['equityExpectation', '5 %, more if there is no salary', true],
  ['joinMotivation', 'I would do it for free', true],
  ['riskAppetite', 'I cannot live without a salary', false],
  ['riskAppetite', 'High', false],
])('who writes in %s “%s” goes without pay where there is none: %s', async (field, text, is) => {
  expect(goesUnpaid(await scene(UNPAID, '$40k', { [field]: text }))).toBe(is);
  expect(goesUnpaid(await scene('We pay $30k', '$40k', { [field]: text }))).toBe(false);
});

test.each([
  ['Commission is ok for the first months, then $40k', true],
  ['Equity only at first', true],
  ['Equity is fine at the start', true],
  ['$40k', false],
  [null, false],
])('“%s” takes something else at first, of a company without pay: %s', async (asked, takes) => {
  expect(takesElseFirst(await scene(UNPAID, asked))).toBe(takes);
  expect(takesElseFirst(await scene('We pay $30k', asked))).toBe(false);
});

test.each([
  ['$30k, nothing needed while it is evenings', 'Evenings, 10 hours', true],
  ['I could live on $30k, fine without if it stays part time', '15 hours a week', true],
  ['About €4,000 a month; for something small on the side I don’t need pay', '10 hours a week', true],
  ['€3,200, or nothing for a project of the heart on the side', '15 hours a week', true],
  ['3.200 Euro, für ein Herzensprojekt nebenbei auch ohne', '15 hours a week', true],
  ['About €4,000 a month; for something small on the side I don’t need pay', 'full time', false],
  ['About €4,000 a month, without it I could only do evenings', '10 hours a week', false],
  ['I could live on $30k, fine without if it stays part time', 'full time', false],
  ['$30k', 'Evenings, 10 hours', false],
  [null, 'Evenings, 10 hours', false],
])('“%s” needs none for “%s”, of a company without pay: %s', async (asked, coFounderCommitment, needs) => {
  const other = await read(applicant({ salaryExpectations: asked }));
  const at = async (otherDetails: string) =>
    sceneOf(await read(founder({ company: { otherDetails }, wants: { coFounderCommitment } })), other);
  expect(needsNoneForPart(await at(UNPAID))).toBe(needs);
  expect(needsNoneForPart(await at('We pay $20k'))).toBe(false);
});

test.each([
  ['$2,000/month if full time', 'Two days a week to start with', true],
  ['2.000 € wenn Vollzeit', '15 hours a week', true],
  ['$2,000/month if full time', 'full time', false],
  ['$2,000/month', 'Two days a week to start with', false],
])('“%s” asks for nothing for “%s”, of a company without pay: %s', async (asked, coFounderCommitment, is) => {
  const other = await read(applicant({ salaryExpectations: asked }));
  const at = async (otherDetails: string) =>
    sceneOf(await read(founder({ company: { otherDetails }, wants: { coFounderCommitment } })), other);
  expect(asksForFullTimeAlone(await at(UNPAID))).toBe(is);
  expect(asksForFullTimeAlone(await at('We pay $500 a month'))).toBe(false);
});
