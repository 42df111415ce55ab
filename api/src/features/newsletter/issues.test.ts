import type { Audience } from '@ampersand/contract/enumerations';
import {
  addIssue,
  changeIssue,
  getIssue,
  listIssues,
  removeIssue,
  sendIssue,
  testIssue,
} from '@ampersand/contract/issues';
import { ifMatch } from '@ampersand/contract/path';
import { EMAIL_KINDS } from '@ampersand/contract/values';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { newsletterIssues } from '../../db/administration.ts';
import { emails, newsletterSubscribers, users, waitlistEntries } from '../../db/schema.ts';
import { type Member, makeAdmin, makeFounder } from '../../testing/factories.ts';
import { newsletterReaders, PUBLIC_SITE } from '../../testing/newsletter.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { BATCH, resumeIssues, writeBatch } from './issue.ts';
import { startIssue } from './issue-queries.ts';

const t = useTestApp({ env: { ...PUBLIC_SITE, LOG_LEVEL: 'info' } });
const { delivered, emailsTo, leave, makeSubscriber, tokenIn, findSubscriber } = newsletterReaders(t);
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const body = {
  audience: 'SUBSCRIBERS' as const,
  subject: 'Three splits',
  text: 'Hello there.\n\n[Read it](https://people.example/blog/1)',
};

let admin: Member;
beforeEach(async () => {
  admin = await makeAdmin(t);
});

const draft = async (audience: Audience = 'SUBSCRIBERS') =>
  (await admin.browser.call(addIssue, { body: { ...body, audience } })).reply.data.id;
const look = async (issueId: string) => (await admin.browser.call(getIssue, { params: { issueId } })).reply;
const send = (issueId: string) => admin.browser.call(sendIssue, { params: { issueId } });
const finished = (issueId: string) =>
  vi.waitFor(async () => expect((await look(issueId)).data.finishedAt).not.toBeNull(), 15_000);
const issueEmails = () =>
  t.deps.db.select({ to: emails.recipient }).from(emails).where(eq(emails.kind, 'newsletter'));

/** Confirmed subscribers as rows, many at once. */
async function makeSubscribers(count: number): Promise<string[]> {
  const now = new Date();
  const made = Array.from({ length: count }, (_, number) => ({
    id: `0190a8f0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    email: `many${number}@example.com`,
    status: 'confirmed' as const,
    askedAt: now,
    askedFrom: '203.0.113.7',
    confirmedAt: now,
  }));
  await t.deps.db.insert(newsletterSubscribers).values(made);
  return made.map(({ email }) => email);
}

test('an issue goes to everybody who has confirmed and nobody else, with a way to unsubscribe that works', async () => {
  const reader = await makeSubscriber();
  const former = await makeSubscriber();
  await leave(former.unsubscribeToken);
  const id = await draft();
  expect(await look(id)).toMatchObject({
    data: { ...body, startedAt: null, recipients: 0 },
    readers: { SUBSCRIBERS: 1 },
  });
  expect((await send(id)).status).toBe(202);
  await finished(id);
  expect(await issueEmails()).toEqual([{ to: reader.email }]);
  const email = await delivered('newsletter', reader.email);
  expect(email.subject).toBe('Three splits');
  expect(email.text).toContain('Hello there.\n\nRead it: https://people.example/blog/1');
  expect(email.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await leave(tokenIn(email, 'unsubscribe'));
  expect((await findSubscriber(reader.email))?.status).toBe('unsubscribed');
  expect((await look(id)).data).toMatchObject({ recipients: 1, written: 1 });
});

test('news for the waitlist goes to whoever has confirmed their place, and says how to leave it', async () => {
  await makeSubscriber();
  const now = new Date();
  const entry = { askedAt: now, askedFrom: '203.0.113.7' };
  await t.deps.db.insert(waitlistEntries).values([
    { ...entry, id: NOBODY, email: 'waiting@example.com', status: 'confirmed', confirmedAt: now },
    { ...entry, id: NOBODY.replace(/0$/, '1'), email: 'asked@example.com', status: 'pending' },
    {
      ...entry,
      id: NOBODY.replace(/0$/, '2'),
      email: 'never@example.com',
      status: 'blocked',
      confirmedAt: now,
    },
  ]);
  const id = await draft('WAITLIST');
  expect((await look(id)).readers).toMatchObject({ SUBSCRIBERS: 1, WAITLIST: 1 });
  await send(id);
  await finished(id);
  const email = await delivered('waitlist_news', 'waiting@example.com');
  expect(email.text).toContain('because you asked for a place');
  expect(email.headers?.['List-Unsubscribe']).toMatch(/^<mailto:.*Leave%20the%20waitlist>$/);
  expect([await emailsTo('asked@example.com'), await emailsTo('never@example.com')]).toEqual([[], []]);
  expect(await issueEmails()).toEqual([]);
  expect((await look(id)).data).toMatchObject({ audience: 'WAITLIST', recipients: 1, written: 1 });
});

test('a change of terms reaches every confirmed address of an account, whatever its owner has switched off', async () => {
  await makeSubscriber();
  const member = await makeFounder(t);
  const unconfirmed = await makeFounder(t);
  const isUser = (id: string) => eq(users.id, id);
  await t.deps.db
    .update(users)
    .set({ emailConfirmedAt: new Date(), mutedEmails: [...EMAIL_KINDS], pausedAt: new Date() })
    .where(isUser(member.id));
  await t.deps.db.update(users).set({ emailConfirmedAt: null }).where(isUser(unconfirmed.id));
  const id = await draft('MEMBERS');
  const { readers } = await look(id);
  await send(id);
  await finished(id);
  const email = await delivered('member_news', member.email);
  expect(email.text).toContain('because you have an account');
  expect(email.text).not.toContain('nsubscribe');
  expect(email.headers).toBeUndefined();
  expect(await emailsTo(unconfirmed.email)).not.toContain('member_news');
  expect(await issueEmails()).toEqual([]);
  expect((await look(id)).data).toMatchObject({ written: readers.MEMBERS, recipients: readers.MEMBERS });
});

test('nobody gets an issue twice, however often it is broken off, begun anew or pressed', async () => {
  const all = await makeSubscribers(2 * BATCH + 3);
  const id = await draft();
  await t.deps.db.transaction((tx) => startIssue(tx, id, all.length, t.deps.now()));
  // A process dies within a batch: nothing of it is there.
  const { jobs } = t.deps;
  let left = 7;
  const failing = {
    ...t.deps,
    jobs: {
      ...jobs,
      send: (...args: Parameters<typeof jobs.send>) =>
        left-- > 0 ? jobs.send(...args) : Promise.reject(new Error('gone')),
    },
  };
  await expect(writeBatch(failing, id)).rejects.toThrow('gone');
  expect(await issueEmails()).toEqual([]);
  await Promise.all([writeBatch(t.deps, id), writeBatch(t.deps, id)]);
  expect((await look(id)).data).toMatchObject({ written: 2 * BATCH, finishedAt: null });
  await Promise.all([resumeIssues(t.deps), resumeIssues(t.deps)]);
  await finished(id);
  expect(await writeBatch(t.deps, id)).toBe(false);
  expect((await issueEmails()).map(({ to }) => to).sort()).toEqual([...all].sort());
  expect((await look(id)).data).toMatchObject({ written: all.length, recipients: all.length });
});

test('who unsubscribes or confirms while an issue is being sent gets none', async () => {
  const all = await makeSubscribers(BATCH + 2);
  const id = await draft();
  await t.deps.db.transaction((tx) => startIssue(tx, id, all.length, t.deps.now()));
  await writeBatch(t.deps, id);
  const [leaving = '', staying = ''] = all.slice(BATCH);
  const isIt = eq(newsletterSubscribers.email, leaving);
  await t.deps.db.update(newsletterSubscribers).set({ status: 'unsubscribed' }).where(isIt);
  t.advance(1_000);
  const late = await makeSubscriber();
  while (await writeBatch(t.deps, id));
  const told = (await issueEmails()).map(({ to }) => to);
  expect([leaving, staying, late.email].map((email) => told.includes(email))).toEqual([false, true, false]);
});

test('an issue is sent once, and stays as it is from then on', async () => {
  const id = await draft();
  const nobody = await send(id);
  expect([nobody.status, nobody.failure.message]).toEqual([
    409,
    expect.stringContaining('There are no subscribers yet'),
  ]);
  await makeSubscribers(1);
  const both = await Promise.all([send(id), send(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
  const params = { issueId: id };
  expect((await admin.browser.call(changeIssue, { params, body })).status).toBe(409);
  expect((await admin.browser.call(removeIssue, { params })).status).toBe(409);
  await finished(id);
  expect(await issueEmails()).toHaveLength(1);
  const events = t.logs.map((line) => JSON.parse(line)).filter(({ issueId }) => issueId === id);
  expect(events.map(({ event }) => event)).toEqual(['issue_started', 'issue_finished']);
});

test('a draft that another administrator has changed since is neither saved over nor sent', async () => {
  await makeSubscribers(1);
  const id = await draft();
  const params = { issueId: id };
  const { version } = (await look(id)).data;
  const headers = ifMatch(version);
  const other = await makeAdmin(t);
  const theirs = { subject: 'Theirs', text: 'Words of theirs' };
  const saved = await other.browser.call(changeIssue, { params, headers, body: theirs });
  expect(saved.reply.data).toMatchObject({ ...theirs, version: version + 1 });
  for (const refused of [
    await admin.browser.call(changeIssue, { params, headers, body }),
    await admin.browser.call(sendIssue, { params, headers }),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.failure.message).toContain('changed in another window');
  }
  expect((await look(id)).data).toMatchObject({ ...theirs, startedAt: null });
  const seen = ifMatch(version + 1);
  expect((await admin.browser.call(sendIssue, { params, headers: seen })).status).toBe(202);
});

test('a test goes to whoever asks for it, and to no subscriber', async () => {
  const [reader = ''] = await makeSubscribers(1);
  const id = await draft();
  const { reply } = await admin.browser.call(testIssue, { params: { issueId: id } });
  expect(reply.message).toContain(admin.email);
  const email = await delivered('newsletter_test', admin.email);
  expect(email.subject).toBe('Test: Three splits');
  expect(email.headers).toBeUndefined();
  expect(await emailsTo(reader)).toEqual([]);
  const asks = await Promise.all(
    Array.from({ length: 20 }, () => admin.browser.call(testIssue, { params: { issueId: id } })),
  );
  expect(asks.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('drafts are kept, changed and removed, and listed newest first in pages', async () => {
  const ids = [await draft(), await draft(), await draft()];
  const list = async (query: Record<string, string | number>) => {
    const { reply } = await admin.browser.call(listIssues, { query });
    return { ids: reply.data.map(({ id }) => id), cursor: reply.nextCursor };
  };
  const page = await list({ limit: 2 });
  expect(page.ids).toEqual([ids[2], ids[1]]);
  expect((await list({ limit: 2, cursor: page.cursor ?? '' })).ids).toEqual([ids[0]]);
  const params = { issueId: ids[0] ?? '' };
  const other = { subject: ' Other ', text: 'Words' };
  await admin.browser.call(changeIssue, { params, body: other });
  expect((await look(params.issueId)).data).toMatchObject({ subject: 'Other', text: 'Words' });
  expect((await admin.browser.call(removeIssue, { params })).status).toBe(200);
  for (const call of [getIssue, removeIssue, testIssue, sendIssue] as const)
    expect((await admin.browser.call(call, { params: { issueId: NOBODY } })).status).toBe(404);
});

test.each([
  ['no subject', 'subject', ' '],
  ['a long subject', 'subject', 'x'.repeat(201)],
  ['no text', 'text', ' \n '],
  ['a long text', 'text', 'x'.repeat(20_001)],
  ['a text that no database holds', 'text', 'a\u0000'],
])('an issue with %s is refused', async (_, path, value) => {
  const { status, failure } = await admin.browser.call(addIssue, { body: { ...body, [path]: value } });
  expect([status, failure.errors?.[0]?.path]).toEqual([422, path]);
  expect(await t.deps.db.$count(newsletterIssues)).toBe(0);
});

test('nobody but administrators writes or sends', async () => {
  const { browser } = await makeFounder(t);
  const params = { issueId: await draft() };
  const answers = [
    await browser.call(listIssues),
    await browser.call(addIssue, { body }),
    await browser.call(getIssue, { params }),
    await browser.call(changeIssue, { params, body }),
    await browser.call(removeIssue, { params }),
    await browser.call(testIssue, { params }),
    await browser.call(sendIssue, { params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403));
});
