import { ifMatch } from '@ampersand/contract/path';
import {
  getApplicantPreference,
  getFounderPreference,
  saveApplicantPreference,
  saveFounderPreference,
} from '@ampersand/contract/preference';
import { byQuestion, FOUNDER_QUESTIONS } from '@ampersand/contract/questions';
import { expect, test } from 'vitest';
import { applicantPreferences, founderPreferences } from '../../db/schema.ts';
import { makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';

const founderWish = {
  startupIdea: 'Keep vaccines cold on the last mile',
  skillsOffered: ['Sales', 'Logistics'],
  skillsNeeded: ['Go', 'Embedded'],
  equityOffered: '10-20 %',
  coFounderCommitment: 'Full time',
  workingArrangement: 'Remote',
  decisionMakingStyle: 'Consensus',
  startupPace: 'Steady',
  fundraisingApproach: 'Bootstrapped first',
  coreValues: ['Honesty'],
  founderConcerns: 'Burn-out',
  importance: { skillsNeeded: 'MUST_HAVE', startupPace: 'NICE' },
} as const;

const applicantWish = {
  joinMotivation: 'Build something that lasts',
  applicantSkills: ['Go', 'PostgreSQL'],
  ideaPreferences: ['Health', 'Climate'],
  timeCommitment: '40 hours',
  riskAppetite: 'Medium',
  equityExpectation: '5 %',
  priorStartupExp: 'Two years at a seed stage',
  workingStyle: 'Quiet mornings',
  conflictHandling: 'Talk early',
  applicantGoals: ['Learn', 'Lead'],
  importance: { equityExpectation: 'IMPORTANT' },
} as const;

const unanswered = {
  ...byQuestion(FOUNDER_QUESTIONS, { text: () => null, list: () => [] }),
  importance: {},
  readings: {},
};
const nothing = { code: 'not_found', message: 'No preferences saved yet' };

test('a founder saves a preference, reads it back and replaces it as a whole', async () => {
  const { id: userId, browser } = await makeFounder(t);
  const params = { userId };
  expect((await browser.call(getFounderPreference, { params })).failure).toMatchObject(nothing);
  const saved = await browser.call(saveFounderPreference, { params, body: founderWish });
  expect(saved.status).toBe(200);
  expect(saved.reply).toMatchObject({ data: founderWish, message: 'Preferences saved successfully.' });
  expect(saved.reply).toHaveProperty('matchChange');
  expect((await browser.call(getFounderPreference, { params })).reply.data).toEqual({
    ...unanswered,
    ...founderWish,
    version: 1,
  });
  await browser.call(saveFounderPreference, { params, body: { startupIdea: 'Something else' } });
  expect((await browser.call(getFounderPreference, { params })).reply.data).toEqual({
    ...unanswered,
    startupIdea: 'Something else',
    version: 2,
  });
});

test('an applicant saves a preference and reads it back', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  const params = { userId };
  expect((await browser.call(getApplicantPreference, { params })).failure).toMatchObject(nothing);
  const saved = await browser.call(saveApplicantPreference, { params, body: applicantWish });
  expect(saved.reply).toMatchObject({
    data: applicantWish,
    message: 'Applicant preferences saved successfully.',
  });
  expect((await browser.call(getApplicantPreference, { params })).reply.data).toMatchObject(applicantWish);
});

test('list entries are trimmed, and blanks and repeats are dropped', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  const body = { applicantSkills: [' Go ', '', 'go', 'Rust', '  '] };
  const { reply } = await browser.call(saveApplicantPreference, { params: { userId }, body });
  expect(reply.data.applicantSkills).toEqual(['Go', 'Rust']);
});

test('saves at the same moment leave one of them, whole', async () => {
  const { id: userId, browser } = await makeFounder(t);
  const ideas = Array.from({ length: 8 }, (_, i) => `Idea ${i}`);
  const answers = await Promise.all(
    ideas.map((idea) =>
      browser.call(saveFounderPreference, {
        params: { userId },
        body: { startupIdea: idea, coreValues: [idea] },
      }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const rows = await t.deps.db.select().from(founderPreferences);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.coreValues).toEqual([rows[0]?.startupIdea]);
});

test.each([
  ['a founder', makeFounder, saveFounderPreference, getFounderPreference],
  ['an applicant', makeApplicant, saveApplicantPreference, getApplicantPreference],
] as const)('what another window of %s has saved since is not undone', async (_side, make, save, get) => {
  const { id: userId, browser } = await make(t);
  const params = { userId };
  const saveFrom = async (version: number, body: object) => {
    const { status, reply, failure } = await browser.call(save, { params, body, headers: ifMatch(version) });
    return status === 200 ? reply.data.version : failure.code;
  };
  expect(await saveFrom(1, {})).toBe('conflict');
  expect((await browser.call(get, { params })).status).toBe(404);
  expect(await saveFrom(0, { importance: {} })).toBe(1);
  expect(await saveFrom(0, {})).toBe('conflict');
  expect(await saveFrom(1, {})).toBe(2);
  expect(await saveFrom(1, {})).toBe('conflict');
  expect((await browser.call(save, { params, body: {} })).reply.data.version).toBe(3);
  expect(await saveFrom(2, {})).toBe('conflict');
  expect((await browser.call(get, { params })).reply.data.version).toBe(3);
});

test('a stranger, another member and the wrong side neither read nor write', async () => {
  const founder = await makeFounder(t);
  const rival = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const params = { userId: founder.id };
  await founder.browser.call(saveFounderPreference, { params, body: founderWish });
  const body = { startupIdea: 'stolen' };
  for (const [browser, status, code] of [
    [t.browser(), 401, 'unauthenticated'],
    [rival.browser, 403, 'forbidden'],
    [applicant.browser, 403, 'forbidden'],
  ] as const) {
    for (const answer of [
      await browser.call(getFounderPreference, { params }),
      await browser.call(saveFounderPreference, { params, body }),
    ]) {
      expect(answer.status).toBe(status);
      expect(answer.failure.code).toBe(code);
    }
  }
  const own = { userId: applicant.id };
  expect((await applicant.browser.call(saveFounderPreference, { params: own, body })).status).toBe(403);
  expect((await founder.browser.call(saveApplicantPreference, { params, body: {} })).status).toBe(403);
  expect((await founder.browser.call(getFounderPreference, { params })).reply.data).toMatchObject(
    founderWish,
  );
  expect(await t.deps.db.$count(applicantPreferences)).toBe(0);
});

test('an administrator may help a member of the right side, and nobody else', async () => {
  const founder = await makeFounder(t);
  const { browser } = await makeAdmin(t);
  const save = (userId: string) =>
    browser.call(saveFounderPreference, { params: { userId }, body: founderWish });
  expect((await save(founder.id)).status).toBe(200);
  for (const userId of [(await makeApplicant(t)).id, NOBODY]) {
    const { status, failure } = await save(userId);
    expect(status).toBe(404);
    expect(failure.message).toBe('There is no such person here');
  }
});

test.each([
  [{ startupIdea: 'x'.repeat(5001) }, 'startupIdea', 'Please keep this to 5000 characters or fewer'],
  [{ startupIdea: 5 }, 'startupIdea', 'This is not in the right format'],
  [{ coreValues: 'Honesty' }, 'coreValues', 'This is not in the right format'],
  [{ coreValues: ['x'.repeat(81)] }, 'coreValues.0', 'Please keep each entry to 80 characters or fewer'],
  [
    { coreValues: Array.from({ length: 51 }, (_, i) => `v${i}`) },
    'coreValues',
    'Please keep the list to 50 entries',
  ],
  [{ coreValues: Array(100_000).fill('v') }, 'coreValues', 'Please keep the list to 50 entries'],
  [
    { importance: { startupPace: 'VITAL' } },
    'importance.startupPace',
    'Please choose one of MUST_HAVE, IMPORTANT, NICE, INDIFFERENT',
  ],
  [
    { founderConcerns: 'lone \ud800' },
    'founderConcerns',
    'This text has characters that we cannot save. Please type it again',
  ],
])('a preference is refused when it is wrong, number %#', async (body, path, message) => {
  const { id: userId, browser } = await makeFounder(t);
  const { status, failure } = await browser.call(saveFounderPreference, { params: { userId }, body });
  expect(status).toBe(422);
  expect(failure.errors).toEqual([{ path, message }]);
  expect(await t.deps.db.$count(founderPreferences)).toBe(0);
});

test('a mark for a field that does not exist is refused', async () => {
  const { id: userId, browser } = await makeFounder(t);
  const body = { importance: { salary: 'NICE' } };
  expect((await browser.call(saveFounderPreference, { params: { userId }, body })).status).toBe(422);
});

test('a correction is kept beside the answer it is of, also by saves that do not name it', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  const save = async (body: Record<string, unknown>) => {
    const { status, reply } = await browser.call(saveApplicantPreference, { params: { userId }, body });
    return { status, readings: status === 200 ? reply.data.readings : undefined };
  };
  const readings = { timeCommitment: { of: 'as needed', low: 10, high: 15 } };
  expect(await save({ timeCommitment: 'as needed', readings })).toEqual({ status: 200, readings });
  expect(await save({ timeCommitment: 'as needed' })).toEqual({ status: 200, readings });
  expect(await save({ timeCommitment: '20 h', readings: {} })).toEqual({ status: 200, readings: {} });
  const struck = [{ kind: 'REFUSAL', value: 'crypto' }];
  const corrections = {
    ideaPreferences: { of: 'no crypto', struck },
    workingStyle: { of: 'here', struck: [], mode: 'REMOTE' },
  };
  const body = {
    ideaPreferences: ['no crypto'],
    workingStyle: 'here',
    readings: { ...readings, corrections },
  };
  expect(await save(body)).toEqual({ status: 200, readings: { ...readings, corrections } });
  for (const wrong of [
    { timeCommitment: { of: 'x', low: 20, high: 10 } },
    { timeCommitment: { of: 'x', low: 0, high: 113 } },
    { equityExpectation: { of: 'x', low: -1, high: 10 } },
    { timeCommitment: { low: 1, high: 2 } },
    { corrections: { workingStyle: { of: 'x', struck: [], mode: 'ANYWHERE' } } },
    { corrections: { workingStyle: { of: 'x', struck: [{ kind: 'MOOD' }] } } },
    { corrections: { workingStyle: { struck: [] } } },
    {
      corrections: { equityExpectation: { of: 'x', struck: [], pay: { low: 2, high: 1, currency: 'EUR' } } },
    },
  ])
    expect((await save({ readings: wrong })).status).toBe(422);
});
