import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser, waitForEmail } from './browser.ts';
import { focused, join, linkIn, press } from './members.ts';
import { logIn, PASSWORD, photo } from './people.ts';

const browser = useBrowser();

async function confirm(page: Page, email: string) {
  await page.goto(linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
}

async function download(page: Page) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  await page.getByRole('heading', { name: 'Your download is complete' }).waitFor();
  return unzipSync(new Uint8Array(await readFile(await file.path())));
}

test('what is held about a member comes as an archive by a link, and agrees with the profile', async () => {
  const member = await join(await browser.visit(), 'founder');
  const { page, email, fullName, phone, id, area } = member;
  await page.goto('/account');
  expect(await page.getByRole('button', { name: 'Request my data' }).isDisabled()).toBe(true);
  await page.getByText('Confirm your email address first: the link must reach you').waitFor();
  await confirm(page, email);
  await page.goto(`${area}/profile`);
  await page.getByLabel('Profile picture').setInputFiles(photo());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByText('Photo updated').waitFor();

  await page.goto('/account');
  await page.route('**/account/export', (route) => route.abort());
  await press(page, 'Request my data');
  await page.getByText(/cannot reach the server/).waitFor();
  await expect.poll(() => focused(page)).toBe('Request my data');
  await page.unroute('**/account/export');
  await page.keyboard.press('Enter');
  await page.getByText(/We are putting your data together/).waitFor();
  const link = linkIn(await waitForEmail(email, /data is ready/), 'export');

  const elsewhere = (await browser.visit()).page;
  await elsewhere.goto(link);
  await elsewhere.getByRole('heading', { name: 'Your data' }).waitFor();
  const files = await download(elsewhere);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  const own = (await (await page.request.get('/api/v1/users/current-user')).json()).data;
  expect(data.users).toMatchObject([{ id, email, fullName, phone }]);
  expect(own).toMatchObject({ id, email, fullName, phone });
  const company = own.profile.FounderProfile[0];
  for (const name of ['companyName', 'vision', 'mission', 'lookingFor', 'fundingStage'])
    expect(data.founder_profiles[0][name]).toBe(company[name]);
  expect(data.profiles[0].location).toBe(own.profile.location);
  const picture = await page.request.get(own.profileUrl);
  expect(Buffer.from(files[`photos/${own.profileUrl.split('/').at(-1)}`] ?? [])).toEqual(
    await picture.body(),
  );
  await page.goto(`${area}/profile`);
  for (const text of [data.users[0].fullName, data.founder_profiles[0].companyName])
    await page.getByRole('heading', { name: text }).first().waitFor();
});

test('a link that is dead says so, what to do, and that a lost network is another thing', async () => {
  const member = await join(await browser.visit(), 'applicant');
  const { page } = member;
  await page.route('**/account/exports/*', (route) => route.abort());
  await page.goto('/export?token=no-such-link');
  await press(page, 'Download');
  await page.getByText(/cannot reach the server/).waitFor();
  await page.unroute('**/account/exports/*');
  await press(page, 'Download');
  await page.getByText(/This link no longer works: archives are kept for seven days/).waitFor();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.waitForURL('**/cofounder-dashboard/account');
  await page.goto('/export');
  await press(page, 'Download');
  await page.getByText('This link is incomplete.').waitFor();

  const program = await page.request.get('/api/v1/account/exports/no-such-link');
  expect(program.status()).toBe(404);
  expect(await program.json()).toMatchObject({ code: 'not_found' });
  const stranger = (await browser.visit()).page;
  await stranger.goto('/account');
  await stranger.waitForURL('**/login?next=%2Faccount');
});

test('a deletion is asked for with the password, hides the profile, and is taken back', async () => {
  const { page, context, email, id } = await join(await browser.visit(), 'applicant');
  const founder = await join(await browser.visit(), 'founder');
  const seen = async () => {
    await founder.page.goto(`/founder-dashboard/detail-page/${id}`);
    await founder.page.getByRole('heading', { level: 1 }).waitFor();
    return founder.page.getByRole('heading', { level: 1 }).innerText();
  };
  await page.goto('/account');
  await press(page, 'Delete my account');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter your password').waitFor();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong password').waitFor();
  const password = page.getByRole('textbox', { name: 'Your password' });
  expect(await password.inputValue()).toBe('not it');
  await password.fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText(/cannot reach the server/).waitFor();
  expect(await password.inputValue()).toBe(PASSWORD);
  await context.setOffline(false);
  await press(page, 'Delete my account');
  const notice = page.getByRole('region', { name: 'Your account will be deleted' });
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('heading', { name: 'Delete your account' }).count()).toBe(0);
  await waitForEmail(email, /will be deleted/);
  expect(await seen()).toBe('We cannot find this person');

  const elsewhere = await browser.visit();
  await logIn(elsewhere.page, email);
  await elsewhere.page.goto('/account');
  await press(elsewhere.page, 'Keep my account');
  await elsewhere.page.getByText('Your account will not be deleted').waitFor();
  await expect.poll(() => focused(elsewhere.page)).toBe('Your account');
  await waitForEmail(email, /will not be deleted/);
  expect(await seen()).not.toBe('We cannot find this person');
  await page.reload();
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor();
  expect(await notice.count()).toBe(0);
});

test.each([1280, 360])('the page of an archive is accessible at %i px', async (width) => {
  const { page } = await browser.visit({ viewport: { width, height: 800 } });
  await page.goto('/export?token=no-such-link');
  await page.getByRole('button', { name: 'Download' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Download');
  await page.getByRole('link', { name: 'Go to your account' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
