import { registerApplicant } from '@ampersand/contract/registration';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { applicantForm, makeApplicant, PASSWORD } from '../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../testing/forms.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp();

const PROMISED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

async function expectHeaders(app: FastifyInstance, url: string, status: number, cookies = {}) {
  const { statusCode, headers } = await app.inject({ url, cookies });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(PROMISED);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  return headers;
}

test.each([
  ['/healthz', 200],
  ['/api/v1/event', 200],
  ['/api/docs', 200],
  ['/api/v1/openapi.json', 200],
  ['/api/v1/users/current-user', 401],
  ['/api/v1/nothing', 404],
  ['/nothing', 404],
  ['/api/v1/users/user/%E0%A4%A', 400],
])('the answer of %s (%i) carries the security headers', async (url, status) => {
  const headers = await expectHeaders(t.app, url, status);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('the policy of pages forbids objects, other bases and other scripts than our own', async () => {
  const headers = await expectHeaders(t.app, '/healthz', 200);
  const policy = String(headers['content-security-policy']).split('; ');
  for (const directive of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(directive);
});

test('an uploaded photo carries them too', async () => {
  const { browser } = await makeApplicant(t);
  const form = asForm(applicantForm(), asFile(await photoWithPlace(8, 8)));
  const { reply } = await browser.call(registerApplicant, { form });
  const [row] = await t.deps.db.query.users.findMany({ where: (user, { eq }) => eq(user.id, reply.data.id) });
  await expectHeaders(t.app, `/uploads/${row?.photoKey}`, 200, Object.fromEntries(browser.cookies));
});

test('over https browsers are told to stay there', async () => {
  const app = await t.anotherApp({ PUBLIC_URL: 'https://ampersand.example' });
  for (const [url, status] of [
    ['/healthz', 200],
    ['/api/v1/users/user/%E0%A4%A', 400],
  ] as const)
    expect((await expectHeaders(app, url, status))['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
});

test('private answers are not kept by any cache', async () => {
  const { browser, email } = await makeApplicant(t);
  const cookies = Object.fromEntries(browser.cookies);
  const own = await t.app.inject({ url: '/api/v1/users/current-user', cookies });
  const failed = await t.app.inject('/api/v1/users/current-user');
  const payload = { email, password: PASSWORD };
  const entered = await t.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  for (const { headers } of [own, failed, entered]) expect(headers['cache-control']).toBe('no-store');
});
