import { readAnswer } from '@ampersand/contract/readings';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchIndex } from '../../db/matching.ts';
import { makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test('a member sees what was read in an answer, and is asked for what was not', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  const read = async (body: Record<string, unknown>) => {
    const { status, reply } = await browser.call(readAnswer, { params: { userId }, body });
    return { status, ...reply.data };
  };
  expect(await read({ field: 'timeCommitment', answer: '2 days a week, full time from March' })).toEqual({
    status: 200,
    readings: [
      {
        kind: 'HOURS',
        words: '16 hours a week, then full time from March',
        value: { low: 16, high: 16, later: { low: 38, high: 50 }, when: 'from March' },
      },
    ],
    question: null,
    leaves: { people: 0, of: 0 },
  });
  expect(await read({ field: 'timeCommitment', answer: 'as needed' })).toMatchObject({
    readings: [],
    question: 'How many hours a week, roughly?',
  });
  expect(await read({ field: 'ideaPreferences', answer: ['water', 'done with fintech'] })).toMatchObject({
    readings: [
      { kind: 'WISH', words: 'water' },
      { kind: 'REFUSAL', words: 'not: fintech', value: 'fintech' },
    ],
    leaves: null,
  });
});

test('an answer tells how many people say what fits it, as a filter counts them', async () => {
  const founder = await makeFounder(t);
  for (const [hours, equity] of [
    [10, 30],
    [40, 5],
    [null, null],
  ] as const) {
    const { id } = await makeApplicant(t);
    await t.deps.db.update(searchIndex).set({ hours, equity }).where(eq(searchIndex.userId, id));
  }
  const leaves = async (field: string, answer: string, said?: { low: number; high: number }) => {
    const body = { field, answer, said };
    const { reply } = await founder.browser.call(readAnswer, { params: { userId: founder.id }, body });
    return reply.data.leaves;
  };
  expect(await leaves('coFounderCommitment', '20 to 30 hours a week')).toEqual({ people: 1, of: 3 });
  expect(await leaves('coFounderCommitment', '10 hours a week')).toEqual({ people: 2, of: 3 });
  expect(await leaves('coFounderCommitment', '10 hours a week', { low: 20, high: 30 })).toEqual({
    people: 1,
    of: 3,
  });
  expect(await leaves('equityOffered', '10-20 %')).toEqual({ people: 1, of: 3 });
  expect(await leaves('equityOffered', 'negotiable')).toBeNull();
  expect(await leaves('workingArrangement', 'Pune')).toBeNull();
});

test('a sum without a currency is read in that of the place', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  const currencyAt = async (location: string) => {
    const body = { field: 'salaryExpectations', answer: '40,000 a month', location };
    const { reply } = await browser.call(readAnswer, { params: { userId }, body });
    return reply.data.readings[0]?.value;
  };
  expect(await currencyAt('Pune')).toMatchObject({ currency: 'INR', high: 480_000 });
  expect(await currencyAt('Nairobi')).toMatchObject({ currency: 'KES', high: 480_000 });
});

test('nobody has answers read in the name of another, an administrator has', async () => {
  const [founder, applicant, admin] = [await makeFounder(t), await makeApplicant(t), await makeAdmin(t)];
  const body = { field: 'location', answer: 'Pune' };
  const params = { userId: applicant.id };
  expect((await founder.browser.call(readAnswer, { params, body })).status).toBe(403);
  expect((await admin.browser.call(readAnswer, { params, body })).status).toBe(200);
});

test('fields that are not read, and answers longer than can be saved, are refused', async () => {
  const { id: userId, browser } = await makeFounder(t);
  const statusOf = async (body: Record<string, unknown>) =>
    (await browser.call(readAnswer, { params: { userId }, body })).status;
  expect(await statusOf({ field: 'fullName', answer: 'Asha' })).toBe(422);
  expect(await statusOf({ field: 'timeCommitment', answer: 'x'.repeat(5001) })).toBe(422);
  expect(await statusOf({ field: 'location' })).toBe(422);
  for (const field of ['location', 'salaryExpectations']) {
    expect(await statusOf({ field, answer: 'x'.repeat(200) })).toBe(200);
    expect(await statusOf({ field, answer: 'x'.repeat(201) })).toBe(422);
    expect(await statusOf({ field, answer: ['x'.repeat(80), 'y'.repeat(80), 'z'.repeat(80)] })).toBe(422);
  }
});

test.each([
  ['timeCommitment', { low: 0, high: 112 }, undefined],
  ['timeCommitment', { low: -1, high: 20 }, 'said.low'],
  ['coFounderCommitment', { low: 20, high: 1e308 }, 'said.high'],
  ['coFounderCommitment', { low: 30, high: 20 }, 'said.high'],
  ['equityExpectation', { low: 0, high: 100 }, undefined],
  ['equityExpectation', { low: 3.5e38, high: 3.5e38 }, 'said.low'],
  ['equityOffered', { low: 5, high: 101 }, 'said.high'],
])(
  'what a member says in place of what is read of %s stays within what there is: %j',
  async (field, said, path) => {
    const { id: userId, browser } = await makeApplicant(t);
    const body = { field, answer: '20 hours a week, 5 %', said };
    const { status, failure } = await browser.call(readAnswer, { params: { userId }, body });
    expect(status).toBe(path ? 422 : 200);
    expect(failure.errors?.[0]?.path).toBe(path);
  },
);
