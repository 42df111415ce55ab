import { blockPerson } from '@ampersand/contract/blocks';
import { passPerson } from '@ampersand/contract/choices';
import { newcomers } from '@ampersand/contract/matchings';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { impressions } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { fitApplicants, fitFounder } from '../../testing/fitting.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { FLOOR } from './rules/score/group.ts';
import { pointsOf } from './rules/score/score.ts';

const t = useTestApp();

let founder: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  await fitApplicants(founder, { importance: { coFounderCommitment: 'MUST_HAVE' } });
});

const newFor = async ({ browser }: Member, limit?: number) =>
  (await browser.call(newcomers, { query: limit ? { limit } : {} })).reply.data;
const idsFor = async (member: Member, limit?: number) =>
  (await newFor(member, limit)).map(({ person }) => person.id);

/** An applicant who joined so many days ago, and fits but for what is given. */
async function joined(daysAgo: number, timeCommitment = 'full time') {
  const member = await makeApplicant(t);
  await fitFounder(member, { timeCommitment });
  const createdAt = new Date(t.deps.now().getTime() - daysAgo * DAY_MS);
  await t.deps.db.update(users).set({ createdAt }).where(eq(users.id, member.id));
  return member;
}

test('who has joined in the last seven days and fits is told, who joined last first', async () => {
  const [older, newer] = [await joined(6), await joined(1)];
  await joined(8);
  expect(await idsFor(founder)).toEqual([newer.id, older.id]);
  expect(await idsFor(founder, 1)).toEqual([newer.id]);
  expect(await t.deps.db.select().from(impressions)).toEqual([]);
  for (const { score, reasons } of await newFor(founder)) {
    expect(pointsOf(score)).toBeGreaterThanOrEqual(FLOOR);
    expect(reasons.length).toBeGreaterThan(0);
  }
});

test('nobody is told who misses a must-have, however few people there are', async () => {
  await joined(1, 'weekends only');
  const whole = await joined(2);
  expect(await idsFor(founder)).toEqual([whole.id]);
});

test('whom one has passed on, blocked, invited or is connected with is no news, nor one’s own side', async () => {
  const [passed, blocked, invited, connected, free] = [
    await joined(1),
    await joined(1),
    await joined(1),
    await joined(1),
    await joined(1),
  ];
  await makeFounder(t);
  await founder.browser.call(passPerson, { params: { userId: passed.id }, body: {} });
  await founder.browser.call(blockPerson, { params: { userId: blocked.id } });
  await invite(founder, invited);
  await connectMembers(connected, founder);
  expect(await idsFor(founder)).toEqual([free.id]);
  expect(await newFor(await makeAdmin(t))).toEqual([]);
});
