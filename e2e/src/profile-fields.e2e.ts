import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { focused, post } from './members.ts';
import { save, signUp } from './own-profile.ts';
import { photo } from './people.ts';

const browser = useBrowser();
const logo = () => ({ ...photo(), name: 'logo.png' });
const dialogGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const ownId = async (page: Page): Promise<string> =>
  (await (await page.context().request.get('/api/v1/users/current-user')).json()).data.id;
/** Whether a picture of the server is there and was drawn. */
const isDrawn = (within: Page | Locator) =>
  within
    .locator('img[src^="/uploads/"]')
    .first()
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('the phone number is changed on the account page, where the profile leads; whoever connects sees the new one', async () => {
  const { page, phone } = await signUp(browser, 'applicant');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe(phone);
  await page.getByRole('textbox', { name: 'Location' }).fill('Nashik');
  await page.getByRole('dialog').getByRole('link', { name: 'your account page' }).last().click();
  await page.waitForURL('**/cofounder-dashboard/account');

  const field = page.getByRole('textbox', { name: 'New phone number' });
  const send = page.getByRole('button', { name: 'Save phone number' });
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await send.click();
  await page.getByText('Phone number must be exactly 10 digits').waitFor();
  await field.pressSequentially('0801 234 5678');
  await page.getByText('Phone number must be exactly 10 digits').waitFor();
  await field.fill('+91 98204 17365');
  await page.route('**/account/phone', (route) => route.abort());
  await send.click();
  await page.getByText(/cannot reach the server/).waitFor();
  expect(await field.inputValue()).toBe('+91 98204 17365');
  await page.unroute('**/account/phone');
  await send.click();
  await page.getByText('Phone number saved').waitFor();
  await page.getByText('+919820417365', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByText('What you typed before is still here.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('Nashik');
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+919820417365');

  const founder = await signUp(browser, 'founder');
  await founder.page.goto(`/founder-dashboard/detail-page/${await ownId(page)}`);
  await founder.page.getByRole('button', { name: 'Connect' }).click();
  const link = founder.page.getByRole('link', { name: '+919820417365' });
  expect(await link.getAttribute('href')).toBe('tel:+919820417365');
  await founder.page.reload();
  await link.waitFor();
  expect(await founder.page.getByRole('button', { name: 'Connect', exact: true }).count()).toBe(0);
});

test('the phone number is changed by keyboard alone', async () => {
  const { page } = await signUp(browser, 'founder');
  await page.goto('/founder-dashboard/account');
  await page.getByRole('button', { name: 'Change phone number' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('555');
  await page.keyboard.press('Enter');
  await page.getByText('Phone number must be exactly 10 digits').waitFor();
  await page.keyboard.type('0102030');
  await page.keyboard.press('Enter');
  await page.getByText('5550102030', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Change phone number');
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'New phone number' }).waitFor();
  for (const _ of ['Save', 'Cancel']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Change phone number');
});

test('what an applicant does now and hopes for is changed, taken back when the save fails, and read by founders', async () => {
  const { page } = await signUp(browser, 'applicant');
  const card = page.getByRole('region', { name: 'Now and next' });
  const open = () => page.getByRole('button', { name: 'Edit Now and next' }).click();
  await open();
  await page.getByRole('textbox', { name: 'Current job' }).fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialogGone(page);
  expect(await card.getByText('Not said yet').count()).toBe(3);

  await open();
  await page.getByRole('textbox', { name: 'Current job' }).fill('Ledger engineer');
  await page.getByRole('combobox', { name: 'Available to join a startup' }).selectOption('Not at the moment');
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('x'.repeat(201));
  await save(page);
  await page.getByText('Please keep this to 200 characters or fewer').waitFor();
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('$60,000 a year');
  await page.route('**/profile/*/work', async (route) => {
    // What was sent is on the page before the answer is.
    await card.getByText('Ledger engineer').waitFor();
    await route.fulfill({ status: 500, json: {} });
  });
  await save(page);
  await page.getByText('Your profile could not be saved. Nothing you typed').waitFor();
  expect(await card.getByText('Not said yet').count()).toBe(3);
  await page.unroute('**/profile/*/work');
  await page.reload();
  await page.getByText('What you typed before is still here.').waitFor();
  await save(page);
  await page.getByText('Profile updated').waitFor();
  await page.reload();
  for (const text of ['Ledger engineer', 'Not at the moment', '$60,000 a year'])
    await card.getByText(text).waitFor();

  const founder = await signUp(browser, 'founder');
  expect(await founder.page.getByRole('region', { name: 'Now and next' }).count()).toBe(0);
  await founder.page.goto(`/founder-dashboard/detail-page/${await ownId(page)}`);
  const seen = founder.page.getByRole('region', { name: 'Now and next' });
  for (const text of ['Ledger engineer', 'Not at the moment', '$60,000 a year'])
    await seen.getByText(text).waitFor();
});

test('the same by keyboard alone, and two windows do not overwrite each other', async () => {
  const { page, context } = await signUp(browser, 'applicant');
  const other = await context.newPage();
  await other.goto('/cofounder-dashboard/profile');
  await other.getByRole('button', { name: 'Edit Now and next' }).click();
  await other.getByRole('textbox', { name: 'Salary expectations' }).fill('$40 an hour');

  await page.getByRole('button', { name: 'Edit Now and next' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('currentJob');
  await page.keyboard.type('Baker');
  await page.keyboard.press('Tab');
  await page.keyboard.press('y');
  await page.keyboard.press('Tab');
  await page.keyboard.type('open to discuss');
  await page.keyboard.press('Enter');
  await page.getByText('Profile updated').waitFor();
  await page.getByText('open to discuss').waitFor();
  const card = page.getByRole('region', { name: 'Now and next' });
  await card.getByText('Yes', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Edit Now and next');

  await save(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await other.getByText('This is the latest version, with your changes added.').waitFor();
  expect(await other.getByRole('textbox', { name: 'Current job' }).inputValue()).toBe('Baker');
  await save(other);
  await other.getByText('$40 an hour', { exact: true }).waitFor();
  await other.getByText('Baker').waitFor();
});

test('a founder gives the company a logo: what is no picture is refused, applicants see it, and it can be taken away', async () => {
  const { page } = await signUp(browser, 'founder');
  const file = page.getByLabel('Company logo');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await page.getByText('That is not a picture.').waitFor();
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await page.getByText('That picture is over 5 MB.').waitFor();
  await file.setInputFiles(logo());
  await page.getByRole('heading', { name: 'Your logo' }).waitFor();
  await page.route('**/founder-profile/*/logo', (route) => route.abort());
  await page.getByRole('button', { name: 'Save logo' }).click();
  await page.getByText(/cannot reach the server/).waitFor();
  await page.getByRole('button', { name: 'Add a logo', includeHidden: true }).waitFor({ state: 'attached' });
  await page.unroute('**/founder-profile/*/logo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Logo updated').waitFor();
  await expect.poll(() => focused(page)).toBe('Change your logo');
  expect(await page.getByRole('button', { name: 'Add a picture' }).count()).toBe(1);

  const applicant = await signUp(browser, 'applicant');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${await ownId(page)}`);
  await applicant.page.getByRole('heading', { name: 'Company Details' }).waitFor();
  await expect
    .poll(() => isDrawn(applicant.page.getByRole('region', { name: 'Company Details' })))
    .toBe(true);

  await page.getByRole('button', { name: 'Remove your logo' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await dialogGone(page);
  await page.route('**/founder-profile/*/logo', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove your logo' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(/cannot reach the server/).waitFor();
  await page.getByRole('button', { name: 'Change your logo' }).waitFor();
  await page.unroute('**/founder-profile/*/logo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Logo removed').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Add a logo' }).waitFor();
  expect(await page.getByRole('button', { name: 'Remove your logo' }).count()).toBe(0);
});

test('a logo stands on the card of the company in the list of an applicant', async () => {
  const [founder, applicant] = [await browser.visit(), await browser.visit()];
  const logIn = (context: BrowserContext, email: string) =>
    post(context, '/auth/login', { email, password: 'Demo#2026' });
  await logIn(founder.context, 'founder@demo.test');
  await logIn(applicant.context, 'applicant@demo.test');
  await founder.page.goto('/founder-dashboard/profile');
  await founder.page.getByLabel('Company logo').setInputFiles(logo());
  await founder.page.getByRole('button', { name: 'Save logo' }).click();
  await founder.page.getByText('Logo updated').waitFor();
  await applicant.page.goto('/cofounder-dashboard/matches');
  const card = applicant.page.getByRole('article').filter({ hasText: 'Himvahak' });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(card)).toBe(true);
  await founder.page.getByRole('button', { name: 'Remove your logo' }).click();
  await founder.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await founder.page.getByText('Logo removed').waitFor();
});

test('logo and photo are chosen, framed, saved and taken away by keyboard alone', async () => {
  const { page } = await signUp(browser, 'founder');
  for (const [noun, saved, removed] of [
    ['logo', 'Logo updated', 'Logo removed'],
    ['picture', 'Photo updated', 'Photo removed'],
  ] as const) {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Add a ${noun}` }).focus();
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(photo());
    await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('range');
    await page.keyboard.press('ArrowRight');
    while ((await focused(page)) !== `Save ${noun}`) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(saved).waitFor();
    await expect.poll(() => focused(page)).toBe(`Change your ${noun}`);

    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(`Remove your ${noun}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Keep it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(removed).waitFor();
    await expect.poll(() => focused(page)).toBe(`Add a ${noun}`);
  }
});

test('a photo is taken away with one press and a yes: the initial takes its place everywhere', async () => {
  const { page } = await signUp(browser, 'applicant');
  await page.getByLabel('Profile picture').setInputFiles(photo());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByText('Photo updated').waitFor();
  await expect.poll(() => isDrawn(page.getByRole('banner'))).toBe(true);
  await page.getByRole('button', { name: 'Remove your picture' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Photo removed').waitFor();
  await expect.poll(() => page.locator('img[src^="/uploads/"]').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Add a picture' }).waitFor();
});

test.each([1280, 360])('the new editors are accessible at %i px', async (width) => {
  const look = async (page: Page) => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  const { page } = await signUp(browser, 'founder');
  await page.setViewportSize({ width, height: 800 });
  await page.getByLabel('Company logo').setInputFiles(logo());
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Save logo' }).click();
  await page.getByText('Logo updated').waitFor();
  await dialogGone(page);
  await look(page);
  await page.getByRole('button', { name: 'Remove your logo' }).click();
  await page.getByRole('button', { name: 'Keep it' }).waitFor();
  await look(page);
  await page.goto('/founder-dashboard/account');
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await page.getByRole('button', { name: 'Save phone number' }).click();
  await page.getByText('Phone number must be exactly 10 digits').waitFor();
  await look(page);

  const applicant = await browser.visit({ viewport: { width, height: 800 } });
  await post(applicant.context, '/auth/login', { email: 'applicant@demo.test', password: 'Demo#2026' });
  await applicant.page.goto('/cofounder-dashboard/profile');
  await applicant.page.getByRole('button', { name: 'Edit Now and next' }).click();
  await applicant.page.getByRole('textbox', { name: 'Current job' }).waitFor();
  await look(applicant.page);
});
