import { login, logout } from '@ampersand/contract/auth';
import { brand } from '@ampersand/contract/brand';
import { listEvents } from '@ampersand/contract/event';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { hashPassword, isOutdated } from '../../lib/password.ts';
import { makeApplicant, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });

const sessionCookie = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().find((line) => String(line).startsWith('session=')) ?? '';

test('a member logs in, whatever the case of the address, is known, logs out, and is a stranger again', async () => {
  const { email, fullName } = await makeApplicant(t);
  const browser = t.browser();
  const answer = await browser.call(login, {
    body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
  });
  expect(answer.status).toBe(200);
  expect(answer.reply.data.user).toMatchObject({ email, fullName, role: 'APPLICANT', phone: '9876543210' });
  expect((await browser.call(currentUser)).reply.data.email).toBe(email);
  const stolen = new Map(browser.cookies);
  expect((await browser.call(logout)).reply).toEqual({ message: 'Logged out' });
  expect(browser.cookies.has('session')).toBe(false);
  const thief = t.browser();
  for (const [name, value] of stolen) thief.cookies.set(name, value);
  expect((await thief.call(currentUser)).failure).toMatchObject({
    code: 'unauthenticated',
    message: 'Please log in first',
  });
});

test('who logs in with a password that was stored with other parameters has it stored anew with ours', async () => {
  const { id, email } = await makeApplicant(t);
  const stored = async () =>
    (await t.deps.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)))[0]?.hash ?? '';
  const earlier = await hashPassword(PASSWORD, { memory: 8_192, passes: 1, parallelism: 1 });
  await t.deps.db.update(users).set({ passwordHash: earlier }).where(eq(users.id, id));
  expect((await t.browser().call(login, { body: { email, password: 'Wrong#2026' } })).status).toBe(401);
  expect(await stored()).toBe(earlier);
  expect((await t.browser().call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  const renewed = await stored();
  expect(isOutdated(renewed)).toBe(false);
  expect((await t.browser().call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('logging out without a session is no failure', async () => {
  expect((await t.browser().call(logout)).status).toBe(200);
});

test('an unknown address and a wrong password get the same answer', async () => {
  const { email } = await makeApplicant(t);
  const unknown = await t
    .browser()
    .call(login, { body: { email: 'nobody@example.com', password: PASSWORD } });
  const wrong = await t.browser().call(login, { body: { email, password: 'Wrong#2026' } });
  for (const answer of [unknown, wrong]) {
    expect(answer.status).toBe(401);
    expect({ ...answer.failure, requestId: '' }).toEqual({
      message: 'Wrong email or password',
      code: 'wrong_credentials',
      requestId: '',
    });
  }
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
});

test('a log-in takes as long for an unknown address as for a wrong password, because both hash', async () => {
  const { email } = await makeApplicant(t);
  const fastest = async (address: string) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const from = performance.now();
      await t.browser().call(login, { body: { email: address, password: 'Wrong#2026' } });
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  const known = await fastest(email);
  const unknown = await fastest('nobody@example.com');
  // Without the hash an answer takes a few milliseconds instead of some 60; the bound leaves room for a busy machine.
  expect(unknown / known).toBeGreaterThan(0.3);
  expect(unknown).toBeGreaterThan(15);
});

test.each([
  [{}, 'email', 'Please fill in this field'],
  [{ email: '', password: PASSWORD }, 'email', 'Please enter your email'],
  [{ email: 'a@example.com', password: '' }, 'password', 'Please enter your password'],
  [{ email: 'a@example.com', password: 'x'.repeat(1001) }, 'password', 'This password is too long'],
  [{ email: `${'a'.repeat(250)}@example.com`, password: 'x' }, 'email', 'Please enter a valid email address'],
  [{ email: 'a\u0000@example.com', password: 'x' }, 'email', 'Please enter a valid email address'],
  [{ email: { $ne: '' }, password: 'x' }, 'email', 'This is not in the right format'],
])('a log-in form %j says what is wrong', async (body, path, message) => {
  const { status, failure } = await t.browser().call(login, { body });
  expect(status).toBe(422);
  expect(failure.errors).toContainEqual({ path, message });
});

test('the session cookie is out of reach of scripts and other sites, and only its hash is stored', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  const { headers } = await browser.call(login, { body: { email, password: PASSWORD } });
  const line = String(sessionCookie(headers));
  expect(line).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = browser.cookies.get('session') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const stored = await t.deps.db.select().from(sessions);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('over https the cookie is Secure and bound to the host by its name', async () => {
  const { email } = await makeApplicant(t);
  const app = await t.anotherApp({ PUBLIC_URL: 'https://ampersand.example' });
  const { headers } = await app.inject({
    method: 'POST',
    url: 'https://ampersand.example/api/v1/auth/login',
    headers: { origin: 'https://ampersand.example' },
    payload: { email, password: PASSWORD },
  });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('every log-in starts a new session and ends the one the browser had', async () => {
  const { email, browser } = await makeApplicant(t);
  const before = browser.cookies.get('session') ?? '';
  await browser.call(login, { body: { email, password: PASSWORD } });
  expect(browser.cookies.get('session')).not.toBe(before);
  const old = t.browser();
  old.cookies.set('session', before);
  expect((await old.call(currentUser)).status).toBe(401);
  expect((await browser.call(currentUser)).status).toBe(200);
});

test('a suspended person is told so, cannot use a session they had, and can still log out and see public things', async () => {
  const { id, email, browser } = await makeApplicant(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
  const refusal = {
    code: 'account_suspended',
    message: expect.stringContaining(brand.supportEmail),
  };
  expect((await browser.call(currentUser)).failure).toMatchObject(refusal);
  expect((await browser.call(listEvents)).status).toBe(200);
  expect((await t.browser().call(login, { body: { email, password: PASSWORD } })).failure).toMatchObject(
    refusal,
  );
  expect((await t.browser().call(login, { body: { email, password: 'Wrong#2026' } })).failure.code).toBe(
    'wrong_credentials',
  );
  expect((await browser.call(logout)).status).toBe(200);
  expect(browser.cookies.size).toBe(0);
});

test('log-in, failure and log-out each leave a line with who, where and which request, and no password', async () => {
  const { id, email } = await makeApplicant(t);
  const browser = t.browser('203.0.113.7');
  t.logs.length = 0;
  await browser.call(login, { body: { email, password: 'Wrong#2026' } });
  await browser.call(login, { body: { email, password: PASSWORD } });
  const token = browser.cookies.get('session') ?? 'none';
  await browser.call(logout);
  const lines = t.logs.map((line) => JSON.parse(line)).filter((line) => line.event);
  expect(lines.map(({ event }) => event)).toEqual(['login_failed', 'login', 'logout']);
  for (const line of lines) {
    expect(line).toMatchObject({
      userId: id,
      address: '203.0.113.7',
      reqId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(line.time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  }
  const all = t.logs.join('');
  for (const secret of [PASSWORD, 'Wrong#2026', token]) expect(all).not.toContain(secret);
});
