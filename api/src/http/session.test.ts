import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '../db/schema.ts';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp();

test('a session that is used at least every 30 days goes on, and ends 90 days after the log-in', async () => {
  const { browser } = await makeApplicant(t);
  for (const days of [29, 29, 29]) {
    t.advance(days * DAY_MS);
    expect((await browser.call(currentUser)).status).toBe(200);
  }
  t.advance(3 * DAY_MS);
  expect((await browser.call(currentUser)).status).toBe(401);
});

test('a session that is not used for 30 days is over', async () => {
  const { browser } = await makeApplicant(t);
  t.advance(30 * DAY_MS + 1000);
  expect((await browser.call(currentUser)).status).toBe(401);
});

test('the cookie lives on with the session, and the session is written at most every ten minutes', async () => {
  const { id, browser } = await makeApplicant(t);
  const seenAt = async () => {
    const [row] = await t.deps.db.select().from(sessions).where(eq(sessions.userId, id));
    return row?.lastSeenAt.getTime() ?? 0;
  };
  const first = await seenAt();
  t.advance(9 * 60_000);
  expect((await browser.call(currentUser)).headers['set-cookie']).toBeUndefined();
  expect(await seenAt()).toBe(first);
  t.advance(2 * 60_000);
  const { headers } = await browser.call(currentUser);
  expect(String(headers['set-cookie'])).toContain(
    `session=${browser.cookies.get('session')}; Max-Age=2592000`,
  );
  expect(await seenAt()).toBeGreaterThan(first + 10 * 60_000);
  const [user] = await t.deps.db.select().from(users).where(eq(users.id, id));
  expect(user?.lastActiveAt.getTime()).toBe(await seenAt());
});

test('a made-up token is a stranger', async () => {
  const browser = t.browser();
  for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", '%00', 'é']) {
    browser.cookies.set('session', token);
    expect((await browser.call(currentUser)).status).toBe(401);
  }
});

test('the session of a deleted account is over', async () => {
  const { id, browser } = await makeApplicant(t);
  await t.deps.db.delete(users).where(eq(users.id, id));
  expect((await browser.call(currentUser)).status).toBe(401);
});
