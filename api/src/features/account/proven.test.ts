import {
  changeEmail,
  changePassword,
  confirmEmail,
  enableTwoFactor,
  getAccount,
  requestDeletion,
  startTwoFactor,
} from '@ampersand/contract/account';
import { forgotPassword, login, resetPassword } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { afterEach, expect, test, vi } from 'vitest';
import { emailLinks, knownBrowsers, secondFactors } from '../../db/schema.ts';
import { deliveredEmail, linkToken } from '../../testing/account.ts';
import { type Member, makeApplicant, PASSWORD } from '../../testing/factories.ts';
import { codeOf, guard } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NEW = 'Fresh#2027';
let made = 0;
const freeAddress = () => `new${++made}@example.com`;

afterEach(() => void vi.restoreAllMocks());

/** Does something in the middle of the next request that checks a password: it was right, and nothing is written yet. */
function onceChecked(work: () => Promise<unknown>): void {
  vi.spyOn(t.deps.limits, 'clear').mockImplementationOnce(async () => void (await work()));
}

/** Does something in the middle of the next request that writes: all is checked, and nothing is written yet. */
function beforeWriting(work: () => Promise<unknown>): void {
  vi.spyOn(t.deps.db, 'transaction').mockImplementationOnce(async (run, config) => {
    await work();
    return t.deps.db.transaction(run, config);
  });
}

const choosePassword = async ({ browser }: Member) => {
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  expect((await browser.call(changePassword, { body })).status).toBe(200);
};

async function resetByCode({ email }: Member) {
  const browser = t.browser();
  await browser.call(forgotPassword, { body: { email } });
  const otp = /^\s+(\d{6})$/m.exec((await deliveredEmail(t, 'password_reset', email)).text)?.[1] ?? '';
  const body = { email, otp, newPassword: NEW };
  expect((await browser.call(resetPassword, { body })).status).toBe(200);
}

const logIn = async ({ email }: Member) => {
  const browser = t.browser();
  const answer = await browser.call(login, { body: { email, password: PASSWORD } });
  return { ...answer, browser };
};

const askForChange = ({ browser }: Pick<Member, 'browser'>, email: string) =>
  browser.call(changeEmail, { body: { email, password: PASSWORD } });

test.each([
  ['a new password', choosePassword, 'wrong_credentials'],
  ['a reset', resetByCode, 'wrong_credentials'],
  ['a second factor', (member: Member) => guard(t, member), 'second_factor_required'],
])('a log-in that was on its way before %s does not go on after it', async (_, change, code) => {
  const member = await makeApplicant(t);
  onceChecked(() => change(member));
  const { status, failure, browser } = await logIn(member);
  expect([status, failure.code]).toEqual([401, code]);
  expect((await browser.call(currentUser)).status).toBe(401);
  const known = await t.deps.db.$count(knownBrowsers);
  expect(known).toBe(code === 'second_factor_required' ? 0 : 1);
});

test.each([
  ['a new password', choosePassword, onceChecked, 'Wrong password'],
  [
    'a second factor',
    (member: Member) => guard(t, member),
    beforeWriting,
    'Please enter the code from your authenticator app',
  ],
])(
  'a change of address that was on its way before %s is not asked for after it',
  async (_, change, at, message) => {
    const member = await makeApplicant(t);
    const intruder = await logIn(member);
    const email = freeAddress();
    at(() => change(member));
    const { status, failure } = await askForChange(intruder, email);
    expect([status, failure.message]).toEqual([422, message]);
    expect(await t.deps.db.$count(emailLinks)).toBe(0);
    expect(t.emails.filter(({ to }) => to === email)).toEqual([]);
  },
);

test('a link that was followed just before a new password does not move the address after it', async () => {
  const member = await makeApplicant(t);
  const email = freeAddress();
  await askForChange(member, email);
  const token = linkToken(await deliveredEmail(t, 'email_change_confirm', email), 'confirm-email');
  beforeWriting(() => choosePassword(member));
  expect((await t.browser().call(confirmEmail, { body: { token } })).failure.code).toBe('invalid_code');
  expect((await member.browser.call(getAccount)).reply.data).toMatchObject({ email: member.email });
});

test.each([
  ['a second factor', startTwoFactor],
  ['the deletion of the account', requestDeletion],
])('with a password that has just been replaced nobody asks for %s', async (_, wanted) => {
  const member = await makeApplicant(t);
  const intruder = await logIn(member);
  onceChecked(() => choosePassword(member));
  const { status, failure } = await intruder.browser.call(wanted, { body: { password: PASSWORD } });
  expect(status).toBe(422);
  expect(failure.errors).toEqual([{ path: 'password', message: 'Wrong password' }]);
  expect(await t.deps.db.$count(secondFactors)).toBe(0);
  expect((await member.browser.call(getAccount)).reply.data).toMatchObject({ deletedOn: null });
});

test('a session that has just ended puts no second factor in force', async () => {
  const member = await makeApplicant(t);
  const { browser } = await logIn(member);
  const { secret } = (await browser.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  beforeWriting(() => choosePassword(member));
  const answer = await browser.call(enableTwoFactor, { body: { code: codeOf(t, secret) } });
  expect(answer.failure.code).toBe('unauthenticated');
  expect((await member.browser.call(getAccount)).reply.data).toMatchObject({ twoFactor: false });
});
