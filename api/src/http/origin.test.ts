import { login, logout } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp({ env: { CORS_ORIGINS: 'https://app.example.com' } });
const OWN = 'http://localhost:3000';
const ABSENT = undefined;

/** Sends a log-out, which changes state, with these headers; says whether it was let through. */
async function isAllowed(headers: Record<string, string | undefined>, withCookie = true, app = t.app) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/logout',
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ABSENT)),
    ...(withCookie ? { cookies: { session: 'x' } } : {}),
  });
  if (response.statusCode === 403) expect(response.json().code).toBe('cross_site');
  return response.statusCode === 200;
}

test.each([
  ['same-origin', OWN, true],
  ['same-origin', ABSENT, true],
  ['cross-site', 'https://evil.example', false],
  ['cross-site', OWN, false],
  ['same-site', 'http://evil.localhost:3000', false],
  ['none', ABSENT, false],
  [ABSENT, OWN, true],
  [ABSENT, 'https://evil.example', false],
  [ABSENT, 'null', false],
  [ABSENT, 'not an origin', false],
  [ABSENT, ABSENT, false],
  ['cross-site', 'https://app.example.com', true],
  ['same-site', 'https://app.example.com', true],
  [ABSENT, 'https://app.example.com', true],
  [ABSENT, 'https://app.example.com.evil.example', false],
])('a write with a cookie, Sec-Fetch-Site %s and Origin %s: allowed %s', async (site, origin, allowed) => {
  expect(await isAllowed({ 'sec-fetch-site': site, origin })).toBe(allowed);
});

test('a program without cookies needs neither header', async () => {
  expect(await isAllowed({}, false)).toBe(true);
});

test('over plain http the name the browser used is as good as the public one; over https it is not', async () => {
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
  expect(await isAllowed(headers)).toBe(true);
  const secure = await t.anotherApp({ PUBLIC_URL: 'https://ampersand.example' });
  const host = 'ampersand.example';
  for (const origin of ['http://127.0.0.1:3000', 'http://ampersand.example'])
    expect(await isAllowed({ origin, host }, true, secure)).toBe(false);
  expect(await isAllowed({ origin: 'https://ampersand.example', host }, true, secure)).toBe(true);
});

test('a refused write changes nothing, and reading is not refused', async () => {
  const { browser } = await makeApplicant(t);
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.call(logout, { headers })).failure).toMatchObject({
    code: 'cross_site',
    message: `This request did not come from ${OWN}. Programs that send a cookie must also send an Origin header with that address`,
  });
  expect((await browser.call(currentUser, { headers })).status).toBe(200);
});

test('only the origins that are named may read answers across origins', async () => {
  const preflight = (origin: string) =>
    t.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/auth/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const friend = await preflight('https://app.example.com');
  expect(friend.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  });
  const stranger = await preflight('https://evil.example');
  expect(stranger.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  expect(stranger.headers['access-control-allow-origin']).not.toBe('*');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
])('a body sent as %s is refused: such forms can be posted from other sites', async (type) => {
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/v1${login.path}`,
    headers: { 'content-type': type, origin: OWN },
    payload: '--x--',
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({
    code: 'unsupported_media_type',
    message: 'Send the body as application/json',
  });
});
