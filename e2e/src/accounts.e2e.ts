import { expect, test } from 'vitest';
import { expectAccessible, useBrowser, waitForEmail } from './browser.ts';
import { completeRegistration, fillApplicant, logIn, newPerson, PASSWORD } from './people.ts';

const browser = useBrowser();

test('a forgotten password is reset with the code from the email', async () => {
  const { page } = await browser.visit();
  const person = newPerson('applicant');
  await fillApplicant(page, person);
  await completeRegistration(page, 'Applicant Registered');

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('OTP sent to your email').first().waitFor();
  const sent = await waitForEmail(person.email, /code for a new/);
  const code = /^\s*(\d{6})\s*$/m.exec(sent)?.[1] ?? '';

  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByRole('textbox', { name: 'OTP' }).fill(wrong);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByText('Invalid OTP').first().waitFor();
  await page.getByRole('textbox', { name: 'OTP' }).fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByText('OTP verified successfully').first().waitFor();

  await page.getByRole('textbox', { name: 'New password' }).fill('Fresh#Start27');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Different#27');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Passwords do not match').first().waitFor();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Fresh#Start27');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Password reset successfully').first().waitFor();
  await page.waitForURL('**/login');
  await logIn(page, person.email, 'Fresh#Start27');
});

test('a stranger is sent to the log-in and comes back; the wrong role goes home', async () => {
  const { page } = await browser.visit();
  await page.goto('/founder-dashboard/matches');
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill('founder@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Wrong email or password').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('founder@demo.test');
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  expect(new URL(page.url()).pathname).toBe('/founder-dashboard/matches');

  await page.goto('/cofounder-dashboard');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  await page.waitForURL('**/founder-dashboard');
  await page.goto('/preference');
  await page.waitForURL('**/founder-dashboard/preferance');

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/founder-dashboard');
  await page.waitForURL(/\/login\?next=/);
});

test('what keeps one from logging in stays above the button, and the address goes along to the reset', async () => {
  const { page } = await browser.visit();
  const { email } = newPerson('founder');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('form').getByRole('alert').getByText('Wrong email or password').waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
});

test('a skill that is too long stays in its box, and the registration waits for it', async () => {
  const { page } = await browser.visit();
  await fillApplicant(page, newPerson('applicant'));
  await page.getByRole('textbox', { name: 'Skills' }).fill('x'.repeat(81));
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page
    .getByText('An entry can have at most 80 characters; this one has 81.', { exact: true })
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Skills' }).inputValue()).toBe('x'.repeat(81));
  await page.getByRole('textbox', { name: 'Skills' }).fill('sales');
  await completeRegistration(page, 'Applicant Registered');
});

test('a wizard says what is wrong, and keeps what was typed on the way back and through a reload', async () => {
  const { page } = await browser.visit();
  const person = newPerson('founder');
  await page.goto('/register-founder');
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('textbox', { name: 'Password' }).first().fill('weak');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('weaker');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Invalid email address').first().waitFor();
  await page
    .getByText(/Password must be at least 8 characters, start with an uppercase letter/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('step') ?? '1').toBe('1');

  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('0801 234 5678');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Phone number must be exactly 10 digits', { exact: true }).waitFor();
  expect(await phone.inputValue()).toBe('0801 234 5678');
  await phone.fill('+91 98204 17365');
  await page
    .getByText('Phone number must be exactly 10 digits', { exact: true })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Chama Ledger');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe(person.fullName);

  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  await page.reload();
  await page.getByText('Your answers are still here.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe(person.fullName);
  await page.goBack();
});

test('a registration that meets a lost network keeps everything and goes through later', async () => {
  const { page, context } = await browser.visit();
  const person = newPerson('applicant');
  await fillApplicant(page, person);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page
    .getByText(/cannot reach the server/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await completeRegistration(page, 'Applicant Registered');
  await logIn(page, person.email);

  const second = await browser.visit();
  await fillApplicant(second.page, person);
  await second.page.getByRole('button', { name: 'Complete Registration' }).click();
  await second.page.getByText('Email already registered').first().waitFor();
});

test('the screens of accounts are accessible, wide and narrow', async () => {
  for (const width of [1280, 360]) {
    const { page } = await browser.visit({ viewport: { width, height: 800 } });
    for (const path of ['/login', '/forgot-password', '/register', '/register-founder']) {
      await page.goto(path);
      await page.getByRole('textbox').first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
