import {
  changeEmail,
  confirmEmail,
  getAccount,
  requestDeletion,
  startTwoFactor,
} from '@ampersand/contract/account';
import { forgotPassword, login, resetPassword } from '@ampersand/contract/auth';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser, getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountExports, secondFactors, users } from '../../db/schema.ts';
import { deliveredEmail, linkToken } from '../../testing/account.ts';
import { makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { codeOf, makeGuarded } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from './deletion/deletion.ts';
import { findExport, insertExport, openExport } from './export/queries.ts';

const t = useTestApp();
const NEW = 'Owner#2027';

/** What the owner of an address does: sets a new password with a code from the inbox. @returns their browser. */
async function reset(email: string) {
  const browser = t.browser();
  await browser.call(forgotPassword, { body: { email } });
  const { text } = await deliveredEmail(t, 'password_reset', email);
  const otp = /^\s+(\d{6})$/m.exec(text)?.[1] ?? '';
  const answer = await browser.call(resetPassword, { body: { email, otp, newPassword: NEW } });
  expect(answer.status).toBe(200);
  return browser;
}

async function logIn(email: string, code?: string) {
  const browser = t.browser();
  const answer = await browser.call(login, { body: { email, password: NEW, ...(code && { code }) } });
  return { ...answer, browser };
}

test("a reset confirms the address, and nothing that was set in its owner's name before outlives it", async () => {
  const stranger = await makeApplicant(t, { emailConfirmed: false });
  const { id, email } = stranger;
  expect((await stranger.browser.call(startTwoFactor, { body: { password: PASSWORD } })).status).toBe(403);
  const elsewhere = { email: 'mallory@evil.example', password: PASSWORD };
  await stranger.browser.call(changeEmail, { body: elsewhere });
  const link = linkToken(await deliveredEmail(t, 'email_change_confirm', elsewhere.email), 'confirm-email');
  await stranger.browser.call(requestDeletion, { body: { password: PASSWORD } });
  const exportId = await insertExport(t.deps.db, id, t.deps.now());
  await openExport(t.deps.db, exportId, 'token', t.deps.now());

  await reset(email);
  expect((await stranger.browser.call(currentUser)).status).toBe(401);
  const { status, browser } = await logIn(email);
  expect(status).toBe(200);
  expect((await browser.call(getAccount)).reply.data).toMatchObject({
    emailConfirmed: true,
    newEmail: null,
    deletedOn: null,
    twoFactor: false,
  });
  expect((await t.browser().call(confirmEmail, { body: { token: link } })).status).toBe(422);
  expect(await findExport(t.deps.db, 'token', t.deps.now())).toBeUndefined();
  expect(await t.deps.db.$count(accountExports)).toBe(1);
  await deliveredEmail(t, 'deletion_cancelled', email);
  t.advance(8 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(users, eq(users.id, id))).toBe(1);
  const founder = await makeFounder(t);
  expect((await founder.browser.call(getUser, { params: { id } })).status).toBe(200);
});

test.each([
  ['is confirmed by the reset itself', () => null],
  ['was confirmed after that', () => new Date(t.deps.now().getTime() + 1)],
])(
  'a second factor that an older version let in force goes with the reset where the address %s',
  async (_, confirmedAt) => {
    const member = await makeGuarded(t);
    const emailConfirmedAt = confirmedAt();
    await t.deps.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, member.id));
    expect((await logIn(member.email)).failure.code).toBe('wrong_credentials');
    await reset(member.email);
    expect((await logIn(member.email)).status).toBe(200);
    expect(await t.deps.db.$count(secondFactors)).toBe(0);
    const told = await deliveredEmail(t, 'second_factor_off', member.email);
    expect(told.text).toContain('no longer asks for a code');
    const [row] = await t.deps.db.select().from(users);
    expect(row?.emailConfirmedAt).toBeInstanceOf(Date);
  },
);

test('a second factor that was set on a confirmed address outlives a reset, and so does a deletion', async () => {
  const member = await makeGuarded(t);
  await member.browser.call(requestDeletion, { body: { password: PASSWORD } });
  await reset(member.email);
  expect((await logIn(member.email)).failure.code).toBe('second_factor_required');
  const { status, browser } = await logIn(member.email, codeOf(t, member.secret));
  expect(status).toBe(200);
  const account = (await browser.call(getAccount)).reply.data;
  expect(account).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
  expect(account.deletedOn).not.toBeNull();
});

test('after the reset its owner sets a second factor of their own', async () => {
  const member = await makeApplicant(t, { emailConfirmed: false });
  await reset(member.email);
  const { browser } = await logIn(member.email);
  expect((await browser.call(startTwoFactor, { body: { password: NEW } })).status).toBe(200);
});
