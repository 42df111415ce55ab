import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@ampersand/contract/brand';
import { sendContact } from '@ampersand/contract/contact';
import { DAY_MS } from '@ampersand/contract/time';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { contactMessages, emails } from '../../db/schema.ts';
import { createMailer, type Email } from '../../lib/mailer.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { contactRetentionJob } from './retention.ts';

const t = useTestApp();

const form = {
  fullName: 'Vera Visitor',
  email: 'vera@example.com',
  subject: 'A question about equity',
  message: 'Hello,\n\nhow do you <b>reckon</b> 5 % & vesting?\nThanks',
};
const send = (changes: Record<string, unknown> = {}, browser = t.browser()) =>
  browser.call(sendContact, { body: { ...form, ...changes } });

async function delivered(): Promise<Email> {
  await vi.waitFor(() => expect(t.emails).not.toHaveLength(0), 8000);
  const [sent] = t.emails;
  if (!sent) throw new Error('delivered, then gone');
  return sent;
}

/** The header fields of the email as it leaves, unfolded. */
async function fieldsOf(email: Email): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-emails-'));
  const mailer = createMailer(readConfig({ DATA_DIR: folder }));
  const file = await readFile(await mailer.deliver('one', email), 'utf8');
  await rm(folder, { recursive: true });
  const [head = ''] = file.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test("a visitor's message is kept and reaches the support address, which answers to the visitor", async () => {
  const answer = await send();
  expect(answer.status).toBe(202);
  expect(await t.deps.db.select().from(contactMessages)).toMatchObject([form]);
  const sent = await delivered();
  expect(sent).toMatchObject({
    to: brand.supportEmail,
    subject: 'Contact form: A question about equity',
    replyTo: { name: 'Vera Visitor', address: 'vera@example.com' },
  });
  expect(sent.text).toContain('Vera Visitor (vera@example.com) wrote');
  expect(sent.text).toContain('how do you <b>reckon</b> 5 % & vesting?');
  expect(sent.html).toContain('how do you &lt;b&gt;reckon&lt;/b&gt; 5 % &amp; vesting?');
  expect(sent.html).not.toContain('<b>reckon');
  const fields = await fieldsOf(sent);
  expect(fields).toContain('Reply-To: Vera Visitor <vera@example.com>');
  expect(fields).toContain('Auto-Submitted: no');
});

test('the visitor gets no copy: nobody can have us write to a stranger', async () => {
  await send();
  const rows = await t.deps.db.select({ to: emails.recipient }).from(emails);
  expect(rows).toEqual([{ to: brand.supportEmail }]);
  // Else it arrived in the test behind.
  await delivered();
});

test('a message without a subject is named after its writer', async () => {
  await send({ subject: '' });
  expect((await delivered()).subject).toBe('Contact form: a message from Vera Visitor');
});

const HOSTILE = [
  'Eve\r\nBcc: victim@example.org',
  'Eve\nReply-To: victim@example.org\n\nHello',
  'Eve" <victim@example.org>, "Second',
  'victim@example.org, Eve',
  '=?utf-8?q?Eve=0ABcc=3A_victim=40example.org?=',
  'Eve\u2028Bcc: victim@example.org',
  'Ève <script>alert(1)</script> 🦊',
  '"',
  '\\',
  ';:,<>()[]@',
];

test.each(HOSTILE)('the name %j forges neither header nor recipient nor markup', async (hostile) => {
  expect((await send({ fullName: hostile, subject: hostile })).status).toBe(202);
  const sent = await delivered();
  expect(sent.html).not.toContain('<script');
  const fields = await fieldsOf(sent);
  const names = fields.map((field) => field.slice(0, field.indexOf(':')).toLowerCase());
  expect(names.filter((name) => name === 'to' || name === 'reply-to')).toHaveLength(2);
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('cc');
  const addressesIn = (name: string) => {
    const value = fields.find((field) => field.toLowerCase().startsWith(`${name}:`)) ?? '';
    // Quoted names and encoded words are names, whatever is written in them.
    return value.replace(/"(\\.|[^"\\])*"|=\?[^?]*\?[^?]*\?[^?]*\?=/g, '').match(/[^\s<>,:;]+@[^\s<>,:;]+/g);
  };
  expect(addressesIn('reply-to')).toEqual(['vera@example.com']);
  expect(addressesIn('to')).toEqual([brand.supportEmail]);
});

test('an address with a line break in it is refused', async () => {
  const refused = await send({ email: 'vera@example.com\r\nBcc: victim@example.org' });
  expect(refused.status).toBe(422);
  expect(refused.failure.errors).toEqual([{ path: 'email', message: 'Please enter a valid email address' }]);
});

test.each([
  { fullName: '  ' },
  { message: '' },
  { message: 'a'.repeat(5001) },
  { message: 'nul\u0000' },
  { fullName: '\ud800' },
  { subject: ['a', 'b'] },
])('a form with %j is refused and nothing is kept', async (changes) => {
  const refused = await send(changes);
  expect(refused.status).toBe(422);
  expect(refused.failure.errors?.map(({ path }) => path)).toEqual(Object.keys(changes));
  expect(await t.deps.db.select().from(contactMessages)).toEqual([]);
});

test('one network address may write five times in half an hour', async () => {
  const browser = t.browser();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, browser)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(29 * 60);
  expect((await send()).status).toBe(202);
});

test('a program that fills in the hidden field gets the usual answer, and nothing is kept or sent', async () => {
  const trapped = await send({ website: 'https://spam.example' });
  expect(await t.deps.db.select().from(contactMessages)).toEqual([]);
  expect(await t.deps.db.select().from(emails)).toEqual([]);
  const usual = await send();
  expect([trapped.status, trapped.reply]).toEqual([usual.status, usual.reply]);
});

test('a message is kept for a year', async () => {
  await send();
  const left = async (days: number) => {
    t.advance(days * DAY_MS);
    await contactRetentionJob(t.deps).run({}, { lastTry: false });
    return t.deps.db.$count(contactMessages);
  };
  expect([await left(364), await left(2)]).toEqual([1, 0]);
});
