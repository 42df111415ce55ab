import { brand } from '@ampersand/contract/brand';
import { expect } from '@playwright/test';
import { test, waitForEmail } from './browser.ts';
import { join, linkIn } from './members.ts';
import { newPerson } from './person.ts';

const WITHOUT_SCRIPTS = { javaScriptEnabled: false } as const;

test('without scripts a forgotten password is set anew, and the log-in leads where one wanted to go', async ({
  visit,
}) => {
  const { email } = await join(await visit(), 'applicant');
  const { page } = await visit(WITHOUT_SCRIPTS);
  await page.goto('/cofounder-dashboard/matches');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').getByText('Wrong email or password')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = /^\s*(\d{6})\s*$/m.exec(await waitForEmail(email, /code for a new/))?.[1] ?? '';
  await page.getByRole('textbox', { name: 'OTP' }).fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  for (const name of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name }).fill('Fresh#Start27');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login/);

  await page.goto('/cofounder-dashboard/matches');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Fresh#Start27');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/cofounder-dashboard/matches');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/cofounder-dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('without scripts the newsletter is asked for, confirmed and left, and a place on the waitlist too', async ({
  visit,
}) => {
  const { page } = await visit(WITHOUT_SCRIPTS);
  const { email } = newPerson('founder');
  const main = page.getByRole('main');
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/');
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('textbox').fill(email);
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByText(/^Almost there/)).toBeVisible();
  await page.goto(linkIn(await waitForEmail(email, /newsletter\/confirm/), 'newsletter/confirm'));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await title('You are subscribed');
  await page.goto(linkIn(await waitForEmail(email, /Welcome to the/), 'newsletter/unsubscribe'));
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await title('You are unsubscribed');

  await page.goto('/');
  await main.getByRole('link', { name: 'Join the Waitlist' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('radio', { name: /A founder/ }).check();
  await main.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(main.getByText(/^Almost there/)).toBeVisible();
  await page.goto(linkIn(await waitForEmail(email, /waitlist\/confirm/), 'waitlist/confirm'));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await title('You are on the waitlist');
});

test('without scripts a message reaches us, and nothing typed is lost when something is missing', async ({
  visit,
}) => {
  const { page } = await visit(WITHOUT_SCRIPTS);
  const { email, fullName } = newPerson('applicant');
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill(fullName);
  await main.getByRole('textbox', { name: 'Message' }).fill('May twelve of us join together?');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('May twelve of us join together?');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('Your message is on its way', { exact: true })).toBeVisible();
  expect(await waitForEmail(brand.supportEmail, new RegExp(email))).toContain('May twelve of us join');
});
