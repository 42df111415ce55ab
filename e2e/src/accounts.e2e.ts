import { expect } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { completeRegistration, fillApplicant, logIn } from './forms.ts';
import { breakCall, focused, join } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';

test('a forgotten password is reset with the code from the email', async ({ visit }) => {
  const person = await join(await visit(), 'applicant');
  const { page } = await visit();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent to your email').first()).toBeVisible();
  const sent = await waitForEmail(person.email, /code for a new/);
  const code = /^\s*(\d{6})\s*$/m.exec(sent)?.[1] ?? '';

  const wrong = code === '000000' ? '111111' : '000000';
  const usedUp = page.getByRole('main').getByText(/If you typed it right, ask for a new code/);
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect(usedUp).toBeHidden();
    await page.getByRole('textbox', { name: 'OTP' }).fill(wrong);
    const refused = page.waitForResponse('**/auth/verify-otp');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await refused;
    await expect(page.getByText('Invalid OTP').first()).toBeVisible();
  }
  await expect(usedUp).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(usedUp).toBeHidden();
  const sentAgain = await waitForEmail(person.email, new RegExp(`code for a new(?![^]*${code})`));
  const newCode = /^\s*(\d{6})\s*$/m.exec(sentAgain)?.[1] ?? '';
  await page.getByRole('textbox', { name: 'OTP' }).fill(newCode);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP verified successfully').first()).toBeVisible();

  await page.getByRole('textbox', { name: 'New password' }).fill('Fresh#Start27');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Different#27');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Fresh#Start27');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, person.email, 'Fresh#Start27');
});

test('a stranger is sent to the log-in and comes back; the wrong role goes home', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/founder-dashboard/matches');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill('founder@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Wrong email or password').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('founder@demo.test');
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await expect(page).toHaveURL('/founder-dashboard/matches');

  await page.goto('/cofounder-dashboard');
  await expect(page).toHaveURL('/founder-dashboard');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/founder-dashboard');
  await page.goto('/preference');
  await expect(page).toHaveURL('/founder-dashboard/preferance');

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/founder-dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('what keeps one from logging in stays above the button, and the address goes along to the reset', async ({
  visit,
}) => {
  const { page } = await visit();
  const { email } = newPerson('founder');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('form').getByRole('alert').getByText('Wrong email or password')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Password');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('founder@demo.test');
  for (const password of ['wrong', 'Demo#2026']) {
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    if (password === 'wrong') await expect(page.getByText('Wrong email or password')).toHaveCount(2);
  }
  await expect(page).toHaveURL('/founder-dashboard');
  await expect(page.getByText('Wrong email or password')).toHaveCount(0, { timeout: 2_000 });
});

/** What the device keeps of forms, as text; empty until a form has made the database. */
async function keptDrafts(): Promise<string> {
  const kept = await indexedDB.databases();
  if (kept.length === 0) return '';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('ampersand-drafts');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const drafts = await new Promise((resolve, reject) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return JSON.stringify(drafts);
}

test('a wizard says what is wrong, and keeps what was typed on the way back and through a reload', async ({
  visit,
}) => {
  const { page } = await visit();
  const person = newPerson('founder');
  await page.goto('/register-founder');
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('textbox', { name: 'Password' }).first().fill('weak');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('weaker');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await expect(
    page.getByText(/Password must be at least 8 characters, start with an uppercase letter/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => (searchParams.get('step') ?? '1') === '1');

  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('0801 234 5678');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Phone number must be exactly 10 digits', { exact: true })).toBeVisible();
  await expect(phone).toHaveValue('0801 234 5678');
  await phone.fill('+91 98204 17365');
  await expect(page.getByText('Phone number must be exactly 10 digits', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Chama Ledger');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.fullName);

  await expect.poll(() => page.evaluate(keptDrafts), { intervals: [100] }).toContain(person.fullName);
  await page.reload();
  await expect(page.getByText('Your answers are still here.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(person.fullName);
  // Whoever only types the password again goes on where they were.
  await page.goto(`${new URL(page.url()).pathname}?step=2`);
  await page.getByRole('button', { name: 'Type it now' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' }).first()).toBeFocused();
  await page.getByRole('button', { name: /^Go on to/ }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Chama Ledger');
});

test('a registration waits for an entry that is too long, says what failed, and keeps everything through a lost network', async ({
  visit,
}) => {
  const { page, context } = await visit();
  const person = newPerson('applicant');
  await fillApplicant(page, person);
  const skills = page.getByRole('textbox', { name: 'Skills' });
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await skills.fill('x'.repeat(81));
  await complete.click();
  await expect(
    page.getByText('An entry can have at most 80 characters; this one has 81.', { exact: true }),
  ).toBeVisible();
  await expect(skills).toHaveValue('x'.repeat(81));
  await skills.fill('sales');
  await breakCall(page, '/users/applicant-register');
  await complete.click();
  const said = page.getByText('An error occurred while submitting the form.', { exact: true });
  await expect(said).toHaveCount(2);
  await page.unroute('**/api/v1/users/applicant-register');
  await context.setOffline(true);
  await complete.click();
  await expect(page.getByText(/cannot reach the server/).first()).toBeVisible();
  await context.setOffline(false);
  await completeRegistration(page, 'Applicant Registered');
  await logIn(page, person.email);
});

test('the screens of accounts are accessible, wide and narrow', async ({ visit }) => {
  for (const width of [1280, 360]) {
    const { page } = await visit({ viewport: { width, height: 800 } });
    for (const path of ['/login', '/forgot-password', '/register', '/register-founder']) {
      await page.goto(path);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
  }
});
