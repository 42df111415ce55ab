import { currentUser, getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const missing = { code: 'not_found', message: 'There is no such person here' };
const see = (browser: Browser, id: string) => browser.call(getUser, { params: { id } });

test('a member sees themself with email and phone, at both addresses', async () => {
  const { id, email, browser } = await makeApplicant(t);
  const own = { id, email, phone: '9876543210', profile: { isVerified: true } };
  expect((await browser.call(currentUser)).reply.data).toMatchObject(own);
  expect((await see(browser, id)).reply.data).toMatchObject(own);
});

test('founders and applicants see each other, without email, phone or anything else that is not declared', async () => {
  const applicant = await makeApplicant(t);
  const founder = await makeFounder(t);
  for (const [viewer, seen] of [
    [applicant, founder],
    [founder, applicant],
  ] as const) {
    const { status, reply } = await see(viewer.browser, seen.id);
    expect(status).toBe(200);
    expect(Object.keys(reply.data).sort()).toEqual([
      'answersWithinADay',
      'calledName',
      'fullName',
      'id',
      'profile',
      'profileUrl',
      'role',
    ]);
    expect(reply.data.fullName).toBe(seen.fullName);
    const text = JSON.stringify(reply);
    for (const hidden of [seen.email, '9876543210', '9123456780', 'passwordHash', 'argon2', 'userId'])
      expect(text).not.toContain(hidden);
  }
});

test('nobody sees another member of their own side, an administrator, or somebody who does not exist', async () => {
  const [asha, other] = [await makeApplicant(t), await makeApplicant(t)];
  const [farid, rival] = [await makeFounder(t), await makeFounder(t)];
  const admin = await makeAdmin(t);
  for (const [viewer, id] of [
    [asha, other.id],
    [farid, rival.id],
    [asha, admin.id],
    [asha, NOBODY],
    [asha, 'not-an-id'],
  ] as const) {
    const { status, failure } = await see(viewer.browser, id);
    expect(status).toBe(404);
    if (id !== 'not-an-id') expect(failure).toMatchObject(missing);
  }
});

test('a suspended person is gone for everybody but administrators', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, founder.id));
  expect((await see(applicant.browser, founder.id)).failure).toMatchObject(missing);
  expect((await see((await makeAdmin(t)).browser, founder.id)).status).toBe(200);
});

test('a stranger sees nobody', async () => {
  const { id } = await makeFounder(t);
  for (const answer of [await see(t.browser(), id), await t.browser().call(currentUser)])
    expect(answer.failure).toMatchObject({ code: 'unauthenticated', message: 'Please log in first' });
});
