import { endpoints } from '@ampersand/contract/all';
import { failureSchema } from '@ampersand/contract/errors';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { API_BASE } from './route.ts';

const t = useTestApp();
const SOMEBODY = '0190a8f0-0000-7000-8000-000000000000';

test('the calls of the API and who may make them', () => {
  const list = endpoints.map(({ method, path, access, owner }) =>
    [method.padEnd(6), path, access, owner ? `of ${owner}` : ''].join(' ').trimEnd(),
  );
  expect(list.sort()).toMatchSnapshot();
});

test.each(endpoints.filter(({ access }) => access !== 'public'))(
  'a stranger who calls $method $path is asked to log in',
  async ({ method, path }) => {
    const url = API_BASE + path.replace(/\{\w+\}/g, SOMEBODY);
    const response = await t.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
    expect(response.statusCode).toBe(401);
    expect(failureSchema.parse(response.json()).code).toBe('unauthenticated');
  },
);

test.each(endpoints)('$method $path is served', async ({ method, path }) => {
  const url = API_BASE + path.replace(/\{(\w+)\}/g, ':$1');
  expect(t.app.hasRoute({ method, url })).toBe(true);
});
