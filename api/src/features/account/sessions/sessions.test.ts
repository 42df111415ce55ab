import { endOtherSessions, endSessionById, listSessions } from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { sessions } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { makeApplicant, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

async function logInByPhone(email: string): Promise<Browser> {
  const browser = t.browser('203.0.113.9');
  await browser.call(login, { body: { email, password: PASSWORD }, headers: { 'user-agent': PHONE } });
  return browser;
}
const list = async (browser: Browser) => (await browser.call(listSessions)).reply.data;

test('a member sees where they are logged in, ends one session, and that browser is a stranger', async () => {
  const { email, browser } = await makeApplicant(t);
  t.advance(60_000);
  const phone = await logInByPhone(email);
  const found = await list(browser);
  expect(found).toEqual([
    {
      id: expect.any(String),
      device: 'Chrome on Android',
      address: '203.0.113.9',
      createdAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      current: false,
    },
    expect.objectContaining({ device: 'Unknown device', current: true }),
  ]);
  const { status } = await browser.call(endSessionById, { params: { sessionId: found[0]?.id ?? '' } });
  expect(status).toBe(200);
  expect((await phone.call(currentUser)).status).toBe(401);
  expect(await list(browser)).toHaveLength(1);
  expect(t.logs.join('')).toContain('"event":"session_ended"');
});

test('ending the session one is in logs out here', async () => {
  const { browser } = await makeApplicant(t);
  const [own] = await list(browser);
  await browser.call(endSessionById, { params: { sessionId: own?.id ?? '' } });
  expect(browser.cookies.size).toBe(0);
  expect(await t.deps.db.$count(sessions)).toBe(0);
});

test('ending the others leaves this one, and those of other people', async () => {
  const { email, browser } = await makeApplicant(t);
  const others = [await logInByPhone(email), await logInByPhone(email)];
  const somebodyElse = await makeApplicant(t);
  expect((await browser.call(endOtherSessions)).status).toBe(200);
  for (const other of others) expect((await other.call(currentUser)).status).toBe(401);
  expect((await browser.call(currentUser)).status).toBe(200);
  expect((await somebodyElse.browser.call(currentUser)).status).toBe(200);
});

test('nobody sees or ends the session of somebody else', async () => {
  const owner = await makeApplicant(t);
  const other = await makeApplicant(t);
  const [session] = await list(owner.browser);
  const params = { sessionId: session?.id ?? '' };
  expect((await other.browser.call(endSessionById, { params })).failure.code).toBe('not_found');
  expect((await t.browser().call(endSessionById, { params })).status).toBe(401);
  expect((await other.browser.call(endSessionById, { params: { sessionId: 'x' } })).status).toBe(404);
  expect((await list(other.browser)).map(({ id }) => id)).not.toContain(session?.id);
  expect((await owner.browser.call(currentUser)).status).toBe(200);
});

test('sessions that ran out are not in the list', async () => {
  const { email, browser } = await makeApplicant(t);
  await logInByPhone(email);
  for (let days = 0; days < 31; days += 10) {
    t.advance(10 * DAY_MS);
    await browser.call(currentUser);
  }
  expect(await list(browser)).toEqual([expect.objectContaining({ current: true })]);
});
