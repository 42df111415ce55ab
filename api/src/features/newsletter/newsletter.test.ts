import { DAY_MS, HOUR_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, newsletterSubscribers, newsletterTokens } from '../../db/schema.ts';
import { newsletterReaders, PUBLIC_SITE } from '../../testing/newsletter.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { subscriberRetentionJob } from './retention.ts';

const t = useTestApp({ env: PUBLIC_SITE });
const {
  newAddress,
  ask,
  confirm,
  leave,
  emailsTo,
  delivered,
  tokenIn,
  findSubscriber,
  askAndOpen,
  makeSubscriber,
} = newsletterReaders(t);

test('a visitor asks for the newsletter, confirms by the email, is welcomed, and unsubscribes by the link below', async () => {
  const email = newAddress();
  const before = t.deps.now();
  const token = await askAndOpen(email.toUpperCase(), t.browser('203.0.113.7'));
  expect(await findSubscriber(email)).toMatchObject({
    status: 'pending',
    askedFrom: '203.0.113.7',
    confirmedAt: null,
  });
  expect((await findSubscriber(email))?.askedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());

  t.advance(2 * HOUR_MS);
  expect(await confirm(token, t.browser('203.0.113.8'))).toMatchObject({
    status: 200,
    reply: { message: 'You are subscribed. Welcome' },
  });
  const subscribed = await findSubscriber(email);
  expect(subscribed).toMatchObject({ status: 'confirmed', confirmedFrom: '203.0.113.8' });
  expect(subscribed?.confirmedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime() + 2 * HOUR_MS);

  const welcome = await delivered('newsletter_welcome', email);
  expect((await leave(tokenIn(welcome, 'unsubscribe'))).reply.message).toContain('You are unsubscribed');
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
});

test('links and tokens stay nowhere on the server once the emails are sent', async () => {
  const { email, confirmToken, unsubscribeToken } = await makeSubscriber();
  await vi.waitFor(async () => {
    const rows = await t.deps.db.select().from(emails).where(eq(emails.recipient, email));
    expect(
      rows.map(({ textBody, htmlBody, headers, sentAt }) => [textBody, htmlBody, headers, !!sentAt]),
    ).toEqual([
      [null, null, null, true],
      [null, null, null, true],
    ]);
  }, 8000);
  const held = JSON.stringify([
    await t.deps.db.select().from(newsletterSubscribers),
    await t.deps.db.select().from(newsletterTokens),
  ]);
  for (const token of [confirmToken, unsubscribeToken]) {
    expect(held).not.toContain(token);
    expect(held).not.toContain(JSON.stringify([...Buffer.from(token)]));
  }
});

test('a link to confirm works for seven days, then says what to do', async () => {
  const [inTime, late] = [newAddress(), newAddress()];
  const goodToken = await askAndOpen(inTime);
  const lateToken = await askAndOpen(late);
  t.advance(7 * DAY_MS - 60_000);
  expect((await confirm(goodToken)).status).toBe(200);
  t.advance(60_000);
  const refused = await confirm(lateToken);
  expect(refused.status).toBe(422);
  expect(refused.failure).toMatchObject({
    code: 'invalid_code',
    message:
      'This link no longer works. Please use our latest email, or enter your address again and we will send a new one',
    errors: [{ path: 'token' }],
  });
  expect((await findSubscriber(late))?.status).toBe('pending');
});

test.each(['', 'x', 'a'.repeat(201), 'null\u0000byte', '\ud800'])(
  'a made-up token (%j) confirms nothing and ends nothing',
  async (token) => {
    for (const refused of [await confirm(token), await leave(token)]) {
      expect(refused.status).toBe(422);
      expect(refused.failure.message.length).toBeGreaterThan(20);
    }
  },
);

test('confirming twice, even at the same moment, is fine and welcomes once', async () => {
  const email = newAddress();
  const token = await askAndOpen(email);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  t.advance(8 * DAY_MS);
  answers.push(await confirm(token));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
});

test('a link to unsubscribe works after years, and twice', async () => {
  const { email, unsubscribeToken } = await makeSubscriber();
  t.advance(4 * 365 * DAY_MS);
  expect((await leave(unsubscribeToken)).status).toBe(200);
  expect((await leave(unsubscribeToken)).status).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('who has left stays away until they ask and confirm again: an old link to confirm does not bring them back', async () => {
  const { email, confirmToken, unsubscribeToken } = await makeSubscriber();
  await leave(unsubscribeToken);
  expect((await confirm(confirmToken)).status).toBe(422);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
  t.emails.length = 0;
  expect((await confirm(await askAndOpen(email))).status).toBe(200);
  expect(await findSubscriber(email)).toMatchObject({ status: 'confirmed', unsubscribedAt: null });
});

test('addresses that nobody confirms are forgotten after thirty days; former subscribers stay unsubscribed', async () => {
  const stranger = newAddress();
  await ask(stranger);
  const former = await makeSubscriber();
  await leave(former.unsubscribeToken);
  await ask(former.email);
  const subscribed = await makeSubscriber();
  const { run } = subscriberRetentionJob(t.deps);
  t.advance(29 * DAY_MS);
  await run({}, { lastTry: false });
  expect((await findSubscriber(stranger))?.status).toBe('pending');
  t.advance(2 * DAY_MS);
  await run({}, { lastTry: false });
  expect(await findSubscriber(stranger)).toBeUndefined();
  expect((await findSubscriber(former.email))?.status).toBe('unsubscribed');
  expect((await leave(former.unsubscribeToken)).status).toBe(200);
  expect((await findSubscriber(subscribed.email))?.status).toBe('confirmed');
});
