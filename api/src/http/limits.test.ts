import { login, verifyOtp } from '@ampersand/contract/auth';
import { listEvents } from '@ampersand/contract/event';
import { registerApplicant } from '@ampersand/contract/registration';
import { like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../db/schema.ts';
import { applicantForm, makeApplicant, PASSWORD } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { limitKey, waitText } from './limits.ts';

const t = useTestApp();

const statuses = async (count: number, call: (index: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await call(index)).status);
  return found;
};

test('after 25 log-ins in five minutes an address waits, and is told how long', async () => {
  const browser = t.browser();
  const attempt = (index: number) =>
    browser.call(login, { body: { email: `a${index}@example.com`, password: 'x' } });
  expect(await statuses(25, attempt)).toEqual(Array(25).fill(401));
  const { status, failure, headers } = await attempt(25);
  expect(status).toBe(429);
  expect(failure.code).toBe('rate_limited');
  expect(failure.message).toMatch(/^Too many requests\. Please try again in \d+ (minutes|seconds)$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(200);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
});

test('25 guesses at an account in an hour do not lock its owner out elsewhere', async () => {
  const { email } = await makeApplicant(t);
  const guesser = t.browser();
  const guess = (password: string) => guesser.call(login, { body: { email, password } });
  await guess('Wrong#2026');
  await t.deps.db.update(rateLimits).set({ points: 24 }).where(like(rateLimits.key, 'loginAccount:%'));
  expect((await guess('Wrong#2026')).status).toBe(401);
  expect((await guess(PASSWORD)).status).toBe(429);
  expect((await t.browser().call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
});

test('an address registers five people in half an hour', async () => {
  const browser = t.browser();
  const enter = () => browser.call(registerApplicant, { body: applicantForm() });
  expect(await statuses(5, enter)).toEqual(Array(5).fill(201));
  expect((await enter()).status).toBe(429);
});

test('an address looks at 3,000 photos in five minutes, apart from its calls', async () => {
  const ask = () => t.app.inject({ url: '/uploads/x.webp', remoteAddress: '198.51.100.2' });
  expect((await ask()).statusCode).toBe(401);
  await t.deps.db.update(rateLimits).set({ points: 3000 }).where(like(rateLimits.key, 'photoFile:%'));
  expect((await ask()).json().code).toBe('rate_limited');
  expect((await t.browser('198.51.100.2').call(listEvents)).status).toBe(200);
});

test('an address makes 1,500 calls in five minutes', async () => {
  const browser = t.browser('198.51.100.1');
  await browser.call(listEvents);
  await t.deps.db.update(rateLimits).set({ points: 1499 });
  expect((await browser.call(listEvents)).status).toBe(200);
  expect((await browser.call(listEvents)).status).toBe(429);
  expect((await t.browser('198.51.100.2').call(listEvents)).status).toBe(200);
});

test('two servers on one database count together', async () => {
  const other = await t.anotherApp();
  const guess = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/verify-otp',
      remoteAddress: '198.51.100.9',
      payload: { email: 'somebody@example.com', otp: '123456' },
    });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(i % 2 ? other : t.app)));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(25);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('an IPv6 subscriber is counted as one, whichever of their addresses calls', async () => {
  const guess = (address: string) =>
    t.browser(address).call(verifyOtp, { body: { email: 'somebody@example.com', otp: '123456' } });
  expect(await statuses(25, (index) => guess(`2001:db8:1:2::${index + 1}`))).toEqual(Array(25).fill(422));
  expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await guess('2001:db8:1:3::1')).status).toBe(422);
});

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [5399, '90 minutes'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
  [30 * 86_400, '30 days'],
])('%i seconds to wait are called %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

describe('behind a proxy', () => {
  let proxied: FastifyInstance;
  beforeAll(async () => {
    proxied = await t.anotherApp({ TRUSTED_PROXIES: '10.9.0.0/16' });
  });

  /** Whose count a call goes to. */
  async function counted(app: FastifyInstance, remoteAddress: string, forwarded: string) {
    await t.deps.db.delete(rateLimits);
    await app.inject({ url: '/api/v1/event', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    const [row] = await t.deps.db.select().from(rateLimits);
    return row?.key;
  }

  test('a caller who says they are somebody else is counted as themself', async () => {
    expect(await counted(t.app, '203.0.113.7', '1.2.3.4')).toBe('read:203.0.113.7');
    expect(await counted(proxied, '203.0.113.7', '1.2.3.4')).toBe('read:203.0.113.7');
  });

  test('a trusted proxy tells whom it speaks for, whatever the caller wrote before', async () => {
    expect(await counted(proxied, '10.9.0.1', '198.51.100.4')).toBe('read:198.51.100.4');
    expect(await counted(proxied, '10.9.0.1', '1.2.3.4, 198.51.100.4')).toBe('read:198.51.100.4');
    expect(await counted(proxied, '10.9.0.1', 'nonsense, 198.51.100.4, 10.9.3.3')).toBe('read:198.51.100.4');
  });
});

test('limits can be switched off for load tests, on one machine', async () => {
  const app = await t.anotherApp({ RATE_LIMIT: 'off' });
  for (let i = 0; i < 30; i++) {
    const payload = { email: 'somebody@example.com', otp: '123456' };
    const response = await app.inject({ method: 'POST', url: '/api/v1/auth/verify-otp', payload });
    expect(response.statusCode).toBe(422);
  }
  expect(await t.deps.db.$count(rateLimits)).toBe(0);
});
