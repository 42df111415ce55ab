import { expect, test } from 'vitest';
import { hashEmbedder } from '../testing/hash-embedder.ts';
import { useTestApp } from '../testing/test-app.ts';

let modelIs: 'there' | 'broken' | 'slow' = 'there';
const answers = {
  there: async () => {},
  broken: async () => {
    throw new Error('no weights');
  },
  slow: () => new Promise<void>(() => {}),
};
const t = useTestApp({ embedder: { ...hashEmbedder(), ready: () => answers[modelIs]() } });

test('the process lives, and is ready with database, migrations and model', async () => {
  expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await t.app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready' });
});

test.each(['broken', 'slow'] as const)(
  'with a %s model it lives but is not ready, and says so in time',
  async (state) => {
    modelIs = state;
    try {
      const response = await t.app.inject('/readyz');
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ status: 'not ready', missing: ['model'] });
      expect((await t.app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      modelIs = 'there';
    }
  },
);

test('a database behind this release is not ready', async () => {
  const { pool } = t.deps.database;
  await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000');
  try {
    expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'not ready', missing: ['migrations'] });
  } finally {
    await pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000');
  }
});

test('metrics are for this machine alone, as long as there is no token', async () => {
  const here = { url: '/metrics', remoteAddress: '127.0.0.1' };
  const own = await t.app.inject({ ...here, headers: { host: 'localhost:3000' } });
  expect(own.body).toContain('http_request_duration_seconds_bucket');
  for (const options of [
    { ...here, remoteAddress: '203.0.113.7', headers: { host: 'localhost:3000' } },
    { ...here, headers: { host: 'ampersand.example' } },
    { ...here, headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' } },
    { ...here, headers: { host: 'localhost:3000', forwarded: 'for=203.0.113.7' } },
    { ...here, headers: { host: 'localhost:3000', 'x-real-ip': '203.0.113.7' } },
    { ...here, headers: { host: 'localhost:3000', via: '1.1 proxy' } },
    { ...here, headers: { host: 'localhost.evil.example:3000' } },
  ]) {
    const response = await t.app.inject(options);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  }
});

test.each([
  ['a public address', { PUBLIC_URL: 'https://ampersand.example' }],
  ['a proxy that is trusted', { TRUSTED_PROXIES: 'loopback' }],
])('with %s metrics need a token: a proxy on this machine may say nothing of itself', async (_, env) => {
  const app = await t.anotherApp(env);
  const asked = { url: '/metrics', remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:3000' } };
  expect((await app.inject(asked)).statusCode).toBe(404);
  const scraped = await t.anotherApp({ ...env, METRICS_TOKEN: 'scraper' });
  const headers = { ...asked.headers, authorization: 'Bearer scraper' };
  expect((await scraped.inject({ ...asked, headers })).statusCode).toBe(200);
});

test('metrics with a token are for those who know it, wherever they are', async () => {
  const app = await t.anotherApp({ METRICS_TOKEN: 'scraper' });
  const ask = async (authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization ? { authorization } : {},
      })
    ).statusCode;
  expect(await ask('Bearer scraper')).toBe(200);
  expect(await Promise.all([ask(), ask('Bearer wrong'), ask('Bearer scrapers'), ask('scraper')])).toEqual(
    Array(4).fill(404),
  );
});
