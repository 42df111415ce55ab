import { expect, type Page } from '@playwright/test';
import { expectLoaded, test } from './browser.ts';
import { breakCall, join } from './members.ts';
import { PASSWORD } from './person.ts';

const toast = (page: Page, text: string) =>
  expect(page.getByRole('alert').getByText(text, { exact: true }).last()).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a reset whose answers come without words says what failed at each step', async ({ visit }) => {
  const { page } = await visit();
  for (const path of ['forgot-password', 'verify-otp', 'reset-password'])
    await breakCall(page, `/auth/${path}`);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
  await press(page, 'Send OTP');
  await toast(page, 'Failed to send OTP');

  await page.unroute('**/api/v1/auth/forgot-password');
  await press(page, 'Send OTP');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
  await press(page, 'Verify OTP');
  await toast(page, 'Invalid OTP');

  await page.unroute('**/api/v1/auth/verify-otp');
  await page.route('**/api/v1/auth/verify-otp', (route) =>
    route.fulfill({ json: { message: 'OTP verified successfully' } }),
  );
  await press(page, 'Verify OTP');
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await press(page, 'Reset Password');
  await toast(page, 'Failed to reset password');
});

test('preferences that could not be saved are named, though the answer comes without words', async ({
  visit,
}) => {
  const { page, area } = await join(await visit(), 'founder');
  await page.goto(`${area}/preferance`);
  await breakCall(page, '/preference/founder/*');
  await page.getByRole('textbox', { name: 'Your startup idea' }).fill('Ledgers');
  await press(page, 'Save preferences');
  await toast(page, 'Error saving preferences.');
});

test('a page that could not be reached comes by itself once the network is back', async ({ visit }) => {
  const visited = await visit();
  const { page, context, area } = await join(visited, 'founder');
  const matches = page.getByRole('heading', { level: 1, name: 'Matches' });
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.goto(`${area}/matches`);
  await expectLoaded(page);
  await goTo('Preferences');
  await expect(page).toHaveURL(/preferance/);
  await expectLoaded(page);
  await context.setOffline(true);
  await goTo('Matches');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/matches/);
  await expect(matches).toBeVisible();

  // Scripts that were never fetched: no reload into the browser's own page.
  await page.goto('/pricing');
  await expectLoaded(page);
  await context.setOffline(true);
  await goTo('About Us');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/about/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  expect(visited.problems.splice(0)[0]).toContain('Error loading route module');
});

test('a link leads on where a newer release has other scripts', async ({ visit }) => {
  const visited = await visit();
  const { page, area } = await join(visited, 'founder');
  await page.goto(`${area}/matches`);
  await expectLoaded(page);
  await page.route(/\/assets\/saved-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL(`${area}/matches/saved`);
  await expect(page.getByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
  expect(visited.problems.splice(0).join()).toContain('Error loading route module');
});
