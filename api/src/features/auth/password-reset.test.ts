import { forgotPassword, login, resetPassword, verifyOtp } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { mails, oneTimeCodes, users } from '../../db/schema.ts';
import { makeApplicant, PASSWORD } from '../../testing/factories.ts';
import { type Browser, useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'debug' } });
const NEW = 'Another#2027';
const MINUTE = 60_000;
const invalid = { code: 'invalid_code', message: 'Invalid OTP' };

/** Asks for a code and reads it from the mail. */
async function askForCode(browser: Browser, email: string): Promise<string> {
  t.mails.length = 0;
  const { reply } = await browser.call(forgotPassword, { body: { email } });
  expect(reply.message).toBe('OTP sent to your email');
  return /^ {4}(\d{6})$/m.exec((await t.mailTo(email)).text)?.[1] ?? 'none';
}

/** A code that is not the right one. */
const wrong = (otp: string) => (otp === '111111' ? '222222' : '111111');

test('a forgotten password is reset with the code from the mail, which works once and ends every session', async () => {
  const { email, browser: signedIn } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).reply.message).toBe(
    'OTP verified successfully',
  );
  const body = { email, otp, newPassword: NEW };
  expect((await browser.call(resetPassword, { body })).reply.message).toBe('Password reset successfully');
  expect((await browser.call(resetPassword, { body })).failure).toMatchObject(invalid);
  expect((await signedIn.call(currentUser)).status).toBe(401);
  expect((await browser.call(login, { body: { email, password: PASSWORD } })).failure.code).toBe(
    'wrong_credentials',
  );
  expect((await browser.call(login, { body: { email, password: NEW } })).status).toBe(200);
});

test('the answer is the same for an unknown address, and takes as long', async () => {
  const { email } = await makeApplicant(t);
  const ask = async (address: string) => {
    const from = performance.now();
    const answer = await t.browser().call(forgotPassword, { body: { email: address } });
    return { answer, ms: performance.now() - from };
  };
  const known = await ask(email);
  const unknown = await ask('nobody@example.com');
  expect(unknown.answer.status).toBe(known.answer.status);
  expect(unknown.answer.reply).toEqual(known.answer.reply);
  const names = (headers: object) => Object.keys(headers).sort();
  expect(names(unknown.answer.headers)).toEqual(names(known.answer.headers));
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(245);
  await t.mailTo(email);
  expect(t.mails).toHaveLength(1);
});

test('a code works only in the browser that asked for it', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  const other = t.browser();
  expect((await other.call(verifyOtp, { body: { email, otp } })).failure).toMatchObject(invalid);
  other.cookies.set('reset', 'AAAAAAAAAAAAAAAAAAAAAA');
  const body = { email, otp, newPassword: NEW };
  expect((await other.call(resetPassword, { body })).failure).toMatchObject(invalid);
  expect((await browser.call(resetPassword, { body })).status).toBe(200);
});

test('a code works for its own address only', async () => {
  const { email } = await makeApplicant(t);
  const { email: other } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  expect(
    (await browser.call(resetPassword, { body: { email: other, otp, newPassword: NEW } })).failure,
  ).toMatchObject(invalid);
});

test('a code works for ten minutes', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  t.advance(10 * MINUTE - 5000);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).status).toBe(200);
  t.advance(5000);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).failure).toMatchObject(invalid);
  expect(
    (await browser.call(resetPassword, { body: { email, otp, newPassword: NEW } })).failure,
  ).toMatchObject(invalid);
});

test('a newer code kills the older one', async () => {
  const { email } = await makeApplicant(t);
  const [first, second] = [t.browser(), t.browser()];
  const older = await askForCode(first, email);
  const newer = await askForCode(second, email);
  expect((await first.call(verifyOtp, { body: { email, otp: older } })).failure).toMatchObject(invalid);
  expect((await second.call(verifyOtp, { body: { email, otp: newer } })).status).toBe(200);
});

test('four wrong tries leave one, checking the right code costs none, and the sixth wrong one is not looked at', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  const guess = (code: string) => browser.call(verifyOtp, { body: { email, otp: code } });
  for (let i = 0; i < 4; i++) expect((await guess(wrong(otp))).failure).toMatchObject(invalid);
  for (let i = 0; i < 3; i++) expect((await guess(otp)).status).toBe(200);
  expect((await guess(wrong(otp))).failure).toMatchObject(invalid);
  expect((await guess(otp)).failure).toMatchObject(invalid);
});

test('of 100 guesses at the same moment, from ten addresses, at most five are looked at', async () => {
  const { id, email } = await makeApplicant(t);
  const asking = t.browser();
  const otp = await askForCode(asking, email);
  const guessers = Array.from({ length: 10 }, () => t.browser());
  for (const guesser of guessers) guesser.cookies.set('reset', asking.cookies.get('reset') ?? '');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      guessers[i % 10]?.call(verifyOtp, { body: { email, otp: wrong(otp) } }),
    ),
  );
  for (const answer of answers) expect(answer?.failure.code).toBe('invalid_code');
  const [row] = await t.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
  expect(row?.triesLeft).toBe(0);
  expect((await asking.call(verifyOtp, { body: { email, otp } })).failure).toMatchObject(invalid);
});

test('of 20 resets with the right code at the same moment, one sets the password', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      browser.call(resetPassword, { body: { email, otp, newPassword: `Another#${1000 + i}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the code is in the mail only: not in the log, the outbox after sending, the job or the codes table', async () => {
  const { id, email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  await browser.call(verifyOtp, { body: { email, otp: wrong(otp) } });
  await browser.call(verifyOtp, { body: { email, otp } });
  const outbox = await vi.waitFor(async () => {
    const [row] = await t.deps.db.select().from(mails).where(eq(mails.recipient, email));
    if (!row?.sentAt) throw new Error('not sent yet');
    return row;
  }, 15_000);
  expect(outbox).toMatchObject({ kind: 'password_reset', textBody: null, htmlBody: null });
  const jobs = await t.deps.database.pool.query('select data, output from jobs.job');
  const codes = await t.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
  expect(codes).toHaveLength(1);
  expect(t.logs.some((line) => line.includes('code_failed'))).toBe(true);
  for (const text of [
    JSON.stringify(outbox),
    JSON.stringify(jobs.rows),
    JSON.stringify(codes),
    t.logs.join(''),
  ]) {
    expect(text).not.toContain(otp);
    expect(text).not.toContain(browser.cookies.get('reset'));
  }
});

test('a suspended person gets no code', async () => {
  const { id, email } = await makeApplicant(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
  expect((await t.browser().call(forgotPassword, { body: { email } })).status).toBe(200);
  expect(await t.deps.db.select().from(mails)).toHaveLength(0);
});

test.each([
  ['forgotPassword', forgotPassword, { email: 'nonsense' }, 'email', 'Please give a valid email address'],
  ['forgotPassword', forgotPassword, {}, 'email', 'Please give a valid email address'],
  [
    'verifyOtp',
    verifyOtp,
    { email: 'a@example.com', otp: ' ' },
    'otp',
    'Please enter the code from the e-mail',
  ],
  ['verifyOtp', verifyOtp, { email: 'a@example.com', otp: '1'.repeat(33) }, 'otp', 'Invalid OTP'],
  [
    'resetPassword',
    resetPassword,
    { email: 'a@example.com', otp: '123456', newPassword: 'short' },
    'newPassword',
    'Password must be at least 8 characters',
  ],
  [
    'resetPassword',
    resetPassword,
    { email: 'a@example.com', otp: '123456', newPassword: 'x'.repeat(129) },
    'newPassword',
    'Please keep the password under 128 characters',
  ],
])('%s refuses %j', async (_, endpoint, body, path, message) => {
  const { status, failure } = await t.browser().call(endpoint, { body });
  expect(status).toBe(422);
  expect(failure.errors).toContainEqual({ path, message });
});
