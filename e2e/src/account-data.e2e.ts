import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { logIn } from './forms.ts';
import { focused, join, linkIn, press } from './members.ts';
import { PASSWORD, photo } from './person.ts';

async function confirm(page: Page, email: string) {
  await page.goto(linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
}

async function download(page: Page) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  await expect(page.getByRole('heading', { name: 'Your download is complete' })).toBeVisible();
  return unzipSync(new Uint8Array(await readFile(await file.path())));
}

test('what is held about a member comes as an archive by a link, and agrees with the profile', async ({
  visit,
}) => {
  const member = await join(await visit(), 'founder');
  const { page, email, fullName, phone, id, area } = member;
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Request my data' })).toBeDisabled();
  await expect(page.getByText('Confirm your email address first: the link must reach you')).toBeVisible();
  await confirm(page, email);
  await page.goto(`${area}/profile`);
  await page.getByLabel('Profile picture').setInputFiles(photo());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Photo updated')).toBeVisible();

  await page.goto('/account');
  await page.route('**/account/export', (route) => route.abort());
  await press(page, 'Request my data');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Request my data');
  await page.unroute('**/account/export');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We are putting your data together/)).toBeVisible();
  const link = linkIn(await waitForEmail(email, /data is ready/), 'export');

  const elsewhere = (await visit()).page;
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Your data' })).toBeVisible();
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
    await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
});

test('a link that is dead says so, what to do, and that a lost network is another thing', async ({
  visit,
}) => {
  const member = await join(await visit(), 'applicant');
  const { page } = member;
  await page.route('**/account/exports', (route) => route.abort());
  await page.goto('/export?token=no-such-link');
  await press(page, 'Download');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await page.unroute('**/account/exports');
  await press(page, 'Download');
  await expect(page.getByText(/This link no longer works: archives are kept for seven days/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL('/cofounder-dashboard/account');
  await page.goto('/export');
  await press(page, 'Download');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();

  const program = await page.request.get('/api/v1/account/exports/no-such-link');
  expect(program.status()).toBe(404);
  expect(await program.json()).toMatchObject({ code: 'not_found' });
  const stranger = (await visit()).page;
  await stranger.goto('/account');
  await expect(stranger).toHaveURL('/login?next=%2Faccount');
});

test('a deletion is asked for with the password, hides the profile, and is taken back', async ({ visit }) => {
  const { page, context, email, id } = await join(await visit(), 'applicant');
  const founder = await join(await visit(), 'founder');
  const seen = async () => {
    await founder.page.goto(`/founder-dashboard/detail-page/${id}`);
    return founder.page.getByRole('heading', { level: 1 }).innerText();
  };
  await page.goto('/account');
  await press(page, 'Delete my account');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong password')).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Your password' });
  await expect(password).toHaveValue('not it');
  await password.fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(password).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await press(page, 'Delete my account');
  const notice = page.getByRole('region', { name: 'Your account will be deleted' });
  await expect(notice).toBeVisible();
  await expect(notice).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText(/^Your account will be deleted on \d+ [A-Z][a-z]+\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Account page' }).click();
  await expect(notice).toBeVisible();
  await waitForEmail(email, /will be deleted/);
  expect(await seen()).toBe('We cannot find this person');

  const elsewhere = await visit();
  await logIn(elsewhere.page, email);
  await elsewhere.page.goto('/account');
  await press(elsewhere.page, 'Keep my account');
  await expect(elsewhere.page.getByText('Your account will not be deleted')).toBeVisible();
  await expect(focused(elsewhere.page)).toHaveAccessibleName('Your account');
  await waitForEmail(email, /will not be deleted/);
  expect(await seen()).not.toBe('We cannot find this person');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const width of [1280, 360])
  test(`the page of an archive is accessible at ${width} px`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    await page.goto('/export?token=no-such-link');
    await press(page, 'Download');
    await expect(page.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page);
  });
