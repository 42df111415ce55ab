import { forgotPassword, login, resetPassword, verifyOtp } from '@ampersand/contract/auth';
import { brand } from '@ampersand/contract/brand';
import { MINUTE_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, oneTimeCodes, rateLimits, users } from '../../db/schema.ts';
import { deliveredEmail } from '../../testing/account.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeApplicant, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'debug' } });
const NEW = 'Another#2027';
const invalid = { code: 'invalid_code', message: 'Invalid OTP' };

/** Asks for a code and reads it from the email. */
async function askForCode(browser: Browser, email: string): Promise<string> {
  t.emails.length = 0;
  const { reply } = await browser.call(forgotPassword, { body: { email } });
  expect(reply.message).toBe('OTP sent to your email');
  return /^ {4}(\d{6})$/m.exec((await t.emailTo(email)).text)?.[1] ?? 'none';
}

/** A code that is not the right one. */
const wrong = (otp: string) => (otp === '111111' ? '222222' : '111111');

test('a forgotten password is reset with the code from the email, which works once and ends every session', async () => {
  const { email, browser: loggedIn } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).reply.message).toBe(
    'OTP verified successfully',
  );
  const body = { email, otp, newPassword: NEW };
  expect((await browser.call(resetPassword, { body })).reply.message).toBe('Password reset successfully');
  expect((await deliveredEmail(t, 'password_set', email)).subject).toBe('Your Ampersand password was reset');
  expect((await browser.call(resetPassword, { body })).failure).toMatchObject(invalid);
  expect((await loggedIn.call(currentUser)).status).toBe(401);
  expect((await browser.call(login, { body: { email, password: PASSWORD } })).failure.code).toBe(
    'wrong_credentials',
  );
  expect((await browser.call(login, { body: { email, password: NEW } })).status).toBe(200);
});

test('the email with the code goes before those that nobody waits for', async () => {
  const { email } = await makeApplicant(t);
  await t.browser().call(forgotPassword, { body: { email } });
  const { rows } = await t.deps.db.execute(
    sql`select priority from jobs.job join ${emails} on ${emails.id}::text = data ->> 'mailId'`,
  );
  expect(rows).toEqual([{ priority: 1 }]);
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
  await t.emailTo(email);
  expect(t.emails).toHaveLength(1);
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
  t.advance(10 * MINUTE_MS - 5000);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).status).toBe(200);
  t.advance(5000);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).failure).toMatchObject(invalid);
  expect(
    (await browser.call(resetPassword, { body: { email, otp, newPassword: NEW } })).failure,
  ).toMatchObject(invalid);
});

test('a newer code of the same browser kills the older one, that of another browser does not', async () => {
  const { id, email } = await makeApplicant(t);
  const [own, other] = [t.browser(), t.browser()];
  const older = await askForCode(own, email);
  const foreign = await askForCode(other, email);
  expect((await own.call(verifyOtp, { body: { email, otp: older } })).status).toBe(200);
  expect((await other.call(verifyOtp, { body: { email, otp: foreign } })).status).toBe(200);
  const newer = await askForCode(own, email);
  if (newer !== older)
    expect((await own.call(verifyOtp, { body: { email, otp: older } })).failure).toMatchObject(invalid);
  expect((await own.call(verifyOtp, { body: { email, otp: newer } })).status).toBe(200);
  expect((await other.call(verifyOtp, { body: { email, otp: foreign } })).status).toBe(200);
  expect(await t.deps.db.$count(oneTimeCodes, eq(oneTimeCodes.userId, id))).toBe(2);
  const body = { email, otp: newer, newPassword: NEW };
  expect((await own.call(resetPassword, { body })).status).toBe(200);
  expect((await other.call(verifyOtp, { body: { email, otp: foreign } })).failure).toMatchObject(invalid);
});

test.each(['a member', 'nobody'])(
  'of seven requests of strangers for the address of %s each gets the same answer, in the same time; five send a code',
  async (whose) => {
    const email = whose === 'nobody' ? 'nobody@example.com' : (await makeApplicant(t)).email;
    const answers = [];
    for (let asked = 0; asked < 7; asked++) {
      const from = performance.now();
      const { status, reply, headers } = await t.browser().call(forgotPassword, { body: { email } });
      const cookie = String(headers['set-cookie']).replace(/=[^;]+/, '');
      answers.push({ status, reply, cookie, headers: Object.keys(headers).sort() });
      expect(performance.now() - from).toBeGreaterThan(245);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
    expect(await t.deps.db.$count(emails)).toBe(whose === 'nobody' ? 0 : 5);
  },
);

test('whoever asks again when five were sent still has the code sent last', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  let otp = '';
  for (let asked = 0; asked < 5; asked++) otp = await askForCode(browser, email);
  expect((await browser.call(forgotPassword, { body: { email } })).status).toBe(200);
  expect((await browser.call(verifyOtp, { body: { email, otp } })).status).toBe(200);
});

test('strangers who ask and guess all they can leave a browser that has logged in before its codes and its tries', async () => {
  const { email } = await makeApplicant(t);
  const own = t.browser();
  await own.call(login, { body: { email, password: PASSWORD } });
  for (let asked = 0; asked < 6; asked++) {
    const stranger = t.browser();
    await stranger.call(forgotPassword, { body: { email } });
    for (let tries = 0; tries < 5; tries++) await stranger.call(verifyOtp, { body: { email, otp: 'guess' } });
  }
  await vi.waitFor(
    () => expect(t.emails.filter(({ kind }) => kind === 'password_reset')).toHaveLength(5),
    15_000,
  );
  const otp = await askForCode(own, email);
  await t.browser().call(forgotPassword, { body: { email } });
  for (let tries = 0; tries < 4; tries++)
    expect((await own.call(verifyOtp, { body: { email, otp: wrong(otp) } })).failure).toMatchObject(invalid);
  const body = { email, otp, newPassword: NEW };
  expect((await own.call(resetPassword, { body })).status).toBe(200);
});

test('however many codes strangers ask for, 20 of their tries in an hour are looked at, and 50 in a day', async () => {
  const { id, email } = await makeApplicant(t);
  const strangers: { browser: Browser; otp: string }[] = [];
  for (let asked = 0; asked < 5; asked++) {
    const browser = t.browser();
    strangers.push({ browser, otp: await askForCode(browser, email) });
  }
  const guess = async (number: number) => {
    const stranger = strangers[number] ?? expect.fail();
    const { browser, otp } = stranger;
    return browser.call(verifyOtp, { body: { email, otp: wrong(otp) } });
  };
  for (let tries = 0; tries < 4; tries++)
    for (let number = 0; number < 5; number++) expect((await guess(number)).failure).toMatchObject(invalid);
  const [last = expect.fail()] = strangers;
  const right = () => last.browser.call(verifyOtp, { body: { email, otp: last.otp } });
  expect((await right()).failure).toMatchObject(invalid);
  await t.deps.db.update(oneTimeCodes).set({ triesLeft: 5 });
  await t.deps.limits.clear('code', id);
  expect((await right()).status).toBe(200);
  await t.deps.db
    .insert(rateLimits)
    .values({ key: `codeRow:${id}`, points: 50, expire: Date.now() + 60_000 });
  expect((await right()).failure).toMatchObject(invalid);
});

test('what stands in the cookie and is not one of our tokens is replaced', async () => {
  const { email } = await makeApplicant(t);
  const browser = t.browser();
  browser.cookies.set('reset', 'not one of ours');
  await askForCode(browser, email);
  expect(browser.cookies.get('reset')).toMatch(/^[\w-]{22}$/);
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

test('of 1,000 guesses at the same moment, from fifty addresses, five are looked at', async () => {
  const { id, email } = await makeApplicant(t);
  const asking = t.browser();
  const otp = await askForCode(asking, email);
  const guessers = Array.from({ length: 50 }, () => t.browser());
  for (const guesser of guessers) guesser.cookies.set('reset', asking.cookies.get('reset') ?? '');
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, i) =>
      guessers[i % 50]?.call(verifyOtp, { body: { email, otp: wrong(otp) } }),
    ),
  );
  // A server of PostgreSQL has fewer connections than that and puts some off.
  for (const answer of answers) expect(['invalid_code', 'unavailable']).toContain(answer?.failure.code);
  expect(answers.some((answer) => answer?.failure.code === 'invalid_code')).toBe(true);
  const [row] = await t.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
  expect(row?.triesLeft).toBe(0);
  const [counted] = await t.deps.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `codeRow:${id}`));
  expect(counted?.points).toBeLessThanOrEqual(5);
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

test('the code is in the email only: not in the log, the outbox after sending, the job or the codes table', async () => {
  const { id, email } = await makeApplicant(t);
  const browser = t.browser();
  const otp = await askForCode(browser, email);
  await browser.call(verifyOtp, { body: { email, otp: wrong(otp) } });
  await browser.call(verifyOtp, { body: { email, otp } });
  const outbox = await vi.waitFor(async () => {
    const [row] = await t.deps.db.select().from(emails).where(eq(emails.recipient, email));
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

test('a suspended person gets no code, and reads in their inbox why and what to do', async () => {
  const { id, email } = await makeApplicant(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
  expect((await t.browser().call(forgotPassword, { body: { email } })).status).toBe(200);
  const { subject, text } = await deliveredEmail(t, 'account_suspended', email);
  expect([subject, text]).toEqual([
    'Your Ampersand account is suspended',
    expect.stringContaining(`write to ${brand.supportEmail}`),
  ]);
  expect(t.emails).toHaveLength(1);
});

test.each([
  ['forgotPassword', forgotPassword, { email: 'nonsense' }, 'email', 'Please enter a valid email address'],
  ['forgotPassword', forgotPassword, {}, 'email', 'Please enter a valid email address'],
  [
    'verifyOtp',
    verifyOtp,
    { email: 'a@example.com', otp: ' ' },
    'otp',
    'Please enter the code from the email',
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
    'Please keep the password to 128 characters or fewer',
  ],
])('%s refuses %j', async (_, endpoint, body, path, message) => {
  const { status, failure } = await t.browser().call(endpoint, { body });
  expect(status).toBe(422);
  expect(failure.errors).toContainEqual({ path, message });
});
