import { confirmEmail, sendConfirmation } from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { registerApplicant } from '@ampersand/contract/registration';
import { DAY_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emailLinks, users } from '../../../db/schema.ts';
import { deliveredEmail, linkToken } from '../../../testing/account.ts';
import { applicantForm, makeApplicant, makeFounder, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const confirm = (token: string) => t.browser().call(confirmEmail, { body: { token } });
const dead = {
  code: 'invalid_code',
  errors: [{ path: 'token', message: expect.stringContaining('no longer works') }],
};

async function isVerified(id: string) {
  const viewer = await makeFounder(t);
  return (await viewer.browser.call(getUser, { params: { id } })).reply.data.profile.isVerified;
}

test('who registers gets a link, and is verified once it is followed in whatever browser; following it twice is fine', async () => {
  const form = applicantForm();
  const { id } = (await t.browser().call(registerApplicant, { body: form })).reply.data;
  const sent = await deliveredEmail(t, 'email_confirm', form.email);
  expect(sent.subject).toBe('Please confirm your email address for Ampersand');
  expect(await isVerified(id)).toBe(false);
  const token = linkToken(sent, 'confirm-email');
  t.advance(6 * DAY_MS);
  for (let time = 0; time < 2; time++) expect((await confirm(token)).status).toBe(200);
  expect(await isVerified(id)).toBe(true);
  const stored = await t.deps.db.select().from(emailLinks);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(t.logs.join('')).not.toContain(token);
  expect(t.logs.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'email_confirmed', userId: id }),
  );
});

test('the newest link counts, for seven days', async () => {
  const { browser, email, id } = await makeApplicant(t, { emailConfirmed: false });
  expect((await browser.call(sendConfirmation)).status).toBe(202);
  const old = linkToken(await deliveredEmail(t, 'email_confirm', email), 'confirm-email');
  t.emails.length = 0;
  expect((await browser.call(sendConfirmation)).status).toBe(202);
  const fresh = linkToken(await deliveredEmail(t, 'email_confirm', email), 'confirm-email');
  expect((await confirm(old)).failure).toMatchObject(dead);
  t.advance(7 * DAY_MS);
  expect((await confirm(fresh)).failure).toMatchObject(dead);
  expect(await isVerified(id)).toBe(false);
});

test('a link to an address that the account no longer has confirms nothing', async () => {
  const { browser, email, id } = await makeApplicant(t, { emailConfirmed: false });
  await browser.call(sendConfirmation);
  const token = linkToken(await deliveredEmail(t, 'email_confirm', email), 'confirm-email');
  await t.deps.db
    .update(users)
    .set({ email: `new-${email}` })
    .where(eq(users.id, id));
  expect((await confirm(token)).failure).toMatchObject(dead);
  expect(await isVerified(id)).toBe(false);
});

test('three emails an hour and account, and none when the address is confirmed', async () => {
  const { browser } = await makeApplicant(t, { emailConfirmed: false });
  for (let sent = 0; sent < 3; sent++) expect((await browser.call(sendConfirmation)).status).toBe(202);
  const refused = await browser.call(sendConfirmation);
  expect(refused.failure.code).toBe('rate_limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  const done = await makeApplicant(t);
  expect((await done.browser.call(sendConfirmation)).failure).toMatchObject({ code: 'conflict' });
});

test('a stranger cannot ask for an email, and a refused registration sends none', async () => {
  expect((await t.browser().call(sendConfirmation)).status).toBe(401);
  const { email } = await makeApplicant(t);
  expect((await t.browser().call(registerApplicant, { body: { ...applicantForm(), email } })).status).toBe(
    409,
  );
  expect(await t.deps.db.$count(emailLinks)).toBe(0);
  expect((await t.browser().call(login, { body: { email, password: PASSWORD } })).status).toBe(200);
});

test.each([
  [{}, 'This link is incomplete. Please open it from the email again'],
  [{ token: '' }, 'This link is incomplete. Please open it from the email again'],
  [{ token: 'x'.repeat(201) }, 'This link is not valid'],
])('a link with %j says what is wrong', async (body, message) => {
  const { status, failure } = await t.browser().call(confirmEmail, { body });
  expect(status).toBe(422);
  expect(failure.errors).toContainEqual({ path: 'token', message });
});

test.each(['a'.repeat(43), 'a\u0000b', '\ud800'])('a made-up token %j confirms nothing', async (token) => {
  expect((await confirm(token)).failure).toMatchObject(dead);
});
