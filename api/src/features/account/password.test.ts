import { changePassword } from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { APPLICANT_PASSWORD_MESSAGE, FOUNDER_PASSWORD_MESSAGE } from '@ampersand/contract/limits';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { deliveredEmail } from '../../testing/account.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const NEW = 'Fresh#2027';
const change = (member: Member, currentPassword: string, newPassword: string) =>
  member.browser.call(changePassword, { body: { currentPassword, newPassword } });
const logIn = async (email: string, password: string) => {
  const browser = t.browser();
  const { status } = await browser.call(login, { body: { email, password } });
  return { browser, status };
};

test('a new password counts at once, other sessions end, this one gets a new token, and the owner is told', async () => {
  const member = await makeApplicant(t);
  const elsewhere = (await logIn(member.email, PASSWORD)).browser;
  const before = member.browser.cookies.get('session');
  t.logs.length = 0;
  const { status, reply } = await change(member, PASSWORD, NEW);
  expect({ status, reply }).toEqual({
    status: 200,
    reply: { message: 'Your password is changed. You are logged out everywhere else' },
  });
  expect((await elsewhere.call(currentUser)).status).toBe(401);
  expect((await member.browser.call(currentUser)).status).toBe(200);
  const old = t.browser();
  old.cookies.set('session', before ?? '');
  expect((await old.call(currentUser)).status).toBe(401);
  expect((await logIn(member.email, PASSWORD)).status).toBe(401);
  expect((await logIn(member.email, NEW)).status).toBe(200);
  expect((await deliveredEmail(t, 'password_changed', member.email)).text).toContain('Forgot password');
  const text = t.logs.join('');
  expect(text).toContain('"event":"password_changed"');
  for (const secret of [PASSWORD, NEW]) expect(text).not.toContain(secret);
});

test.each([
  ['applicant', makeApplicant, 'Fresh 2027#', APPLICANT_PASSWORD_MESSAGE],
  ['founder', makeFounder, 'Fresh2027', FOUNDER_PASSWORD_MESSAGE],
  ['administrator', makeAdmin, 'Fresh2027', FOUNDER_PASSWORD_MESSAGE],
  ['founder', makeFounder, 'short', 'Password must be at least 8 characters'],
  ['founder', makeFounder, `Aa1#${'x'.repeat(125)}`, 'Please keep the password to 128 characters or fewer'],
] as const)(
  'an %s cannot choose what the rule of their side refuses',
  async (_, make, newPassword, message) => {
    const member = await make(t);
    const { status, failure } = await change(member, PASSWORD, newPassword);
    expect(status).toBe(422);
    expect(failure.errors).toContainEqual({ path: 'newPassword', message });
    expect((await logIn(member.email, PASSWORD)).status).toBe(200);
  },
);

test('without the right password nothing changes, and nobody is logged out', async () => {
  const member = await makeApplicant(t);
  const elsewhere = (await logIn(member.email, PASSWORD)).browser;
  const { status, failure } = await change(member, 'Wrong#2026', NEW);
  expect(status).toBe(422);
  expect(failure.errors).toEqual([{ path: 'currentPassword', message: 'Wrong password' }]);
  expect((await elsewhere.call(currentUser)).status).toBe(200);
  expect((await logIn(member.email, PASSWORD)).status).toBe(200);
  expect(t.emails).toHaveLength(0);
  expect(t.logs.join('')).toContain('"event":"password_refused"');
});

test('after ten wrong passwords not even the right one is looked at for a while', async () => {
  const member = await makeApplicant(t);
  for (let tries = 0; tries < 10; tries++) expect((await change(member, 'Wrong#2026', NEW)).status).toBe(422);
  const refused = await change(member, PASSWORD, NEW);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await logIn(member.email, PASSWORD)).status).toBe(200);
});

test('of two changes at the same moment one counts', async () => {
  const member = await makeApplicant(t);
  const second = { ...member, browser: (await logIn(member.email, PASSWORD)).browser };
  const answers = await Promise.all([change(member, PASSWORD, NEW), change(second, PASSWORD, `${NEW}1`)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a stranger changes nothing, and fields that are missing are named', async () => {
  expect((await t.browser().call(changePassword, { body: {} })).status).toBe(401);
  const { browser } = await makeApplicant(t);
  const { failure } = await browser.call(changePassword, { body: {} });
  expect(failure.errors?.map(({ path }) => path)).toEqual(['currentPassword', 'newPassword']);
});
