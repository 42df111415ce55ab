import { DAY_MS } from '@ampersand/contract/time';
import { confirmWaitlist, joinWaitlist } from '@ampersand/contract/waitlist';
import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, waitlistEntries } from '../../db/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { entryRetentionJob } from './retention.ts';

const SITE = 'https://people.example';
const t = useTestApp({ env: { PUBLIC_URL: SITE, CORS_ORIGINS: 'http://localhost:3000' } });
let made = 0;
const newAddress = () => `queuer${++made}@example.com`;

const join = (form: { email: string; fullName?: string; role?: string; website?: string }, from?: string) =>
  t.browser(from).call(joinWaitlist, { body: form });
const confirm = (token: string, from?: string) => t.browser(from).call(confirmWaitlist, { body: { token } });

/** What the outbox holds for an address, sent or not. */
async function emailsTo(email: string): Promise<string[]> {
  const rows = await t.deps.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, email))
    .orderBy(asc(emails.id));
  return rows.map(({ kind }) => kind);
}

async function findEntry(email: string) {
  const [row] = await t.deps.db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  return row;
}

async function tokenFor(email: string): Promise<string> {
  await vi.waitFor(() => expect(t.emails.some(({ to }) => to === email)).toBe(true), 8000);
  const text = t.emails.findLast(({ to }) => to === email)?.text ?? '';
  return new RegExp(`${SITE}/waitlist/confirm\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
}

test('a visitor asks for a place on the waitlist and confirms it by the email, once or twice', async () => {
  const email = newAddress();
  const asked = await join({ email, fullName: 'Ines Inwait', role: 'FOUNDER' }, '203.0.113.7');
  expect(asked.status).toBe(202);
  expect(await findEntry(email)).toMatchObject({
    status: 'pending',
    fullName: 'Ines Inwait',
    role: 'FOUNDER',
    askedFrom: '203.0.113.7',
    confirmedAt: null,
  });
  const token = await tokenFor(email);
  const before = t.deps.now();
  expect((await confirm(token, '203.0.113.8')).reply.message).toContain('You are on the waitlist');
  const entry = await findEntry(email);
  expect(entry).toMatchObject({ status: 'confirmed', confirmedFrom: '203.0.113.8' });
  expect(entry?.confirmedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect((await confirm(token)).status).toBe(200);
  expect(await findEntry(email)).toEqual(entry);
});

test('the email does not repeat what a stranger typed as the name', async () => {
  const email = newAddress();
  await join({ email, fullName: 'Cheap pills at pills.example' });
  await tokenFor(email);
  const [sent] = t.emails;
  expect(`${sent?.subject} ${sent?.text} ${sent?.html}`).not.toMatch(/pills/);
});

test('the answer is the same, and not sooner, for new, waiting, confirmed and blocked addresses', async () => {
  const [waiting, confirmed, blocked] = [newAddress(), newAddress(), newAddress()];
  for (const email of [waiting, confirmed, blocked]) await join({ email });
  await confirm(await tokenFor(confirmed));
  await t.deps.db
    .update(waitlistEntries)
    .set({ status: 'blocked' })
    .where(eq(waitlistEntries.email, blocked));
  t.advance(2 * DAY_MS);
  const answers = [];
  for (const email of [newAddress(), waiting, confirmed, blocked]) {
    const start = performance.now();
    const { status, reply } = await join({ email });
    expect(performance.now() - start).toBeGreaterThan(245);
    answers.push({ status, reply });
  }
  expect(answers).toEqual(Array(4).fill(answers[0]));
  expect(await emailsTo(waiting)).toEqual(['waitlist_confirm', 'waitlist_confirm']);
  expect(await emailsTo(confirmed)).toEqual(['waitlist_confirm', 'waitlist_already']);
  expect(await emailsTo(blocked)).toEqual(['waitlist_confirm']);
});

test('asking again within the hour sends no second email, and nobody changes a confirmed entry from outside', async () => {
  const email = newAddress();
  await join({ email, fullName: 'Ines Inwait', role: 'FOUNDER' });
  await join({ email, fullName: 'Somebody Else', role: 'APPLICANT' });
  expect(await emailsTo(email)).toEqual(['waitlist_confirm']);
  await confirm(await tokenFor(email));
  t.advance(2 * DAY_MS);
  await join({ email, fullName: 'Somebody Else', role: 'APPLICANT' });
  expect(await findEntry(email)).toMatchObject({
    status: 'confirmed',
    fullName: 'Ines Inwait',
    role: 'FOUNDER',
  });
});

test('a link older than seven days, and one that was made up, confirm nothing and say what to do', async () => {
  const email = newAddress();
  await join({ email });
  const token = await tokenFor(email);
  t.advance(7 * DAY_MS);
  for (const bad of [token, 'made-up']) {
    expect((await confirm(bad)).failure).toMatchObject({
      code: 'invalid_code',
      message:
        'This link no longer works. Please use our latest email, or join the waitlist again and we will send a new one',
    });
  }
  expect((await findEntry(email))?.status).toBe('pending');
});

test('an email address may be entered three times a day, and a network address may ask ten times in half an hour', async () => {
  const email = newAddress();
  const sameEmail = await Promise.all(Array.from({ length: 4 }, () => join({ email })));
  expect(sameEmail.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429]);
  const sameNetwork = await Promise.all(
    Array.from({ length: 11 }, () => join({ email: newAddress() }, '203.0.113.9')),
  );
  expect(sameNetwork.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a program that fills in the hidden field gets the usual answer, and nothing is kept', async () => {
  const email = newAddress();
  const trapped = await join({ email, website: 'https://spam.example' });
  const usual = await join({ email: newAddress() });
  expect([trapped.status, trapped.reply]).toEqual([usual.status, usual.reply]);
  expect(await findEntry(email)).toBeUndefined();
  expect(await emailsTo(email)).toEqual([]);
});

test('places that nobody confirms are forgotten after thirty days', async () => {
  const [waiting, confirmed] = [newAddress(), newAddress()];
  await join({ email: waiting });
  await join({ email: confirmed });
  await confirm(await tokenFor(confirmed));
  t.advance(31 * DAY_MS);
  await entryRetentionJob(t.deps).run({}, { lastTry: false });
  expect(await findEntry(waiting)).toBeUndefined();
  expect((await findEntry(confirmed))?.status).toBe('confirmed');
});

test('a role that does not exist and an address that is none are refused with their field', async () => {
  const refused = await join({ email: 'not an address', role: 'ADMIN' });
  expect(refused.status).toBe(422);
  expect(refused.failure.errors?.map(({ path }) => path).sort()).toEqual(['email', 'role']);
});
