import { forgotPassword, login, logout, resetPassword, verifyOtp } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { expect, test, vi } from 'vitest';
import { makeApplicant, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test('a member logs in, is known, logs out, and is a stranger again', async () => {
  const { email, fullName } = await makeApplicant(t);
  const browser = t.browser();
  const answer = await browser.call(login, { body: { email: email.toUpperCase(), password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(answer.reply.data.user).toMatchObject({ email, fullName, role: 'APPLICANT', phone: '9876543210' });
  expect((await browser.call(currentUser)).reply.data.email).toBe(email);
  const stolen = new Map(browser.cookies);
  expect((await browser.call(logout)).status).toBe(200);
  const thief = t.browser();
  for (const [name, value] of stolen) thief.cookies.set(name, value);
  expect((await thief.call(currentUser)).status).toBe(401);
});

test('a forgotten password is reset with the code from the mail, which works once', async () => {
  const { email, browser: signedIn } = await makeApplicant(t);
  const browser = t.browser();
  expect((await browser.call(forgotPassword, { body: { email } })).reply.message).toBe(
    'OTP sent to your email',
  );
  await vi.waitFor(() => expect(t.mails).toHaveLength(1), 5000);
  const otp = /\b\d{6}\b/.exec(t.mails[0]?.text ?? '')?.[0] ?? '';
  expect((await browser.call(verifyOtp, { body: { email, otp } })).reply.message).toBe(
    'OTP verified successfully',
  );
  const body = { email, otp, newPassword: 'Another#2027' };
  expect((await browser.call(resetPassword, { body })).reply.message).toBe('Password reset successfully');
  expect((await browser.call(resetPassword, { body })).failure).toMatchObject({
    code: 'invalid_code',
    message: 'Invalid OTP',
  });
  expect((await signedIn.call(currentUser)).status).toBe(401);
  expect((await browser.call(login, { body: { email, password: PASSWORD } })).failure.code).toBe(
    'wrong_credentials',
  );
  expect((await browser.call(login, { body: { email, password: 'Another#2027' } })).status).toBe(200);
});
