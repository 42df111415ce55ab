import { randomUUIDv7 } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, oneTimeCodes, rateLimits, sessions } from '../db/schema.ts';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { retentionJob } from './retention.ts';

const t = useTestApp();
/** One that nobody is to run before the test is over. */
const jobFor = (emailId: string) => sql`
  insert into jobs.job (name, data, start_after)
  values ('send-mail', ${JSON.stringify({ mailId: emailId })}::jsonb, now() + interval '1 year')`;
const removeExpired = () => retentionJob(t.deps).run({}, { lastTry: false });

test('what has run out is removed, and nothing else', async () => {
  const { id: userId, browser } = await makeApplicant(t);
  await browser.call(currentUser);
  const hash = new Uint8Array(32);
  await t.deps.db.insert(oneTimeCodes).values({
    id: randomUUIDv7(),
    userId,
    requestHash: hash,
    codeHash: hash,
    triesLeft: 5,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const email = { kind: 'test', recipient: 'a@example.com', subject: 'x', textBody: null, htmlBody: null };
  const waiting = { id: randomUUIDv7(), textBody: 'still to be sent' };
  const at = new Date();
  await t.deps.db.insert(emails).values([
    { ...email, id: randomUUIDv7(), sentAt: at },
    { ...email, id: randomUUIDv7(), failedAt: at },
    { ...email, ...waiting },
  ]);
  await t.deps.db.execute(jobFor(waiting.id));
  const counts = () =>
    Promise.all([sessions, oneTimeCodes, rateLimits, emails].map((table) => t.deps.db.$count(table)));
  const all = await counts();
  expect(all.every((count) => count > 0)).toBe(true);
  await removeExpired();
  expect(await counts()).toEqual(all);
  t.advance(29 * DAY_MS);
  await removeExpired();
  expect(await counts()).toEqual([1, 0, 0, 3]);
  expect((await browser.call(currentUser)).status).toBe(200);
  t.advance(31 * DAY_MS);
  await removeExpired();
  const [sessionsLeft, , , emailsLeft] = await counts();
  expect([sessionsLeft, emailsLeft]).toEqual([0, 2]);
  t.advance(40 * DAY_MS);
  await removeExpired();
  expect(await t.deps.db.select({ text: emails.textBody }).from(emails)).toEqual([
    { text: 'still to be sent' },
  ]);
});

test('an email whose last try was lost is given up after three days: its text goes, or all of it where nothing is to be kept', async () => {
  const email = {
    kind: 'test',
    recipient: 'a@example.com',
    textBody: 'secret',
    htmlBody: 'secret',
    replyTo: { name: 'secret', address: 'secret@example.com' },
    headers: { 'X-Of': 'secret' },
    attachments: [{ filename: 'secret', contentType: 'text/plain', content: '' }],
  };
  const waiting = randomUUIDv7();
  await t.deps.db.insert(emails).values([
    { ...email, id: randomUUIDv7(), subject: 'lost' },
    { ...email, id: randomUUIDv7(), subject: 'lost, nothing to be kept', forget: true },
    { ...email, id: waiting, subject: 'waiting' },
  ]);
  await t.deps.db.execute(jobFor(waiting));
  const found = () => t.deps.db.select().from(emails).orderBy(emails.subject);
  const all = await found();
  t.advance(3 * DAY_MS - 60_000);
  await removeExpired();
  expect(await found()).toEqual(all);
  t.advance(2 * 60_000);
  await removeExpired();
  const [lost, ...others] = await found();
  expect(lost).toMatchObject({ subject: 'lost', failedAt: expect.any(Date) });
  expect(JSON.stringify(lost)).not.toContain('secret');
  expect(others).toEqual(all.filter(({ id }) => id === waiting));
  t.advance(91 * DAY_MS);
  await removeExpired();
  expect((await found()).map(({ id }) => id)).toEqual([waiting]);
});

test('emails that are files, and what a killed process left of one, are removed after a week', async () => {
  const { folder } = t.deps.config.email;
  await removeExpired();
  await mkdir(folder, { recursive: true });
  for (const name of ['code.eml', 'half.eml.part', 'notes.txt']) await writeFile(join(folder, name), '');
  t.advance(7 * DAY_MS - 60_000);
  await removeExpired();
  expect(await readdir(folder)).toHaveLength(3);
  t.advance(2 * 60_000);
  await removeExpired();
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

test('what is past its retention is removed some thousand rows at a time, until nothing of it is left', async () => {
  await t.deps.db.execute(
    sql`insert into rate_limits (key, expire) select 'key ' || n, 1 from generate_series(1, 10001) n`,
  );
  const removals = vi.spyOn(t.deps.db, 'delete');
  await removeExpired();
  expect(removals.mock.calls.filter(([table]) => table === rateLimits)).toHaveLength(3);
  removals.mockRestore();
  expect(await t.deps.db.$count(rateLimits)).toBe(0);
});
