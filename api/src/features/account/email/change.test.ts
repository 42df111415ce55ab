import { changeEmail, changePassword, confirmEmail } from '@ampersand/contract/account';
import { forgotPassword, login, resetPassword } from '@ampersand/contract/auth';
import { listNotifications } from '@ampersand/contract/notifications';
import { registerApplicant } from '@ampersand/contract/registration';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { emailLinks, users } from '../../../db/schema.ts';
import { deliveredEmail, linkToken } from '../../../testing/account.ts';
import {
  applicantForm,
  type Member,
  makeApplicant,
  makeFounder,
  PASSWORD,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const ask = (member: Member, email: string, password = PASSWORD) =>
  member.browser.call(changeEmail, { body: { email, password } });
const confirm = (token: string) => t.browser().call(confirmEmail, { body: { token } });
const logIn = async (email: string) =>
  (await t.browser().call(login, { body: { email, password: PASSWORD } })).status;
const newEmailToken = async (email: string) =>
  linkToken(await deliveredEmail(t, 'email_change_confirm', email), 'confirm-email');
let made = 0;
const freeAddress = () => `new${++made}@example.com`;

test('a new address counts once it is confirmed; the old one is told before and after', async () => {
  const member = await makeApplicant(t);
  const email = freeAddress();
  const { status, reply } = await ask(member, ` ${email.toUpperCase()} `);
  expect({ status, reply }).toEqual({
    status: 202,
    reply: {
      message: 'Please follow the link we sent to the new address. Until then the old one stays in use',
    },
  });
  expect((await deliveredEmail(t, 'email_change_asked', member.email)).text).toContain(email);
  expect([await logIn(member.email), await logIn(email)]).toEqual([200, 401]);
  const token = await newEmailToken(email);
  for (let time = 0; time < 2; time++) {
    expect((await confirm(token)).reply).toEqual({
      message: 'Thank you, this is your email address from now on',
    });
  }
  expect([await logIn(member.email), await logIn(email)]).toEqual([401, 200]);
  const own = (await member.browser.call(currentUser)).reply.data;
  expect(own).toMatchObject({ email, profile: { isVerified: true } });
  expect((await deliveredEmail(t, 'email_changed', member.email)).text).toContain(email);
  expect(t.emails.filter(({ kind }) => kind === 'email_changed')).toHaveLength(1);
  const told = await member.browser.call(listNotifications);
  expect(told.reply.data).toMatchObject([
    { kind: 'SYSTEM', title: 'Your email address was changed', link: expect.stringMatching(/\/account$/) },
  ]);
  const events = t.logs.map((line) => JSON.parse(line).event);
  expect(events).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed']));
  expect(t.logs.join('')).not.toContain(token);
});

test('a taken address gets the same answer, its owner an email that names nobody, and nothing can be confirmed', async () => {
  const member = await makeApplicant(t);
  const owner = await makeFounder(t);
  const free = await ask(member, freeAddress());
  const taken = await ask(member, owner.email);
  expect(taken.status).toBe(free.status);
  expect(taken.reply).toEqual(free.reply);
  const sent = await deliveredEmail(t, 'email_taken', owner.email);
  for (const secret of [member.email, member.fullName, 'token=']) expect(sent.text).not.toContain(secret);
  expect(t.emails.some(({ kind, to }) => kind === 'email_change_confirm' && to === owner.email)).toBe(false);
  expect(await t.deps.db.select({ email: emailLinks.email }).from(emailLinks)).toEqual([
    { email: owner.email },
  ]);
});

test('an address that somebody registered meanwhile is not taken from them', async () => {
  const member = await makeApplicant(t);
  const form = applicantForm();
  await ask(member, form.email);
  const token = await newEmailToken(form.email);
  expect((await t.browser().call(registerApplicant, { body: form })).status).toBe(201);
  expect((await confirm(token)).failure.code).toBe('invalid_code');
  expect(await logIn(member.email)).toBe(200);
});

test('of two members who confirm the same address at once one gets it', async () => {
  const members = [await makeApplicant(t), await makeFounder(t)];
  const email = freeAddress();
  const tokens = [];
  for (const member of members) {
    t.emails.length = 0;
    await ask(member, email);
    tokens.push(await newEmailToken(email));
  }
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const rows = await t.deps.db.select({ email: users.email }).from(users);
  expect(rows.filter((row) => row.email === email)).toHaveLength(1);
});

test('a newer wish, seven days, a new password or a password reset make the link worthless', async () => {
  const member = await makeApplicant(t);
  const email = freeAddress();
  await ask(member, email);
  const first = await newEmailToken(email);
  const second = freeAddress();
  await ask(member, second);
  expect((await confirm(first)).failure.code).toBe('invalid_code');
  const changed = await newEmailToken(second);
  await member.browser.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: PASSWORD } });
  expect((await confirm(changed)).failure.code).toBe('invalid_code');
  const third = freeAddress();
  await ask(member, third);
  const reset = await newEmailToken(third);
  const browser = t.browser();
  await browser.call(forgotPassword, { body: { email: member.email } });
  const otp = /^\s+(\d{6})$/m.exec((await deliveredEmail(t, 'password_reset', member.email)).text)?.[1] ?? '';
  const body = { email: member.email, otp, newPassword: PASSWORD };
  expect((await browser.call(resetPassword, { body })).status).toBe(200);
  expect((await confirm(reset)).failure.code).toBe('invalid_code');
  await member.browser.call(login, { body: { email: member.email, password: PASSWORD } });
  const fourth = freeAddress();
  await ask(member, fourth);
  const late = await newEmailToken(fourth);
  t.advance(7 * DAY_MS);
  expect((await confirm(late)).failure.code).toBe('invalid_code');
  expect(await logIn(member.email)).toBe(200);
});

test('a wrong password, the own address or no address change nothing and send nothing', async () => {
  const member = await makeApplicant(t);
  const cases = [
    [freeAddress(), 'Wrong#2026', 'password', 'Wrong password'],
    [freeAddress(), '', 'password', 'Please enter your password'],
    [member.email, PASSWORD, 'email', 'This is already your address'],
    ['nobody', PASSWORD, 'email', 'Please enter a valid email address'],
  ] as const;
  for (const [email, password, path, message] of cases) {
    const { status, failure } = await ask(member, email, password);
    expect(status).toBe(422);
    expect(failure.errors).toContainEqual({ path, message });
  }
  expect((await t.browser().call(changeEmail, { body: {} })).status).toBe(401);
  expect(await t.deps.db.$count(emailLinks)).toBe(0);
  expect(t.emails).toHaveLength(0);
});

test('five changes an hour, and three emails a day to one address from everybody together', async () => {
  const member = await makeApplicant(t);
  for (let asked = 0; asked < 5; asked++) expect((await ask(member, freeAddress())).status).toBe(202);
  expect((await ask(member, freeAddress())).failure.code).toBe('rate_limited');
  const target = freeAddress();
  const members = [
    await makeApplicant(t),
    await makeApplicant(t),
    await makeApplicant(t),
    await makeApplicant(t),
  ];
  const statuses = [];
  for (const each of members) statuses.push((await ask(each, target)).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});
