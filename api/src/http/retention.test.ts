import { randomUUIDv7 } from 'node:crypto';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { emails, oneTimeCodes, rateLimits, sessions } from '../db/schema.ts';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { retentionJob } from './retention.ts';

const t = useTestApp();
const DAY = 24 * 60 * 60 * 1000;
const removeExpired = () => retentionJob(t.deps.db, t.deps.now).run({}, { lastTry: false });

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
  const at = new Date();
  await t.deps.db.insert(emails).values([
    { ...email, id: randomUUIDv7(), sentAt: at },
    { ...email, id: randomUUIDv7(), failedAt: at },
    { ...email, id: randomUUIDv7(), textBody: 'still to be sent' },
  ]);
  const counts = () =>
    Promise.all([sessions, oneTimeCodes, rateLimits, emails].map((table) => t.deps.db.$count(table)));
  const all = await counts();
  expect(all.every((count) => count > 0)).toBe(true);
  await removeExpired();
  expect(await counts()).toEqual(all);
  t.advance(29 * DAY);
  await removeExpired();
  expect(await counts()).toEqual([1, 0, 0, 3]);
  expect((await browser.call(currentUser)).status).toBe(200);
  t.advance(31 * DAY);
  await removeExpired();
  const [sessionsLeft, , , emailsLeft] = await counts();
  expect([sessionsLeft, emailsLeft]).toEqual([0, 2]);
  t.advance(40 * DAY);
  await removeExpired();
  expect(await t.deps.db.select({ text: emails.textBody }).from(emails)).toEqual([
    { text: 'still to be sent' },
  ]);
});
