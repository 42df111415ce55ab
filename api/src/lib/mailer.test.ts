import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { emails } from '../db/schema.ts';
import { useTestApp } from '../testing/test-app.ts';
import { emailBody } from './email-body.ts';
import { createMailer, type Email, emailJob, enqueueEmail, type Mailer } from './mailer.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'warn' } });
const folder = await mkdtemp(join(tmpdir(), 'ampersand-emails-'));
const email: Email = {
  kind: 'test',
  to: 'asha@example.com',
  subject: 'Grüße, Asha — ₹',
  ...emailBody({
    greeting: 'Hello Asha Müller,',
    paragraphs: ['A line with ü and a\nbreak.', { code: '123456' }],
  }),
};

interface Received {
  from: string;
  to: string[];
  raw: string;
}
const received: Received[] = [];
let refusals = 0;
const BUSY = '450 mailbox busy';
let refusal = BUSY;
const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => {
    const responseCode = Number(refusal.slice(0, 3));
    if (refusals-- > 0) done(Object.assign(new Error(refusal.slice(4)), { responseCode }));
    else done();
  },
  onData(stream, session, done) {
    const { mailFrom, rcptTo } = session.envelope;
    text(stream).then((raw) => {
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
      });
      done();
    }, done);
  },
});
let smtp: Mailer;

const mailerFor = (env: Record<string, string>) =>
  createMailer(readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://ampersand.example', ...env }));

beforeAll(async () => {
  await new Promise<void>((resolve) => void smtpServer.listen(0, '127.0.0.1', resolve));
  const { port } = smtpServer.server.address() as AddressInfo;
  smtp = mailerFor({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Ampersand <post@ampersand.example>' });
});

beforeEach(() => {
  received.length = 0;
  refusals = 0;
  refusal = BUSY;
});

afterAll(async () => {
  smtp.close();
  await new Promise<void>((resolve) => void smtpServer.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

test('an email reaches the SMTP server with sender, recipient, subject, both bodies and its own Message-ID', async () => {
  const id = randomUUIDv7();
  expect(await smtp.deliver(id, email)).toBe('smtp');
  expect(received[0]).toMatchObject({ from: 'post@ampersand.example', to: ['asha@example.com'] });
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed).toMatchObject({
    messageId: `<${id}@ampersand.example>`,
    subject: 'Grüße, Asha — ₹',
    from: { name: 'Ampersand', address: 'post@ampersand.example' },
    to: [{ address: 'asha@example.com' }],
  });
  expect(parsed.text).toContain('Hello Asha Müller,');
  expect(parsed.html).toContain('A line with ü');
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('without an SMTP server an email is a file that only its owner reads', async () => {
  const id = randomUUIDv7();
  const path = await mailerFor({}).deliver(id, email);
  expect(path).toBe(join(folder, 'mail', `${id}.eml`));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(path));
  expect(parsed).toMatchObject({ subject: email.subject, to: [{ address: 'asha@example.com' }] });
  expect(parsed.text).toContain('    123456');
  expect(await readdir(join(folder, 'mail'))).toEqual([`${id}.eml`]);
});

test.each([
  ['subject', 'delivered', { subject: 'Hi\r\nBcc: everybody@example.com\r\n\r\nForged' }],
  ['recipient', 'refused', { to: 'asha@example.com\r\nBcc: everybody@example.com' }],
  ['recipient with more', 'refused', { to: 'asha@example.com, everybody@example.com' }],
  ['recipient with a name', 'refused', { to: 'everybody@example.com <asha@example.com>' }],
  [
    'reply address',
    'delivered',
    { replyTo: { name: 'x\r\nBcc: everybody@example.com', address: 'a@example.com' } },
  ],
])('line breaks and commas in the %s add no header and no recipient: %s', async (_, outcome, change) => {
  const delivery = smtp.deliver(randomUUIDv7(), { ...email, ...change });
  if (outcome === 'refused') await expect(delivery).rejects.toThrow();
  else await delivery;
  expect(received).toHaveLength(outcome === 'refused' ? 0 : 1);
  for (const { to, raw } of received) {
    expect(to).toHaveLength(1);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect((await PostalMime.parse(raw)).text).toContain('Hello Asha');
  }
});

/** Puts an email into the outbox and answers how to work it off by hand, with the app's own worker out of the way. */
async function inOutbox(change: Partial<Email> = {}) {
  const sent: object[] = [];
  await enqueueEmail(
    t.deps.db,
    {
      send: async (_, __, data) => void sent.push(data),
      work: async () => {},
      queues: () => [],
      stop: async () => {},
    },
    { ...email, ...change },
    'no member',
  );
  const data = sent[0];
  const row = async () => {
    const [found] = await t.deps.db.select().from(emails).where(eq(emails.recipient, email.to));
    return found;
  };
  const attempt = (lastTry: boolean) => emailJob({ ...t.deps, mailer: smtp }).run(data, { lastTry });
  return { row, attempt, isThere: data !== undefined };
}

test('an email that is refused waits, is tried again under the same Message-ID, and is delivered once', async () => {
  const { row, attempt } = await inOutbox();
  refusals = 1;
  await expect(attempt(false)).rejects.toThrow('mailbox busy');
  expect(await row()).toMatchObject({ sentAt: null, failedAt: null, textBody: email.text });
  expect((await row())?.lastError).toContain('mailbox busy');
  await attempt(false);
  await attempt(false);
  expect(received).toHaveLength(1);
  const id = (await row())?.id;
  expect((await PostalMime.parse(received[0]?.raw ?? '')).messageId).toBe(`<${id}@ampersand.example>`);
  expect(await row()).toMatchObject({ textBody: null, htmlBody: null, lastError: null, failedAt: null });
  expect((await row())?.sentAt).toBeInstanceOf(Date);
});

test('after the last try an email is marked as failed, and its text is gone', async () => {
  const { row, attempt } = await inOutbox();
  refusals = 1;
  await expect(attempt(true)).rejects.toThrow('mailbox busy');
  expect(await row()).toMatchObject({ sentAt: null, textBody: null, htmlBody: null });
  expect((await row())?.failedAt).toBeInstanceOf(Date);
  await attempt(true);
  expect(received).toHaveLength(0);
});

test('an email whose code works no more is not sent: its text is gone, and it is marked as failed', async () => {
  const { row, attempt } = await inOutbox({ until: new Date(Date.now() + 10 * MINUTE_MS) });
  refusals = 1;
  await expect(attempt(false)).rejects.toThrow('mailbox busy');
  t.advance(10 * MINUTE_MS);
  await attempt(false);
  expect(received).toHaveLength(0);
  expect(await row()).toMatchObject({ sentAt: null, textBody: null, failedAt: expect.any(Date) });
});

test('an address that is refused for good is not tried again, and gets nothing that can be switched off until it takes something', async () => {
  const news = { headers: { 'List-Unsubscribe': '<https://ampersand.example/off>' } };
  const { row, attempt } = await inOutbox(news);
  [refusals, refusal] = [1, '550 5.1.1 no such user asha@example.com'];
  await attempt(false);
  expect(await row()).toMatchObject({ sentAt: null, failedAt: expect.any(Date), textBody: null });
  const [line = ''] = t.logs.filter((each) => each.includes('"event":"email_failed"'));
  expect(line).toContain(`"emailId":"${(await row())?.id}"`);
  expect(line).not.toContain('asha');

  expect((await inOutbox(news)).isThere).toBe(false);
  const code = await inOutbox();
  await code.attempt(false);
  expect(received).toHaveLength(1);
  expect((await inOutbox(news)).isThere).toBe(true);
});

test('where the email server refuses us and not the address, an email is tried again', async () => {
  const { row, attempt } = await inOutbox();
  [refusals, refusal] = [1, '550 5.7.1 relaying denied'];
  await expect(attempt(false)).rejects.toThrow('relaying denied');
  expect(await row()).toMatchObject({ failedAt: null, textBody: email.text });
});

test('an email exists with the transaction that asked for it, and not without', async () => {
  const rolledBack = t.deps.db.transaction(async (tx) => {
    await enqueueEmail(tx, t.deps.jobs, email, 'no member');
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await t.deps.db.$count(emails)).toBe(0);
  await t.deps.db.transaction((tx) => enqueueEmail(tx, t.deps.jobs, email, 'no member'));
  expect((await t.emailTo(email.to)).subject).toBe(email.subject);
  await vi.waitFor(async () => {
    const [row] = await t.deps.db.select().from(emails);
    expect(row?.sentAt).toBeInstanceOf(Date);
  }, 15_000);
  expect(t.emails).toHaveLength(1);
});
