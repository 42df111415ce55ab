import {
  changePassword,
  enableTwoFactor,
  endOtherSessions,
  startTwoFactor,
} from '@ampersand/contract/account';
import { forgotPassword, login, resetPassword } from '@ampersand/contract/auth';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, like, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { emails, knownBrowsers, notifications, rateLimits } from '../../db/schema.ts';
import { retentionJob } from '../../http/retention.ts';
import { deliveredEmail } from '../../testing/account.ts';
import type { Browser } from '../../testing/browser.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const WRONG = 'Wrong#2026';
const NEW = 'Another#2027';

const logIn = (browser: Browser, email: string, password = PASSWORD, code?: string) =>
  browser.call(login, { body: { email, password, ...(code ? { code } : {}) } });

/** A browser in which the member has logged in. */
async function knownBrowser({ email }: Pick<Member, 'email'>): Promise<Browser> {
  const browser = t.browser();
  expect((await logIn(browser, email)).status).toBe(200);
  return browser;
}

/** As if so many guesses had been counted. */
const counted = (name: string, key: string, points: number) =>
  t.deps.db
    .insert(rateLimits)
    .values({ key: `${name}:${key}`, points, expire: Date.now() + 60_000 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points } });

async function guess(email: string, times: number): Promise<number[]> {
  const guesses = Array.from({ length: times }, () => logIn(t.browser(), email, WRONG));
  return (await Promise.all(guesses)).map(({ status }) => status).sort();
}

test('of 150 guesses at an account from 150 addresses 50 are looked at in an hour and 100 in a row, and the owner is told once', async () => {
  const member = await makeApplicant(t);
  const own = await knownBrowser(member);
  const { email } = member;
  expect(await guess(email, 75)).toEqual([...Array(50).fill(401), ...Array(25).fill(429)]);
  const waiting = await logIn(t.browser(), email);
  expect(waiting.failure.message).toMatch(/^Too many requests\. Please try again in \d+ minutes$/);
  await t.deps.limits.clear('password', email);
  expect(await guess(email, 75)).toEqual([...Array(50).fill(401), ...Array(25).fill(429)]);
  await t.deps.limits.clear('password', email);
  const { status, failure } = await logIn(t.browser(), email);
  expect([status, failure.message]).toEqual([
    429,
    'Too many wrong passwords for this address. Log in where you have logged in before, or set a new password with ‘Forgot password’',
  ]);
  expect((await logIn(own, email)).status).toBe(200);

  const sent = await deliveredEmail(t, 'guessing', email);
  expect(sent.subject).toBe('Somebody is trying passwords on your Ampersand account');
  expect(sent.text).toContain('Choose a new password: http://localhost:3000/forgot-password');
  const bell = await own.call(listNotifications);
  expect(bell.reply.data).toMatchObject([
    {
      kind: 'SYSTEM',
      title: 'Somebody is trying passwords on your account',
      link: expect.stringMatching(/account$/),
    },
  ]);
  expect(await t.deps.db.$count(emails, eq(emails.kind, 'guessing'))).toBe(1);
  expect(t.logs.filter((line) => line.includes('"event":"guessing"'))).toHaveLength(1);
}, 60_000);

test('an address that nobody has registered is slowed down and answered just the same', async () => {
  const { email } = await makeApplicant(t);
  const answers = async (address: string) => {
    const found = [];
    await counted('password', address, 48);
    for (let tries = 0; tries < 3; tries++) found.push(await logIn(t.browser(), address, WRONG));
    await t.deps.limits.clear('password', address);
    await counted('passwordRow', address, 100);
    found.push(await logIn(t.browser(), address, WRONG));
    await counted('passwordRow', address, 19);
    found.push(await logIn(t.browser(), address, WRONG));
    return found.map(({ status, failure, headers }) => ({
      status,
      failure: { ...failure, requestId: '', message: failure.message.replace(/\d+/, 'some') },
      headers: Object.keys(headers).sort(),
    }));
  };
  const known = await answers(email);
  expect(await answers('nobody@example.com')).toEqual(known);
  expect(known.map(({ status }) => status)).toEqual([401, 401, 429, 429, 401]);
  await deliveredEmail(t, 'guessing', email);
  const { rows } = await t.deps.db.execute(
    sql`select data ->> 'email' as email from jobs.job where name = 'tell-of-guesses' and data ->> 'email' in (${email}, 'nobody@example.com') order by created_on`,
  );
  expect(rows).toEqual([{ email }, { email: 'nobody@example.com' }]);
  await vi.waitFor(async () => {
    const done = await t.deps.db.execute(
      sql`select 1 from jobs.job where name = 'tell-of-guesses' and state <> 'completed'`,
    );
    expect(done.rows).toEqual([]);
  }, 15_000);
  expect(await t.deps.db.$count(notifications)).toBe(1);
});

test('guesses in a browser that the account knows count on their own, and end there too', async () => {
  const member = await makeApplicant(t);
  const [own, second] = [await knownBrowser(member), await knownBrowser(member)];
  await logIn(own, member.email, WRONG);
  const counters = await t.deps.db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(like(rateLimits.key, 'password%'));
  expect(counters).toHaveLength(2);
  await t.deps.db.update(rateLimits).set({ points: 50 }).where(like(rateLimits.key, 'password:%'));
  expect((await logIn(own, member.email)).status).toBe(429);
  expect((await logIn(second, member.email)).status).toBe(200);
  expect((await logIn(t.browser(), member.email)).status).toBe(200);
});

test('a right password ends a row of wrong ones', async () => {
  const { email } = await makeApplicant(t);
  await counted('passwordRow', email, 98);
  expect((await logIn(t.browser(), email, WRONG)).status).toBe(401);
  expect((await logIn(t.browser(), email)).status).toBe(200);
  expect((await logIn(t.browser(), email, WRONG)).status).toBe(401);
  expect((await logIn(t.browser(), email)).status).toBe(200);
});

test('a browser is known by a cookie that scripts cannot read, of which the hash is stored, once somebody has logged in there', async () => {
  const { id, email } = await makeApplicant(t);
  const browser = t.browser();
  expect((await logIn(browser, email, WRONG)).headers['set-cookie']).toBeUndefined();
  const { headers } = await logIn(browser, email);
  expect([headers['set-cookie']].flat()).toContainEqual(
    expect.stringMatching(/^browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  const token = browser.cookies.get('browser') ?? '';
  await logIn(browser, email);
  expect(browser.cookies.get('browser')).toBe(token);
  const rows = await t.deps.db.select().from(knownBrowsers);
  expect(rows).toMatchObject([{ userId: id }]);
  expect(JSON.stringify(rows) + t.logs.join('')).not.toContain(token);
});

test('a browser can be known to several people, and a token from elsewhere is not taken over', async () => {
  const [first, second] = [await makeApplicant(t), await makeFounder(t)];
  const shared = t.browser();
  shared.cookies.set('browser', 'A'.repeat(43));
  await logIn(shared, first.email);
  expect(shared.cookies.get('browser')).not.toBe('A'.repeat(43));
  await logIn(shared, second.email);
  for (const { email } of [first, second]) {
    await counted('password', email, 50);
    expect((await logIn(shared, email)).status).toBe(200);
    expect((await logIn(t.browser(), email)).status).toBe(429);
  }
});

test('an account knows ten browsers, those used last, for a year', async () => {
  const member = await makeApplicant(t);
  const first = await knownBrowser(member);
  for (let more = 0; more < 9; more++) {
    t.advance(1000);
    await knownBrowser(member);
  }
  t.advance(1000);
  await logIn(first, member.email);
  t.advance(1000);
  await knownBrowser(member);
  expect(await t.deps.db.$count(knownBrowsers)).toBe(10);
  await counted('password', member.email, 50);
  expect((await logIn(first, member.email)).status).toBe(200);
  t.advance(366 * DAY_MS);
  expect((await logIn(first, member.email)).status).toBe(429);
  await retentionJob(t.deps).run({}, { lastTry: false });
  expect(await t.deps.db.$count(knownBrowsers)).toBe(0);
});

test('whoever resets the password by email gets in, however many guess; all other browsers are forgotten', async () => {
  const member = await makeApplicant(t);
  const { email } = member;
  const former = await knownBrowser(member);
  for (const name of ['password', 'passwordRow']) await counted(name, email, 100);
  const fresh = t.browser();
  expect((await logIn(fresh, email)).status).toBe(429);
  await fresh.call(forgotPassword, { body: { email } });
  const otp = /^ {4}(\d{6})$/m.exec((await deliveredEmail(t, 'password_reset', email)).text)?.[1] ?? '';
  expect((await fresh.call(resetPassword, { body: { email, otp, newPassword: NEW } })).status).toBe(200);
  for (const name of ['password', 'passwordRow']) await counted(name, email, 100);
  expect((await logIn(fresh, email, NEW)).status).toBe(200);
  expect((await logIn(former, email, NEW)).status).toBe(429);
});

test('a new password, or a log-out everywhere else, makes the account forget other browsers', async () => {
  for (const act of ['password', 'sessions']) {
    const member = await makeApplicant(t);
    const [own, other] = [await knownBrowser(member), await knownBrowser(member)];
    if (act === 'password')
      await own.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } });
    else await own.call(endOtherSessions);
    const password = act === 'password' ? NEW : PASSWORD;
    await counted('password', member.email, 50);
    expect((await logIn(own, member.email, password)).status).toBe(200);
    expect((await logIn(other, member.email, password)).status).toBe(429);
  }
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.deps.now().getTime() });

/** A member with a second factor in force, one time step later, and the browser in which it was switched on. */
async function makeGuarded() {
  const member = await makeApplicant(t);
  const own = await knownBrowser(member);
  const { secret } = (await own.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  await own.call(enableTwoFactor, { body: { code: codeOf(secret) } });
  t.advance(30_000);
  return { ...member, own, secret };
}

test('whoever knows the password and guesses codes does not lock the owner out where they have logged in before; the owner is told', async () => {
  const { email, own, secret } = await makeGuarded();
  const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 10; tries++)
    expect((await logIn(t.browser(), email, PASSWORD, wrong)).status).toBe(422);
  expect((await logIn(t.browser(), email, PASSWORD, codeOf(secret))).status).toBe(429);
  expect((await logIn(own, email, PASSWORD, codeOf(secret))).status).toBe(200);
  const sent = await vi.waitFor(() => {
    const found = t.emails.find(({ subject }) => subject === 'Somebody knows your Ampersand password');
    return found ?? expect.fail('not told');
  }, 15_000);
  expect(sent.to).toBe(email);
  const { reply } = await own.call(listNotifications);
  expect(reply.data.filter(({ title }) => title === 'Somebody knows your password')).toHaveLength(1);
});

test('50 wrong codes of a second factor are looked at in a day', async () => {
  const { id, email, secret } = await makeGuarded();
  await counted('secondFactorRow', id, 50);
  expect((await logIn(t.browser(), email, PASSWORD, codeOf(secret))).status).toBe(429);
});

test('a reset does not give whoever reads the inbox tries of the second factor beyond those of strangers', async () => {
  const { id, email, secret } = await makeGuarded();
  const thief = t.browser();
  await thief.call(forgotPassword, { body: { email } });
  const otp = /^ {4}(\d{6})$/m.exec((await deliveredEmail(t, 'password_reset', email)).text)?.[1] ?? '';
  expect((await thief.call(resetPassword, { body: { email, otp, newPassword: NEW } })).status).toBe(200);
  await counted('secondFactor', id, 10);
  expect((await logIn(thief, email, NEW, codeOf(secret))).status).toBe(429);
});

test('an intruder who tries the password in a stolen session does not keep the owner from changing it; the owner is told', async () => {
  const member = await makeApplicant(t);
  const own = await knownBrowser(member);
  const change = (browser: Browser, currentPassword: string) =>
    browser.call(changePassword, { body: { currentPassword, newPassword: NEW } });
  for (let tries = 0; tries < 10; tries++) expect((await change(member.browser, WRONG)).status).toBe(422);
  expect((await change(member.browser, PASSWORD)).status).toBe(429);
  expect((await deliveredEmail(t, 'guessing', member.email)).subject).toBe(
    'Wrong passwords were entered in your Ampersand account',
  );
  expect((await change(own, PASSWORD)).status).toBe(200);
});

test('strangers who guess codes of a reset are spoken of too', async () => {
  const { id, email } = await makeApplicant(t);
  await counted('codeRow', id, 9);
  const stranger = t.browser();
  await stranger.call(forgotPassword, { body: { email } });
  const body = { email, otp: 'guess', newPassword: NEW };
  expect((await stranger.call(resetPassword, { body })).status).toBe(422);
  expect((await deliveredEmail(t, 'guessing', email)).subject).toBe(
    'Somebody is trying to reset your Ampersand password',
  );
});
