import { dataOf, endpoint } from '@ampersand/contract/endpoint';
import { failureSchema } from '@ampersand/contract/errors';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { profiles, users } from '../db/schema.ts';
import { makeAdmin, makeApplicant, makeFounder } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { mount } from './route.ts';
import { createServer } from './server.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
let app: ReturnType<typeof createServer>;

const declare = { summary: 'For this test', response: dataOf(z.object({ shown: z.string() })) } as const;
const leaky = endpoint({ ...declare, method: 'GET', path: '/leaky', access: 'public' });
const broken = endpoint({ ...declare, method: 'GET', path: '/broken', access: 'public' });
const failing = endpoint({ ...declare, method: 'GET', path: '/failing', access: 'public' });
const founders = endpoint({ ...declare, method: 'GET', path: '/founders', access: 'founder' });
const admins = endpoint({ ...declare, method: 'GET', path: '/admins', access: 'admin' });
const conditional = endpoint({
  ...declare,
  method: 'GET',
  path: '/conditional',
  access: 'public',
  ifMatch: true,
});
const misnamed = endpoint({
  ...declare,
  method: 'GET',
  path: '/misnamed/{id}',
  access: 'member',
  owner: 'userId',
});

const saving = endpoint({
  ...declare,
  method: 'POST',
  path: '/saving/{gone}',
  access: 'member',
  params: z.object({ gone: z.uuid() }),
});

beforeAll(async () => {
  app = createServer(t.deps.config, { write: (line) => void t.logs.push(line) });
  await app.register(cookie);
  await app.register(multipart);
  const shown = async () => ({ data: { shown: 'yes' } });
  const secret = { shown: 'yes', passwordHash: 'secret' };
  mount(app, t.deps, leaky, async () => ({ data: secret, sql: 'secret' }));
  // @ts-expect-error a handler that does not answer what its endpoint declares
  mount(app, t.deps, broken, async () => ({ data: { shown: 1, detail: 'secret' } }));
  mount(app, t.deps, failing, async () => {
    throw new Error('secret');
  });
  mount(app, t.deps, conditional, async ({ expectedVersion }) => ({
    data: { shown: `${expectedVersion}` },
  }));
  // @ts-expect-error a version is there for calls that declare it
  mount(app, t.deps, { ...leaky, path: '/any' }, async ({ expectedVersion }) => ({
    data: { shown: String(expectedVersion) },
  }));
  mount(app, t.deps, saving, async ({ params: { gone } }) => {
    await t.deps.db.delete(users).where(eq(users.id, gone));
    await t.deps.db.transaction((tx) => tx.insert(profiles).values({ userId: gone }));
    return { data: { shown: 'yes' } };
  });
  for (const declared of [founders, admins, misnamed]) mount(app, t.deps, declared, shown);
  await app.ready();
});

afterAll(() => app.close());

const get = (path: string, cookies: Map<string, string> = new Map()) =>
  app.inject({ url: `/api/v1${path}`, cookies: Object.fromEntries(cookies) });

test('what an endpoint does not declare never leaves the server', async () => {
  expect((await get('/leaky')).json()).toEqual({ data: { shown: 'yes' } });
});

test.each(['/broken', '/failing'])(
  'a fault of ours (%s) is answered without its text, and logged with it',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(500);
    expect(failureSchema.strict().parse(response.json())).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again',
    });
    expect(response.body).not.toContain('secret');
    const line = t.logs.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ level: 50, reqId: response.json().requestId });
  },
);

test('what names a member who is deleted meanwhile is no fault of ours: the member is logged out, others find nobody', async () => {
  const [member, other] = [await makeApplicant(t), await makeFounder(t)];
  const save = (gone: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/saving/${gone}`,
      headers: { origin: t.deps.config.publicUrl.origin },
      cookies: Object.fromEntries(member.browser.cookies),
    });
  expect((await save(other.id)).json()).toMatchObject({ code: 'not_found' });
  expect((await save(member.id)).json()).toMatchObject({ code: 'unauthenticated' });
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('a call that declares it is given the version which the request means', async () => {
  const shown = async (path: string, header?: string) => {
    const headers = header === undefined ? {} : { 'if-match': header };
    const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers });
    return statusCode === 200 ? JSON.parse(body).data.shown : statusCode;
  };
  expect(await shown('/conditional', '"7"')).toBe('7');
  expect(await shown('/conditional')).toBe('undefined');
  expect(await shown('/conditional', '7')).toBe(400);
  expect(await shown('/any', '"7"')).toBe('undefined');
});

test('a call for one side refuses the other, and lets administrators in', async () => {
  const [founder, applicant, admin] = [await makeFounder(t), await makeApplicant(t), await makeAdmin(t)];
  const statuses = async (path: string) =>
    Promise.all(
      [founder, applicant, admin].map(async ({ browser }) => (await get(path, browser.cookies)).statusCode),
    );
  expect(await statuses('/founders')).toEqual([200, 403, 200]);
  expect(await statuses('/admins')).toEqual([403, 403, 200]);
});

test('an endpoint whose owner names no parameter is closed, not open', async () => {
  const { id, browser } = await makeFounder(t);
  expect((await get(`/misnamed/${id}`, browser.cookies)).statusCode).toBe(403);
});

test('a refusal leaves a line with who, where and which request', async () => {
  const { id, browser } = await makeApplicant(t);
  t.logs.length = 0;
  const response = await get('/founders', browser.cookies);
  const lines = t.logs.map((text) => JSON.parse(text));
  expect(lines.find(({ event }) => event === 'refused')).toMatchObject({
    userId: id,
    code: 'forbidden',
    address: '127.0.0.1',
    reqId: response.json().requestId,
  });
  expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({ path: '/api/v1/founders', status: 403 });
});
