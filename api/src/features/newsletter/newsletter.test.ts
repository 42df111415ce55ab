import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmSubscription, subscribe, unsubscribe } from '@ampersand/contract/newsletter';
import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { mails, newsletterSubscribers, newsletterTokens, rateLimits } from '../../db/schema.ts';
import { createMailer, type Mail } from '../../lib/mailer.ts';
import { type Browser, useTestApp } from '../../testing/test-app.ts';
import { forgetJob } from './forget.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const SITE = 'https://people.example';
const t = useTestApp({ env: { PUBLIC_URL: SITE, CORS_ORIGINS: 'http://localhost:3000' } });
let made = 0;
const newAddress = () => `reader${++made}@example.com`;

const ask = (email: string, browser = t.browser()) => browser.call(subscribe, { body: { email } });
const confirm = (token: string, browser = t.browser()) =>
  browser.call(confirmSubscription, { body: { token } });
const leave = (token: string) => t.browser().call(unsubscribe, { body: { token } });

/** What the outbox holds for an address, sent or not. */
async function lettersTo(email: string): Promise<string[]> {
  const rows = await t.deps.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.id));
  return rows.map(({ kind }) => kind);
}

async function delivered(kind: string, email: string): Promise<Mail> {
  const isIt = (mail: Mail) => mail.kind === kind && mail.to === email.toLowerCase();
  await vi.waitFor(() => expect(t.mails.filter(isIt)).not.toHaveLength(0), 8000);
  const mail = t.mails.findLast(isIt);
  if (!mail) throw new Error('delivered, then gone');
  return mail;
}

function tokenIn(mail: Mail, page: string): string {
  const found = new RegExp(`${SITE}/newsletter/${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1];
  expect(mail.html).toContain(`${SITE}/newsletter/${page}?token=${found}`);
  return found ?? '';
}

async function findSubscriber(email: string) {
  const [row] = await t.deps.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}

/** Asks, and gives the token of the link in the letter. */
async function askAndOpen(email: string, browser?: Browser): Promise<string> {
  expect((await ask(email, browser)).status).toBe(202);
  return tokenIn(await delivered('newsletter_confirm', email), 'confirm');
}

/** A confirmed subscriber, and the token to unsubscribe from the welcome letter. */
async function makeSubscriber() {
  const email = newAddress();
  const confirmToken = await askAndOpen(email);
  await confirm(confirmToken);
  const welcome = await delivered('newsletter_welcome', email);
  return { email, welcome, confirmToken, unsubscribeToken: tokenIn(welcome, 'unsubscribe') };
}

test('a visitor asks for the newsletter, confirms by the letter, is welcomed, and unsubscribes by the link below', async () => {
  const email = newAddress();
  const before = t.deps.now();
  const token = await askAndOpen(email.toUpperCase(), t.browser('203.0.113.7'));
  expect(await findSubscriber(email)).toMatchObject({
    status: 'pending',
    askedFrom: '203.0.113.7',
    confirmedAt: null,
  });
  expect((await findSubscriber(email))?.askedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());

  t.advance(2 * HOUR);
  expect(await confirm(token, t.browser('203.0.113.8'))).toMatchObject({
    status: 200,
    reply: { message: 'You are subscribed. Welcome!' },
  });
  const subscribed = await findSubscriber(email);
  expect(subscribed).toMatchObject({ status: 'confirmed', confirmedFrom: '203.0.113.8' });
  expect(subscribed?.confirmedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime() + 2 * HOUR);

  const welcome = await delivered('newsletter_welcome', email);
  expect((await leave(tokenIn(welcome, 'unsubscribe'))).reply.message).toContain('You are unsubscribed');
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
  expect(await lettersTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
});

test('links and tokens stay nowhere on the server once the letters are sent', async () => {
  const { email, confirmToken, unsubscribeToken } = await makeSubscriber();
  await vi.waitFor(async () => {
    const rows = await t.deps.db.select().from(mails).where(eq(mails.recipient, email));
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
  expect(await lettersTo(blocked)).toEqual(['newsletter_confirm']);
  expect((await findSubscriber(blocked))?.status).toBe('blocked');
});

test('an address that waits for its confirmation gets at most one letter an hour, and the newest link counts', async () => {
  const email = newAddress();
  const older = await askAndOpen(email);
  t.advance(HOUR - 60_000);
  await ask(email);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm']);
  expect((await findSubscriber(email))?.askedAt.getTime()).toBeLessThan(t.deps.now().getTime() - HOUR / 2);
  t.advance(60_000);
  t.mails.length = 0;
  const newer = await askAndOpen(email);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm']);
  expect((await confirm(older)).status).toBe(422);
  expect((await confirm(newer)).status).toBe(200);
});

test('a subscriber whose address is entered again gets a note at most once a day, and stays subscribed', async () => {
  const { email } = await makeSubscriber();
  const consent = await findSubscriber(email);
  await ask(email);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
  t.advance(DAY);
  await ask(email);
  await ask(email);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome', 'newsletter_already']);
  const note = await delivered('newsletter_already', email);
  expect(note.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const { lastMailAt, ...unchanged } = consent ?? {};
  expect(await findSubscriber(email)).toMatchObject(unchanged);
});

test('asking many times at once sends one letter', async () => {
  const email = newAddress();
  const answers = await Promise.all([ask(email), ask(email), ask(email)]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm']);
});

test('a link to confirm works for seven days, then says what to do', async () => {
  const [inTime, late] = [newAddress(), newAddress()];
  const goodToken = await askAndOpen(inTime);
  const lateToken = await askAndOpen(late);
  t.advance(7 * DAY - 60_000);
  expect((await confirm(goodToken)).status).toBe(200);
  t.advance(60_000);
  const refused = await confirm(lateToken);
  expect(refused.status).toBe(422);
  expect(refused.failure).toMatchObject({
    code: 'invalid_code',
    message:
      'This link no longer works. Please use the newest letter, or enter your address again and we will send a new one',
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
  t.advance(8 * DAY);
  answers.push(await confirm(token));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await lettersTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome']);
});

test('a link to unsubscribe works after years, and twice', async () => {
  const { email, unsubscribeToken } = await makeSubscriber();
  t.advance(4 * 365 * DAY);
  expect((await leave(unsubscribeToken)).status).toBe(200);
  expect((await leave(unsubscribeToken)).status).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('who has left stays away until they ask and confirm again: an old link to confirm does not bring them back', async () => {
  const { email, confirmToken, unsubscribeToken } = await makeSubscriber();
  await leave(unsubscribeToken);
  expect((await confirm(confirmToken)).status).toBe(422);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
  t.mails.length = 0;
  expect((await confirm(await askAndOpen(email))).status).toBe(200);
  expect(await findSubscriber(email)).toMatchObject({ status: 'confirmed', unsubscribedAt: null });
});

const FORM = 'application/x-www-form-urlencoded';
/** What a mail provider sends: no cookie, no origin. */
const oneClick = (url: string, contentType = FORM, payload = 'List-Unsubscribe=One-Click') =>
  t.app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

function oneClickUrl(mail: Mail): URL {
  return new URL(/^<(https:[^>]+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
}

test('a mail provider unsubscribes with the one click of RFC 8058', async () => {
  const { email, welcome } = await makeSubscriber();
  expect(welcome.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(welcome.headers?.['List-Unsubscribe']).toMatch(/^<https:[^>]+>, <mailto:[^>]+>$/);
  const url = oneClickUrl(welcome);
  expect(url.origin).toBe(SITE);
  expect((await oneClick(url.pathname)).statusCode).toBe(200);
  expect((await oneClick(url.pathname)).statusCode).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('the one click may come as a multipart form and from any site', async () => {
  const { email, welcome } = await makeSubscriber();
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const answer = await t.app.inject({
    method: 'POST',
    url: oneClickUrl(welcome).pathname,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'cross-site' },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('opening the address of the one click unsubscribes nobody and leads to the page that does', async () => {
  const { email, welcome, unsubscribeToken } = await makeSubscriber();
  const answer = await t.app.inject({ method: 'GET', url: oneClickUrl(welcome).pathname });
  expect(answer.statusCode).toBe(303);
  const page = new URL(String(answer.headers.location));
  expect(`${page.origin}${page.pathname}`).toBe(`${SITE}/newsletter/unsubscribe`);
  expect((await findSubscriber(email))?.status).toBe('confirmed');
  expect(page.searchParams.get('token')).toBe(unsubscribeToken);
});

test('only the one click takes a form, and it takes nothing else', async () => {
  const { welcome } = await makeSubscriber();
  const { pathname } = oneClickUrl(welcome);
  const json = await oneClick(pathname, 'application/json', '{}');
  expect([json.statusCode, json.json().message]).toEqual([415, `Send the body as ${FORM}`]);
  expect((await oneClick(pathname, FORM, 'a'.repeat(5000))).statusCode).toBe(413);
  expect((await oneClick('/api/v1/newsletter/one-click/unknown')).statusCode).toBe(422);
  expect((await oneClick('/api/v1/newsletter/subscribe', FORM, 'email=a@example.com')).statusCode).toBe(415);
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

test('one e-mail address may be entered three times a day, whether it is known or not', async () => {
  const subscribed = await makeSubscriber();
  const statuses = async (email: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(email)));
    return answers.map(({ status }) => status).sort();
  };
  expect(await statuses(newAddress(), 4)).toEqual([202, 202, 202, 429]);
  expect(await statuses(subscribed.email, 3)).toEqual([202, 202, 429]);
});

test('a program that fills in the hidden field gets the usual answer, and leaves one line in the log and nothing else', async () => {
  const lines: unknown[] = [];
  const child = t.app.log.child.bind(t.app.log);
  const spy = vi.spyOn(t.app.log, 'child').mockImplementation((...bindings) => {
    const log = child(...bindings);
    log.info = (line: unknown) => lines.push(line);
    return log;
  });
  const email = newAddress();
  const body = { email, website: 'https://spam.example' };
  const start = performance.now();
  const trapped = await t.browser().call(subscribe, { body });
  expect(performance.now() - start).toBeGreaterThan(245);
  spy.mockRestore();
  const usual = await ask(newAddress());
  expect([trapped.status, trapped.reply]).toEqual([usual.status, usual.reply]);
  expect(lines.filter((line) => JSON.stringify(line).includes('honeypot'))).toEqual([
    { event: 'honeypot', address: expect.stringMatching(/^10\./) },
  ]);
  expect(await findSubscriber(email)).toBeUndefined();
  expect(await lettersTo(email)).toEqual([]);
  const counters = await t.deps.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(JSON.stringify(counters)).not.toContain(email);
});

test('addresses that nobody confirms are forgotten after thirty days; former subscribers stay unsubscribed', async () => {
  const stranger = newAddress();
  await ask(stranger);
  const former = await makeSubscriber();
  await leave(former.unsubscribeToken);
  await ask(former.email);
  const subscribed = await makeSubscriber();
  const { run } = forgetJob(t.deps.db, t.deps.now);
  t.advance(29 * DAY);
  await run({}, { lastTry: false });
  expect((await findSubscriber(stranger))?.status).toBe('pending');
  t.advance(2 * DAY);
  await run({}, { lastTry: false });
  expect(await findSubscriber(stranger)).toBeUndefined();
  expect((await findSubscriber(former.email))?.status).toBe('unsubscribed');
  expect((await leave(former.unsubscribeToken)).status).toBe(200);
  expect((await findSubscriber(subscribed.email))?.status).toBe('confirmed');
});

test('the headers of a letter reach the mail file whole', async () => {
  const { welcome } = await makeSubscriber();
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-mail-'));
  const mailer = createMailer(readConfig({ DATA_DIR: folder, PUBLIC_URL: SITE }));
  const file = await readFile(await mailer.deliver('one', welcome), 'utf8');
  const [head = ''] = file.split('\r\n\r\n');
  // Folded lines go on after a line break and a blank (RFC 5322).
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  expect(fields).toContain(`List-Unsubscribe: ${welcome.headers?.['List-Unsubscribe']}`);
  expect(fields).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await rm(folder, { recursive: true });
});
