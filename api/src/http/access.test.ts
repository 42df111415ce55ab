import { endpoints } from '@ampersand/contract/all';
import { failureSchema } from '@ampersand/contract/errors';
import { MEMBER_HEADER, NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '../db/schema.ts';
import { ORIGIN } from '../testing/browser.ts';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { besides } from './besides.ts';
import { API_BASE, type RawRoute } from './route.ts';

const t = useTestApp();
const SOMEBODY = '0190a8f0-0000-7000-8000-000000000000';

test('the calls of the API and who may make them', () => {
  const list = endpoints.map(({ method, path, access, owner }) =>
    [method.padEnd(6), path, access, owner ? `of ${owner}` : ''].join(' ').trimEnd(),
  );
  expect(list.sort()).toMatchSnapshot();
});

const raw: RawRoute[] = Object.values(besides);

test('what is served beside the calls, to whom, and by which limit', () => {
  const list = raw.map(({ method, path, access, limit }) =>
    [method.padEnd(6), path, access, limit ?? 'no limit'].join(' '),
  );
  expect(list.sort()).toMatchSnapshot();
});

const ask = ({ method, path }: RawRoute) => t.app.inject({ method, url: path.replace(/\{\w+\}/g, SOMEBODY) });

// The pages are served where there is a built web app.
test.each(raw.filter(({ path }) => path !== '/*'))(
  '$method $path counts each request against its limit: $limit',
  async (route) => {
    const count = vi.spyOn(t.deps.limits, 'count');
    await ask(route);
    expect(count.mock.calls).toEqual(route.limit ? [[route.limit, '127.0.0.1']] : []);
    count.mockRestore();
  },
);

test.each(raw.filter(({ access }) => access !== 'public' && access !== 'token'))(
  'a stranger who asks for $path is asked to log in, and a suspended member is told so',
  async (route) => {
    const response = await ask(route);
    expect(response.statusCode).toBe(401);
    const { id, browser } = await makeApplicant(t);
    await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    const cookies = Object.fromEntries(browser.cookies);
    const refused = await t.app.inject({ url: route.path.replace(/\{\w+\}/g, SOMEBODY), cookies });
    expect(failureSchema.parse(refused.json()).code).toBe('account_suspended');
  },
);

test.each(endpoints.filter(({ access }) => access !== 'public'))(
  'a stranger who calls $method $path is asked to log in',
  async ({ method, path }) => {
    const url = API_BASE + path.replace(/\{\w+\}/g, SOMEBODY);
    const response = await t.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
    expect(response.statusCode).toBe(401);
    expect(failureSchema.parse(response.json()).code).toBe('unauthenticated');
  },
);

test('the page of one member asks nothing in the name of another', async () => {
  const { id, browser } = await makeApplicant(t);
  const cookies = Object.fromEntries(browser.cookies);
  const headers = { origin: ORIGIN, [MEMBER_HEADER]: SOMEBODY };
  for (const { method, path } of endpoints.filter(({ access }) => access !== 'public')) {
    const url = API_BASE + path.replace(/\{\w+\}/g, SOMEBODY);
    const payload = method === 'GET' ? {} : { payload: {} };
    const refused = await t.app.inject({ method, url, headers, cookies, ...payload });
    expect([url, failureSchema.parse(refused.json()).code]).toEqual([url, 'other_member']);
  }
  const stream = await t.app.inject({ url: `${API_BASE}${NOTIFICATION_STREAM}?member=${SOMEBODY}`, cookies });
  expect(failureSchema.parse(stream.json()).code).toBe('other_member');
  const own = await browser.call(currentUser, { headers: { [MEMBER_HEADER]: id } });
  expect(own.status).toBe(200);
});

test.each(endpoints)('$method $path is served', async ({ method, path }) => {
  const url = API_BASE + path.replace(/\{(\w+)\}/g, ':$1');
  expect(t.app.hasRoute({ method, url })).toBe(true);
});
