import { blockPerson } from '@ampersand/contract/blocks';
import { passPerson } from '@ampersand/contract/choices';
import { todaysPick } from '@ampersand/contract/picks';
import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { picks } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { pickForTheDay } from './pick.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off' } });
const NOON = DAY_MS / 2;

/** Somebody who fits every founder of these tests very well. */
async function makeFitting() {
  const applicant = await makeApplicant(t, {
    skills: ['Kubernetes', 'PostgreSQL', 'TypeScript'],
    currentJob: 'Kubernetes, PostgreSQL, TypeScript',
    experiences: [],
    salaryExpectations: 'not needed',
  });
  await applicant.browser.call(saveApplicantPreference, {
    params: { userId: applicant.id },
    body: {
      joinMotivation: 'Scheduling for hospitals',
      applicantSkills: ['Kubernetes', 'PostgreSQL', 'TypeScript'],
      ideaPreferences: ['scheduling for hospitals'],
      timeCommitment: 'full time',
      equityExpectation: '20 %',
      riskAppetite: 'high',
      workingStyle: 'remote',
    } as never,
  });
  return applicant;
}

async function makeSeeking() {
  const founder = await makeFounder(t, { lookingFor: 'Kubernetes, PostgreSQL, TypeScript' });
  await founder.browser.call(saveFounderPreference, {
    params: { userId: founder.id },
    body: {
      startupIdea: 'Scheduling for hospitals',
      skillsNeeded: ['Kubernetes', 'PostgreSQL', 'TypeScript'],
      equityOffered: '20 %',
      coFounderCommitment: 'full time',
      workingArrangement: 'remote',
    } as never,
  });
  return founder;
}

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  // In the last hour of a day the pairs of the next are picked too.
  t.advance(DAY_MS + NOON - (t.deps.now().getTime() % DAY_MS));
  founder = await makeSeeking();
  applicant = await makeFitting();
});

const pickOf = async ({ browser }: Member) =>
  (await browser.call(todaysPick, {})).reply.data?.person.id ?? null;
async function picked(days = 0) {
  t.advance(days * DAY_MS);
  await pickForTheDay(t.deps);
  return [await pickOf(founder), await pickOf(applicant)];
}

test('two who fit see each other on the same day, with the reasons, and not again the day after', async () => {
  expect(await pickOf(founder)).toBeNull();
  expect(await picked()).toEqual([applicant.id, founder.id]);
  const { data } = (await founder.browser.call(todaysPick, {})).reply;
  expect(data?.group).toBe('STRONG');
  expect(data?.reasons.length).toBeGreaterThan(0);
  expect(await picked(1)).toEqual([null, null]);
  t.advance(60 * DAY_MS);
  for (const { id } of [founder, applicant])
    await t.deps.db.update(users).set({ lastActiveAt: t.deps.now() }).where(eq(users.id, id));
  await pickForTheDay(t.deps);
  expect(await t.deps.db.select().from(picks)).toMatchObject([
    { founderId: founder.id, applicantId: applicant.id, day: utcDay(t.deps.now()) },
  ]);
});

test('a community that begins in the last hour of a day has somebody to meet at once', async () => {
  expect(await picked(11.5 / 24)).toEqual([applicant.id, founder.id]);
});

test('everybody is in one pair at most, whichever servers pick at once', async () => {
  const others = [await makeSeeking(), await makeFitting(), await makeFitting()];
  await Promise.all([pickForTheDay(t.deps), pickForTheDay(t.deps)]);
  await pickForTheDay(t.deps);
  const rows = await t.deps.db.select().from(picks);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.flatMap(({ founderId, applicantId }) => [founderId, applicantId])).size).toBe(4);
  const all = await Promise.all([founder, applicant, ...others].map(pickOf));
  expect(all.filter((id) => id === null)).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['an invitation waits', () => invite(founder, applicant)],
  ['they are connected', () => connectMembers(applicant, founder)],
  [
    'one has passed on the other',
    () => applicant.browser.call(passPerson, { params: { userId: founder.id }, body: {} }),
  ],
  [
    'one has blocked the other',
    () => founder.browser.call(blockPerson, { params: { userId: applicant.id } }),
  ],
  [
    'one is paused',
    () => t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, applicant.id)),
  ],
  [
    'one has not been here for two weeks',
    () =>
      t.deps.db
        .update(users)
        .set({ lastActiveAt: new Date(t.deps.now().getTime() - 15 * DAY_MS) })
        .where(eq(users.id, applicant.id)),
  ],
])('nobody is picked where %s', async (_, happens) => {
  await happens();
  expect(await picked()).toEqual([null, null]);
});

test('a pick goes when one passes on, blocks or pauses on that day', async () => {
  await picked();
  await founder.browser.call(passPerson, { params: { userId: applicant.id }, body: {} });
  expect([await pickOf(founder), await pickOf(applicant)]).toEqual([null, founder.id]);
  await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, founder.id));
  expect(await pickOf(applicant)).toBeNull();
});

test('administrators and strangers have none', async () => {
  await picked();
  expect(await pickOf(await makeAdmin(t))).toBeNull();
});
