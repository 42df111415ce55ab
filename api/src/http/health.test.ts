import { randomUUIDv7 } from 'node:crypto';
import { savePerson } from '@ampersand/contract/choices';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails } from '../db/schema.ts';
import { startJobs } from '../lib/jobs.ts';
import { openEvents } from '../testing/event-stream.ts';
import { makeApplicant } from '../testing/factories.ts';
import { hashEmbedder } from '../testing/hash-embedder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { API_BASE } from './route.ts';

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

// A server would have to be told on each of its connections.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'a database that takes no writes is not ready, and what was to be saved can be sent again shortly',
  async () => {
    const { pool } = t.deps.database;
    const { browser, id } = await makeApplicant(t);
    await pool.query('set default_transaction_read_only = on');
    try {
      const ready = await t.app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready', missing: ['database'] }]);
      const save = await browser.call(savePerson, { params: { userId: id }, body: {} });
      expect([save.status, save.failure.message]).toEqual([
        503,
        'We cannot save anything at the moment. Please try again shortly',
      ]);
    } finally {
      await pool.query('set default_transaction_read_only = off');
    }
  },
);

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

test('metrics say what piles up: emails, jobs by queue, since when and which failed, who waits for the database, open streams', async () => {
  const member = await makeApplicant(t);
  const email = { kind: 'test', recipient: 'a@example.com', subject: 'x' };
  const failed = { ...email, id: randomUUIDv7(), failedAt: new Date() };
  await t.deps.db.insert(emails).values([{ ...email, id: randomUUIDv7() }, failed]);
  const newer = await startJobs(t.deps, { cron: false });
  await newer.work([{ queue: 'of-a-newer-release', run: async () => {} }]);
  await newer.stop();
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const run = async () => {
    begun.resolve();
    await over.promise;
  };
  await t.deps.jobs.work([{ queue: 'held-up', run, atOnce: 1 }]);
  await t.deps.jobs.send(t.deps.db, 'held-up', {});
  await begun.promise;
  await t.deps.db.execute(sql`insert into jobs.job (name, start_after, state) values
    ('of-a-newer-release', now() - interval '1 day', 'created'),
    ('held-up', now() - interval '90 seconds', 'created'), ('held-up', now() + interval '1 hour', 'created'),
    ('held-up', now() + interval '1 hour', 'retry'), ('held-up', now() - interval '1 day', 'failed')`);
  // As the job queue counts them by itself, in its time.
  await t.deps.db.execute(sql`update jobs.queue set failed_count = 1 where name = 'held-up'`);
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openEvents(url + API_BASE + NOTIFICATION_STREAM, member.browser);
  const read = async () => {
    const { body } = await t.app.inject({
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: { host: 'localhost:3000' },
    });
    return (sample: string) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${sample} `))
          ?.split(' ')
          .at(-1),
      );
  };
  const value = await read();
  expect(value('emails{state="waiting"}')).toBe(1);
  expect(value('emails{state="given_up"}')).toBe(1);
  expect(value('jobs_waiting{queue="held-up"}')).toBe(1);
  expect(Math.round(value('jobs_oldest_waiting_seconds{queue="held-up"}') / 10)).toBe(9);
  expect(value('jobs_failed{queue="held-up",state="tried_again"}')).toBe(1);
  expect(value('jobs_failed{queue="held-up",state="given_up"}')).toBe(1);
  expect(value('jobs_waiting{queue="of-a-newer-release"}')).toBeNaN();
  for (const sample of [
    'jobs_waiting{queue="update-prices"}',
    'jobs_failed{queue="update-prices",state="given_up"}',
  ])
    expect(value(sample)).toBe(0);
  expect(value('database_pool_waiting')).toBe(0);
  const streams = 'http_requests_open{method="GET",route="/api/v1/notifications/stream"}';
  expect(value(streams)).toBe(1);
  stream.close();
  await vi.waitFor(async () => expect((await read())(streams)).toBeNaN());
  over.resolve();
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
