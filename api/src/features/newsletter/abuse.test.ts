import { subscribe } from '@ampersand/contract/newsletter';
import { DAY_MS, HOUR_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsletterSubscribers, rateLimits } from '../../db/schema.ts';
import { newsletterReaders, PUBLIC_SITE } from '../../testing/newsletter.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askForNewsletter } from './subscription.ts';

const t = useTestApp({ env: { ...PUBLIC_SITE, LOG_LEVEL: 'info' } });
const { newAddress, ask, confirm, leave, emailsTo, delivered, findSubscriber, askAndOpen, makeSubscriber } =
  newsletterReaders(t);

test('the answer is the same, and not sooner, for new, waiting, subscribed, former and blocked addresses', async () => {
  const waiting = newAddress();
  await ask(waiting);
  const subscribed = await makeSubscriber();
  const former = await makeSubscriber();
  await leave(former.unsubscribeToken);
  const blocked = newAddress();
  await ask(blocked);
  await t.deps.db
    .update(newsletterSubscribers)
    .set({ status: 'blocked' })
    .where(eq(newsletterSubscribers.email, blocked));
  const answers = [];
  for (const email of [newAddress(), waiting, subscribed.email, former.email, blocked]) {
    const start = performance.now();
    const { status, reply } = await ask(email);
    expect(performance.now() - start).toBeGreaterThan(245);
    answers.push({ status, reply });
  }
  expect(answers).toEqual(Array(5).fill(answers[0]));
  expect(answers[0]?.status).toBe(202);
  expect(await emailsTo(blocked)).toEqual(['newsletter_confirm']);
  expect((await findSubscriber(blocked))?.status).toBe('blocked');
});

test('an address that waits for its confirmation gets at most one email an hour, and the newest link counts', async () => {
  const email = newAddress();
  const older = await askAndOpen(email);
  t.advance(HOUR_MS - 60_000);
  await ask(email);
  expect(await emailsTo(email)).toEqual(['newsletter_confirm']);
  expect((await findSubscriber(email))?.askedAt.getTime()).toBeLessThan(t.deps.now().getTime() - HOUR_MS / 2);
  t.advance(60_000);
  t.emails.length = 0;
  const newer = await askAndOpen(email);
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm']);
  expect((await confirm(older)).status).toBe(422);
  expect((await confirm(newer)).status).toBe(200);
});

test('a subscriber whose address is entered again gets a note at most once a day, and stays subscribed', async () => {
  const { email } = await makeSubscriber();
  const consent = await findSubscriber(email);
  await ask(email);
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
  t.advance(DAY_MS);
  await ask(email);
  await ask(email);
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome', 'newsletter_already']);
  const note = await delivered('newsletter_already', email);
  expect(note.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const { lastEmailAt, ...unchanged } = consent ?? {};
  expect(await findSubscriber(email)).toMatchObject(unchanged);
});

test('asking many times at once sends one email, to a new address and to one that waits', async () => {
  const email = newAddress();
  // Past the limits, whose counting would put the requests in a row.
  const askManyTimes = () =>
    Promise.all(Array.from({ length: 8 }, () => askForNewsletter(t.deps, email, '203.0.113.7')));
  await askManyTimes();
  expect(await emailsTo(email)).toEqual(['newsletter_confirm']);
  t.advance(HOUR_MS);
  await askManyTimes();
  expect(await emailsTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm']);
});

test('one network address may ask ten times in half an hour', async () => {
  const browser = t.browser();
  const answers = await Promise.all(Array.from({ length: 11 }, () => ask(newAddress(), browser)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.failure.code).toBe('rate_limited');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(29 * 60);
  expect((await ask(newAddress())).status).toBe(202);
});

test('one email address may be entered three times a day, whether it is known or not', async () => {
  const subscribed = await makeSubscriber();
  const statuses = async (email: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(email)));
    return answers.map(({ status }) => status).sort();
  };
  expect(await statuses(newAddress(), 4)).toEqual([202, 202, 202, 429]);
  expect(await statuses(subscribed.email, 3)).toEqual([202, 202, 429]);
});

test('a program that fills in the hidden field gets the usual answer, and leaves one line in the log and nothing else', async () => {
  const email = newAddress();
  const body = { email, website: 'https://spam.example' };
  const start = performance.now();
  const trapped = await t.browser().call(subscribe, { body });
  expect(performance.now() - start).toBeGreaterThan(245);
  const usual = await ask(newAddress());
  expect([trapped.status, trapped.reply]).toEqual([usual.status, usual.reply]);
  const lines = t.logs.filter((line) => line.includes('honeypot'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'honeypot', address: expect.stringMatching(/^10\./) },
  ]);
  expect(await findSubscriber(email)).toBeUndefined();
  expect(await emailsTo(email)).toEqual([]);
  const counters = await t.deps.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(JSON.stringify(counters)).not.toContain(email);
});
