import {
  changePassword,
  endOtherSessions,
  endSessionById,
  listSessions,
  requestDeletion,
} from '@ampersand/contract/account';
import { forgotPassword, login, logout, resetPassword } from '@ampersand/contract/auth';
import { blockPerson } from '@ampersand/contract/blocks';
import { logVisit } from '@ampersand/contract/logs';
import { readNotifications } from '@ampersand/contract/notifications';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { API_BASE } from '../../http/route.ts';
import { deliveredEmail } from '../../testing/account.ts';
import type { Browser } from '../../testing/browser.ts';
import { type EventStream, openEvents } from '../../testing/event-stream.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from '../account/deletion/deletion.ts';

const t = useTestApp();
const PING_MS = 25_000;
const streams: EventStream[] = [];
let url: string;

const listen = async (app: FastifyInstance) =>
  (await app.listen({ port: 0, host: '127.0.0.1' })) + API_BASE + NOTIFICATION_STREAM;

beforeAll(async () => {
  url = await listen(t.app);
});

afterEach(() => {
  vi.useRealTimers();
  for (const stream of streams.splice(0)) stream.close();
});

async function open(browser: Browser, at = url): Promise<EventStream> {
  const stream = await openEvents(at, browser);
  streams.push(stream);
  return stream;
}

const visit = (viewer: Member, seen: Member) =>
  viewer.browser.call(logVisit, { body: { viewerId: viewer.id, viewedUserId: seen.id } });

test('a stream says the count at once and when a visit comes, in every window, and when they are read', async () => {
  const founder = await makeFounder(t);
  const windows = [await open(founder.browser), await open(founder.browser)];
  for (const window of windows) {
    expect(window.status).toBe(200);
    await window.untilUnread(0);
  }
  await visit(await makeApplicant(t), founder);
  for (const window of windows) await window.untilUnread(1);
  await visit(await makeApplicant(t), founder);
  for (const window of windows) await window.untilUnread(2);
  await founder.browser.call(readNotifications, { body: {} });
  for (const window of windows) {
    await window.untilUnread(0);
    expect(window.unread()).toEqual([0, 1, 2, 0]);
  }
});

test('a stream is an event stream that nobody stores, with the headers of every answer', async () => {
  const stream = await open((await makeFounder(t)).browser);
  const headers = Object.fromEntries(stream.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-request-id': expect.any(String),
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('what happens to others is not in the stream', async () => {
  const [founder, other] = [await makeFounder(t), await makeFounder(t)];
  const [own, theirs] = [await open(founder.browser), await open(other.browser)];
  await own.untilUnread(0);
  await visit(await makeApplicant(t), other);
  await theirs.untilUnread(1);
  expect(own.unread()).toEqual([0]);
});

test('what somebody told is gone from open windows as one of the two blocks the other', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const stream = await open(founder.browser);
  await visit(applicant, founder);
  await stream.untilUnread(1);
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  await stream.untilUnread(0);
});

test('a stranger and a suspended member get no stream', async () => {
  expect((await open(t.browser())).status).toBe(401);
  const founder = await makeFounder(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, founder.id));
  expect((await open(founder.browser)).status).toBe(403);
});

test('ten windows listen, an eleventh is refused until one closes', async () => {
  const founder = await makeFounder(t);
  for (let i = 0; i < 10; i++) expect((await open(founder.browser)).status).toBe(200);
  const refused = await open(founder.browser);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  streams[0]?.close();
  await vi.waitFor(async () => expect((await open(founder.browser)).status).toBe(200), 5_000);
});

/** A stream whose clock of pings is the test's. */
async function openWithClock(browser: Browser): Promise<EventStream> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await open(browser);
  await stream.untilUnread(0);
  return stream;
}

test('a stream says every 25 seconds that it is alive', async () => {
  const stream = await openWithClock((await makeFounder(t)).browser);
  // Waiting for the first count has moved the clock by less than this.
  await vi.advanceTimersByTimeAsync(PING_MS / 2);
  expect(stream.text()).not.toContain('ping');
  await vi.advanceTimersByTimeAsync(1.5 * PING_MS);
  await vi.waitFor(() => expect(stream.text().match(/event: ping\ndata:\n\n/g)).toHaveLength(2), 5_000);
  expect(stream.unread()).toEqual([0]);
});

test.each([
  ['is logged out', async ({ browser }: Member) => void (await browser.call(logout))],
  [
    'is ended from another browser',
    async ({ id, email }: Member) => {
      const elsewhere = t.browser();
      await elsewhere.call(login, { body: { email, password: PASSWORD } });
      const { data } = (await elsewhere.call(listSessions)).reply;
      const other = data.find(({ current }) => !current);
      await elsewhere.call(endSessionById, { params: { sessionId: other?.id ?? id } });
    },
  ],
  [
    'belongs to somebody who is suspended',
    async ({ id }: Member) => {
      await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    },
  ],
  [
    'belongs to an account that is deleted',
    async ({ id }: Member) => {
      await t.deps.db.delete(users).where(eq(users.id, id));
    },
  ],
  ['has run out', async ({ id }: Member) => void (await runOut(id))],
  ['ends with a new password by code', ({ email }: Member) => resetPasswordOf(email)],
  ['ends with a log-in of the same browser', ({ browser, email }: Member) => logInWith(browser, email)],
  ['ends as its owner leaves', leave],
])('a session that %s closes its stream within three seconds', async (_, end) => {
  const founder = await makeFounder(t);
  const stream = await open(founder.browser);
  await stream.untilUnread(0);
  await end(founder);
  await expectEnd(stream);
  expect(stream.unread()).toEqual([0]);
});

const ENDS_MS = 3_000;

async function expectEnd(stream: EventStream) {
  const late = new Promise((resolve) => setTimeout(resolve, ENDS_MS, 'late').unref());
  expect(await Promise.race([stream.ended.then(() => 'ended'), late])).toBe('ended');
}

async function logInWith(browser: Browser, email: string) {
  await browser.call(login, { body: { email, password: PASSWORD } });
}

async function resetPasswordOf(email: string) {
  const browser = t.browser();
  await browser.call(forgotPassword, { body: { email } });
  const otp = /^\s+(\d{6})$/m.exec((await deliveredEmail(t, 'password_reset', email)).text)?.[1] ?? '';
  await browser.call(resetPassword, { body: { email, otp, newPassword: 'Another#2027' } });
}

async function leave({ browser, id }: Member) {
  await browser.call(requestDeletion, { body: { password: PASSWORD } });
  await t.deps.db
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, id));
  await deleteDueAccounts(t.deps);
}

test.each([
  [
    'ends it',
    (browser: Browser, sessionId: string) => browser.call(endSessionById, { params: { sessionId } }),
  ],
  ['ends all others', (browser: Browser) => browser.call(endOtherSessions)],
])('a stream closes at once when its owner %s elsewhere, and the stream there goes on', async (_, end) => {
  const founder = await makeFounder(t);
  const elsewhere = t.browser();
  await elsewhere.call(login, { body: { email: founder.email, password: PASSWORD } });
  const [here, there] = [await open(founder.browser), await open(elsewhere)];
  for (const stream of [here, there]) await stream.untilUnread(0);
  const { data } = (await elsewhere.call(listSessions)).reply;
  const other = data.find(({ current }) => !current);
  expect((await end(elsewhere, other?.id ?? '')).status).toBe(200);
  await here.ended;
  expect((await open(founder.browser)).status).toBe(401);
  await visit(await makeApplicant(t), founder);
  await there.untilUnread(1);
});

test('a changed password closes streams elsewhere at once; where it was changed they go on until the new token is there', async () => {
  const founder = await makeFounder(t);
  const elsewhere = t.browser();
  await logInWith(elsewhere, founder.email);
  const [here, there] = [await open(founder.browser), await open(elsewhere)];
  for (const stream of [here, there]) await stream.untilUnread(0);
  await founder.browser.call(changePassword, {
    body: { currentPassword: PASSWORD, newPassword: 'Another#2027' },
  });
  await expectEnd(there);
  await here.untilUnread(1);
  await here.ended;
  const again = await open(founder.browser);
  await again.untilUnread(1);
});

const runOut = (userId: string) =>
  t.deps.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, userId));

test('nothing is said to a session that has ended, not even before the next ping', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const stream = await open(founder.browser);
  await stream.untilUnread(0);
  await runOut(founder.id);
  await visit(applicant, founder);
  await stream.ended;
  expect(stream.unread()).toEqual([0]);
});

test('a server that stops ends its streams, says when to come back, and does not hang', async () => {
  const another = await t.anotherApp();
  const founder = await makeFounder(t);
  const stream = await open(founder.browser, await listen(another));
  await stream.untilUnread(0);
  const before = performance.now();
  await another.close();
  expect(performance.now() - before).toBeLessThan(8_000);
  await stream.ended;
  const retry = Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]);
  expect(retry).toBeGreaterThanOrEqual(1_000);
  expect(retry).toBeLessThanOrEqual(5_000);
});

const server = process.env.TEST_DATABASE_URL;
describe.skipIf(!server)(`two servers${server ? '' : ' (skipped: needs TEST_DATABASE_URL)'}`, () => {
  test('what one causes is said by the other, and again after its connection to the database broke', async () => {
    const another = await t.anotherApp();
    const founder = await makeFounder(t);
    const stream = await open(founder.browser, await listen(another));
    await stream.untilUnread(0);
    await visit(await makeApplicant(t), founder);
    await stream.untilUnread(1);
    const { rows } = await t.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    expect(rows).toHaveLength(2);
    await visit(await makeApplicant(t), founder);
    await stream.untilUnread(2);
    await visit(await makeApplicant(t), founder);
    await stream.untilUnread(3);
    expect(stream.text()).not.toContain('ping');
  });

  test.each([
    ['logs out', ({ browser }: Member) => browser.call(logout)],
    ['sets a new password with a code', ({ email }: Member) => resetPasswordOf(email)],
  ])('who %s at one ends the stream at the other at once', async (_, end) => {
    const another = await t.anotherApp();
    const founder = await makeFounder(t);
    const stream = await open(founder.browser, await listen(another));
    await stream.untilUnread(0);
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await end(founder);
    await expectEnd(stream);
  });

  test('what is taken back is not said', async () => {
    const founder = await makeFounder(t);
    const stream = await open(founder.browser);
    await stream.untilUnread(0);
    let heard = 0;
    const stop = t.deps.bus.subscribe(founder.id, () => {
      heard += 1;
    });
    await t.deps.db
      .transaction(async (tx) => {
        await t.deps.bus.publish(tx, founder.id);
        throw new Error('taken back');
      })
      .catch(() => {});
    await t.deps.bus.publish(t.deps.db, founder.id);
    await vi.waitFor(() => expect(heard).toBe(1), 5_000);
    stop();
  });
});
