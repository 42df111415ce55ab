import {
  changeEmail,
  confirmEmail,
  disableTwoFactor,
  enableTwoFactor,
  getAccount,
  renewRecoveryCodes,
  startTwoFactor,
} from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { recoveryCodes, secondFactors } from '../../../db/schema.ts';
import { deliveredEmail, linkToken } from '../../../testing/account.ts';
import { type Member, makeApplicant, PASSWORD } from '../../../testing/factories.ts';
import { codeOf as codeNow, guard, makeGuarded, STEP } from '../../../testing/second-factor.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sealSecret } from './secret.ts';
import { newSecret } from './totp.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const codeOf = (secret: string) => codeNow(t, secret);
const wrong = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
const start = async (member: Member, password = PASSWORD) =>
  member.browser.call(startTwoFactor, { body: { password } });
const enable = (member: Member, code: string) => member.browser.call(enableTwoFactor, { body: { code } });
const disable = (member: Member, code?: string, password = PASSWORD) =>
  member.browser.call(disableTwoFactor, { body: { password, ...(code && { code }) } });
const renew = (member: Member, code?: string, password = PASSWORD) =>
  member.browser.call(renewRecoveryCodes, { body: { password, ...(code && { code }) } });
type Guarded = Awaited<ReturnType<typeof makeGuarded>>;
const stateOf = async ({ browser }: Member) => (await browser.call(getAccount)).reply.data;

async function logIn({ email }: Member, code?: string, password = PASSWORD) {
  const browser = t.browser();
  const answer = await browser.call(login, { body: { email, password, ...(code && { code }) } });
  return { status: answer.status, code: answer.failure.code, failure: answer.failure, browser };
}

test('a member scans the code, types what the app shows, gets recovery codes, and from then on a log-in asks', async () => {
  const member = await makeApplicant(t);
  const { reply } = await start(member);
  const { secret, uri, qrCode } = reply.data;
  expect(uri).toContain(secret);
  expect(Buffer.from(qrCode.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<path/s);
  expect((await logIn(member)).status).toBe(200);
  const { recoveryCodes: codes } = (await enable(member, ` ${codeOf(secret).replace(/^.../, '$& ')}`)).reply
    .data;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(await stateOf(member)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
  expect((await deliveredEmail(t, 'second_factor_on', member.email)).text).toContain('Forgot password');
  t.advance(STEP);
  const asked = await logIn(member);
  expect(asked.failure).toMatchObject({
    code: 'second_factor_required',
    message: 'Please enter the code from your authenticator app',
  });
  expect(asked.status).toBe(401);
  expect(asked.browser.cookies.size).toBe(0);
  const { status, browser } = await logIn(member, codeOf(secret));
  expect(status).toBe(200);
  expect((await browser.call(currentUser)).status).toBe(200);
  const stored = JSON.stringify(await t.deps.db.select().from(recoveryCodes));
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  const log = t.logs.join('');
  for (const said of [secret, codes[0] ?? '', 'otpauth:']) expect(log).not.toContain(said);
  expect(log).toContain('"event":"second_factor_on"');
});

test('a code counts once, also when it is sent twice at the same moment', async () => {
  const member = await makeGuarded(t);
  const code = codeOf(member.secret);
  const answers = await Promise.all([logIn(member, code), logIn(member, code), logIn(member, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await logIn(member, code)).code).toBe('invalid_code');
  t.advance(STEP);
  expect((await logIn(member, code)).code).toBe('invalid_code');
  expect((await logIn(member, codeOf(member.secret))).status).toBe(200);
});

test('the code that put the factor in force does not log anybody in', async () => {
  const member = await makeApplicant(t);
  const { secret } = (await start(member)).reply.data;
  const code = codeOf(secret);
  await enable(member, code);
  expect((await logIn(member, code)).code).toBe('invalid_code');
});

test('a recovery code logs in once, however it is typed, and its owner sees how many are left', async () => {
  const member = await makeGuarded(t);
  const code = (member.recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
  const answers = await Promise.all([logIn(member, code), logIn(member, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await stateOf(member)).toMatchObject({ recoveryCodesLeft: 9 });
  const other = await makeGuarded(t);
  expect((await logIn(member, other.recoveryCodes[1])).code).toBe('invalid_code');
  expect(t.logs.join('')).toContain('"event":"recovery_code_used"');
});

test('new recovery codes come for the password and a code, void the old ones, and the owner is told', async () => {
  const member = await makeGuarded(t);
  await logIn(member, member.recoveryCodes[0]);
  const refused = await renew(member, codeOf(member.secret), 'Wrong#2026');
  expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([422, 'password']);
  expect(await stateOf(member)).toMatchObject({ recoveryCodesLeft: 9 });
  const { recoveryCodes: codes } = (await renew(member, codeOf(member.secret))).reply.data;
  expect(new Set([...codes, ...member.recoveryCodes]).size).toBe(20);
  expect(await stateOf(member)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
  await deliveredEmail(t, 'recovery_codes_renewed', member.email);
  t.advance(STEP);
  expect((await logIn(member, member.recoveryCodes[1])).code).toBe('invalid_code');
  expect((await logIn(member, codes[0])).status).toBe(200);
  expect((await logIn(member, codeOf(member.secret))).status).toBe(200);
  expect(t.logs.join('')).toContain('"event":"recovery_codes_renewed"');
});

test('of recovery codes renewed twice at once only those of one answer work', async () => {
  const member = await makeGuarded(t);
  const answers = await Promise.all([
    renew(member, codeOf(member.secret)),
    renew(member, member.recoveryCodes[0]),
  ]);
  // An old recovery code that comes second is void by then.
  const renewed = answers.filter(({ status }) => status === 200);
  expect(renewed.length).toBeGreaterThan(0);
  expect(await stateOf(member)).toMatchObject({ recoveryCodesLeft: 10 });
  const tries = [];
  for (const { reply } of renewed) tries.push((await logIn(member, reply.data.recoveryCodes[0])).status);
  expect(tries.filter((status) => status === 200)).toHaveLength(1);
});

test('a secret that is not in force has no recovery codes to renew', async () => {
  const member = await makeApplicant(t);
  await start(member);
  expect((await renew(member)).failure.code).toBe('conflict');
  expect(await t.deps.db.$count(recoveryCodes)).toBe(0);
});

test('without the right password the second factor is not even spoken of', async () => {
  const member = await makeGuarded(t);
  for (const code of [undefined, codeOf(member.secret)])
    expect((await logIn(member, code, 'Wrong#2026')).code).toBe('wrong_credentials');
  expect((await logIn(member, codeOf(member.secret))).status).toBe(200);
});

test('after ten wrong codes not even the right one is looked at, from wherever, until a quarter of an hour is over', async () => {
  const member = await makeGuarded(t);
  for (let tries = 0; tries < 10; tries++) {
    const { status, failure } = await logIn(member, wrong(member.secret));
    expect(status).toBe(422);
    expect(failure.errors?.[0]?.path).toBe('code');
  }
  expect((await logIn(member, codeOf(member.secret))).code).toBe('rate_limited');
  expect((await logIn(member, member.recoveryCodes[0])).code).toBe('rate_limited');
  expect(await stateOf(member)).toMatchObject({ recoveryCodesLeft: 10 });
  expect(t.logs.filter((line) => line.includes('"event":"second_factor_failed"'))).toHaveLength(10);
});

test('a secret is not in force before a right code, nor is one that was replaced', async () => {
  const member = await makeApplicant(t);
  expect((await enable(member, '123456')).failure.code).toBe('conflict');
  const first = (await start(member)).reply.data.secret;
  const second = (await start(member)).reply.data.secret;
  expect((await enable(member, codeOf(first))).failure.code).toBe('invalid_code');
  expect((await enable(member, wrong(second))).failure.code).toBe('invalid_code');
  expect(await stateOf(member)).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
  expect((await logIn(member)).status).toBe(200);
  expect((await enable(member, codeOf(second))).status).toBe(200);
  for (const again of [await enable(member, codeOf(second)), await start(member)])
    expect(again.failure).toMatchObject({
      code: 'conflict',
      message: 'Your second factor is on already. You can get new recovery codes below',
    });
});

test('of two calls that put the factor in force at once one does, and the other says that it is on', async () => {
  const member = await makeApplicant(t);
  const { secret } = (await start(member)).reply.data;
  const answers = await Promise.all([enable(member, codeOf(secret)), enable(member, codeOf(secret))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['a code of the app', ({ secret }: Guarded) => codeOf(secret)],
  ['a recovery code', ({ recoveryCodes }: Guarded) => recoveryCodes[0]],
])('the second factor goes with the password and %s, and the owner is told', async (_, codeFor) => {
  const member = await makeGuarded(t);
  const code = codeFor(member);
  const refused = await disable(member, code, 'Wrong#2026');
  expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([422, 'password']);
  expect((await logIn(member)).code).toBe('second_factor_required');
  expect((await disable(member, code)).status).toBe(200);
  await deliveredEmail(t, 'second_factor_off', member.email);
  expect((await logIn(member)).status).toBe(200);
  expect(await t.deps.db.$count(secondFactors)).toBe(0);
  expect(await t.deps.db.$count(recoveryCodes)).toBe(0);
  expect((await disable(member)).failure.code).toBe('conflict');
  expect((await start(member, 'Wrong#2026')).failure.errors?.[0]?.path).toBe('password');
});

test('who has a session and the password, but no code, neither turns the factor off, nor gets recovery codes, nor moves the address', async () => {
  const member = await makeGuarded(t);
  const move = (code?: string) =>
    member.browser.call(changeEmail, {
      body: { email: 'mallory@evil.example', password: PASSWORD, ...(code && { code }) },
    });
  for (const call of [disable.bind(null, member), renew.bind(null, member), move]) {
    const missing = await call();
    expect(missing.status).toBe(422);
    expect(missing.failure.errors).toEqual([
      { path: 'code', message: 'Please enter the code from your authenticator app' },
    ]);
    const { failure } = await call(wrong(member.secret));
    expect([failure.code, failure.errors?.[0]?.path]).toEqual(['invalid_code', 'code']);
  }
  expect(await stateOf(member)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10, newEmail: null });
  expect(t.emails.filter(({ kind }) => kind !== 'second_factor_on')).toEqual([]);
  const own = await member.browser.call(changeEmail, {
    body: { email: member.email, password: PASSWORD, code: codeOf(member.secret) },
  });
  expect(own.failure.errors?.[0]?.path).toBe('email');
  const code = codeOf(member.secret);
  expect((await move(code)).status).toBe(202);
  expect((await disable(member, code)).failure.code).toBe('invalid_code');
});

test('guesses of a code on the account page count with those of the log-in', async () => {
  const member = await makeGuarded(t);
  for (let tries = 0; tries < 10; tries++)
    expect((await disable(member, wrong(member.secret))).failure.code).toBe('invalid_code');
  expect((await disable(member, codeOf(member.secret))).failure.code).toBe('rate_limited');
  expect((await logIn(member, codeOf(member.secret))).code).toBe('rate_limited');
});

test('nobody sets a second factor on an address that is not confirmed, nor puts an older secret in force there', async () => {
  const member = await makeApplicant(t, { emailConfirmed: false });
  const { status, failure } = await start(member);
  expect(status).toBe(403);
  expect(failure.message).toMatch(/^Please confirm your email address first/);
  const secret = newSecret();
  await t.deps.db.insert(secondFactors).values({
    userId: member.id,
    secret: sealSecret(t.deps.secrets, member.id, secret),
  });
  expect((await enable(member, codeOf(secret))).status).toBe(403);
  expect(await stateOf(member)).toMatchObject({ twoFactor: false });
  expect((await logIn(member)).status).toBe(200);
});

test('putting the factor in force ends every other session and what was begun there', async () => {
  const member = await makeApplicant(t);
  const intruder = await logIn(member);
  await intruder.browser.call(changeEmail, {
    body: { email: 'mallory@evil.example', password: PASSWORD },
  });
  const link = await deliveredEmail(t, 'email_change_confirm', 'mallory@evil.example');
  await guard(t, member);
  expect((await intruder.browser.call(currentUser)).status).toBe(401);
  expect((await member.browser.call(currentUser)).status).toBe(200);
  const token = linkToken(link, 'confirm-email');
  expect((await t.browser().call(confirmEmail, { body: { token } })).failure.code).toBe('invalid_code');
  expect(await stateOf(member)).toMatchObject({ email: member.email, newEmail: null });
});

test('a stranger has no second factor to change, and nobody changes that of another', async () => {
  const guarded = await makeGuarded(t);
  const other = await makeApplicant(t);
  for (const [call, body] of [
    [startTwoFactor, { password: PASSWORD }],
    [enableTwoFactor, { code: '123456' }],
    [disableTwoFactor, { password: PASSWORD }],
    [renewRecoveryCodes, { password: PASSWORD }],
  ] as const)
    expect((await t.browser().call(call, { body })).status).toBe(401);
  expect((await disable(other)).failure.code).toBe('conflict');
  expect((await renew(other)).failure.code).toBe('conflict');
  expect(await stateOf(guarded)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
  for (const code of ['', 'x'.repeat(33)])
    expect((await enable(other, code)).failure.errors?.[0]?.path).toBe('code');
});
