import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { focused, join, logInByApi, post } from './members.ts';
import { save, signUp } from './own-profile.ts';
import { logIn, photo } from './people.ts';

const browser = useBrowser();

const visitAs = (side: 'applicant' | 'founder') => signUp(browser, side);
const percent = async (page: Page) => {
  const text = await page.locator('#profile-percent').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
};

test('name, place, age and gender are changed in a dialog; email and phone are only shown there', async () => {
  const { page, email } = await visitAs('applicant');
  expect(await percent(page)).toBe(45);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('readonly')).not.toBeNull();
  expect(await page.getByRole('textbox', { name: 'Phone' }).getAttribute('readonly')).not.toBeNull();
  await page.getByRole('textbox', { name: 'Full name' }).fill(' ');
  await page.getByRole('textbox', { name: 'Age' }).fill('17');
  await save(page);
  await page.getByText('Please enter your full name').waitFor();
  await page.getByText('Age must be between 18 and 100').waitFor();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Noor Haddad');
  await page.getByRole('textbox', { name: 'Age' }).fill('31');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('OTHER');
  await save(page);
  await page.getByText('Profile updated').waitFor();
  await page.getByText('Welcome Noor Haddad').waitFor();
  expect(await percent(page)).toBe(64);
  expect(await focused(page)).toContain('Edit Profile');
});

test('jobs and courses of study are added, changed and deleted, by keyboard too', async () => {
  const { page } = await visitAs('applicant');
  await page.getByRole('button', { name: 'Add Experience' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Add Experience' }).waitFor();
  await page.getByRole('textbox', { name: 'Role' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('role');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter the role').waitFor();
  await page.getByText('Please enter the company').waitFor();
  await page.getByText('Please fill in this field').waitFor();
  await page.keyboard.type('Android developer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mavuno Notes');
  await page.getByLabel('Start date').fill('2021-02-01');
  await page.getByLabel('End date').fill('2020-01-01');
  await page.keyboard.press('Enter');
  await page.getByText('The end date is before the start date').waitFor();
  await page.getByRole('checkbox', { name: 'I currently work here' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByLabel('End date').isDisabled()).toBe(true);
  await save(page);
  await page.getByText('Experience added').waitFor();
  await page.getByText('Feb 2021 – Present').waitFor();
  await expect.poll(() => focused(page)).toContain('Add Experience');

  await page.getByRole('button', { name: 'Edit Experience: Android developer, Mavuno Notes' }).click();
  await page.getByRole('heading', { name: 'Edit Experience' }).waitFor();
  await page.getByRole('checkbox', { name: 'I currently work here' }).uncheck();
  await page.getByLabel('End date').fill('2023-05-31');
  await save(page);
  await page.getByText('Experience updated').waitFor();
  await page.getByText('Feb 2021 – May 2023').waitFor();

  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByRole('textbox', { name: 'Degree' }).fill('BSc');
  await page.getByRole('textbox', { name: 'Institution' }).fill('University of Nairobi');
  await page.getByLabel('Start date').fill('2015-09-01');
  await save(page);
  await page.getByText('Education added').waitFor();

  await page.route('**/api/v1/profile/education/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /^Delete Education: BSc/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Something went wrong while deleting.').waitFor();
  await page.getByRole('heading', { name: 'BSc' }).waitFor();
  await page.unroute('**/api/v1/profile/education/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Deleted successfully.').waitFor();
  expect(await page.getByRole('heading', { name: 'BSc' }).count()).toBe(0);

  await page.getByRole('button', { name: /^Delete Experience/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('Feb 2021 – May 2023').waitFor();
  await page.reload();
  await page.getByText('Feb 2021 – May 2023').waitFor();
});

test('words are added and removed one by one or as a list, each saved at once and undone', async () => {
  const { page } = await visitAs('applicant');
  const box = page.getByRole('textbox', { name: 'Key Skills' });
  await box.pressSequentially('Rust,kotlin, ,');
  await page.getByText('Added Rust', { exact: true }).waitFor();
  await box.press('Enter');
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(3);
  await box.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Go; SQL\nElm, Rust');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText('Added Go, Elm', { exact: true }).waitFor();
  await page.getByText('Added Rust', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove Elm' }).waitFor({ state: 'detached' });

  await box.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.getByText('Removed SQL', { exact: true }).waitFor();
  await page.getByText('Added Go, Elm', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove SQL' }).waitFor();
  const shown = () =>
    page.getByRole('button', { name: /^Remove / }).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(await shown()).toEqual(['Remove Kotlin', 'Remove SQL', 'Remove Rust']);

  const long = 'x'.repeat(93);
  await page.getByRole('textbox', { name: 'Interests' }).pressSequentially(`climate, ${long},`);
  await page
    .getByText('An entry can have at most 80 characters; this one has 93.', { exact: true })
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Interests' }).inputValue()).toBe(long);
  await page.getByRole('button', { name: 'Remove climate' }).waitFor();
  await page.getByRole('textbox', { name: 'Interests' }).fill('');

  await page.route('**/api/v1/profile/*/habits', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Habits' }).fill('early riser');
  await page.keyboard.press('Enter');
  await page.getByText(/cannot reach the server/).waitFor();
  await page.getByRole('button', { name: 'Remove early riser' }).waitFor({ state: 'detached' });
  await page.unroute('**/api/v1/profile/*/habits');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Added early riser', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove early riser' }).waitFor();
  expect((await shown()).slice(0, 3)).toEqual(['Remove Kotlin', 'Remove SQL', 'Remove Rust']);
});

test('company details are edited on a copy: Cancel leaves them, a failed save and a reload lose nothing', async () => {
  const { page } = await visitAs('founder');
  const open = () => page.getByRole('button', { name: 'Edit Company Details' }).click();
  const name = page.getByRole('textbox', { name: 'Company Name' });
  await open();
  await name.fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Chama Ledger' }).waitFor();
  await open();
  expect(await name.inputValue()).toBe('Chama Ledger');
  await name.fill('');
  await page.getByRole('textbox', { name: 'Vision' }).fill('');
  await page.getByRole('textbox', { name: 'Mission' }).fill('');
  await page.getByRole('textbox', { name: 'Company Size' }).fill('0');
  await save(page);
  for (const message of [
    'Please enter the company name',
    'Please describe the vision',
    'Please describe the mission',
    'Company size must be at least 1',
  ])
    await page.getByText(message).waitFor();

  await name.fill('Chama Books');
  await page.getByRole('textbox', { name: 'Vision' }).fill('Books that belong to the group.');
  await page.getByRole('textbox', { name: 'Mission' }).fill('One phone, one book.');
  await page.getByRole('textbox', { name: 'Company Size' }).fill('4');
  await page.route('**/founder-profile/*', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'Back in a minute', code: 'unavailable', requestId: 'r' },
    }),
  );
  await save(page);
  await page.getByText('Back in a minute. Nothing you typed is lost.').waitFor();
  await expect.poll(() => focused(page)).toBe('Try again');
  await page.unroute('**/founder-profile/*');
  await page.reload();
  await page.getByText('What you typed before is still here.').waitFor();
  expect(await name.inputValue()).toBe('Chama Books');
  await save(page);
  await page.getByText('Company details updated').waitFor();
  await page.getByRole('heading', { name: 'Chama Books' }).waitFor();
  await page.getByText('4 people').waitFor();

  const applicant = await visitAs('applicant');
  expect(await applicant.page.getByText('Company Details').count()).toBe(0);
});

test('a log-out in another window leads to the log-in and says why; what was typed is there after it', async () => {
  const { page, context, email } = await visitAs('applicant');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Location' }).fill('Nashik');
  await post(context, '/auth/logout', {});
  await page.waitForURL(/\/login\?next=/);
  await page.getByText('You are no longer logged in. Please log in to continue').waitFor();
  await logIn(page, email);
  await expect.poll(() => page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('Nashik');
});

test('two windows do not overwrite each other: what was typed survives the reload', async () => {
  const { page, context } = await visitAs('applicant');
  const other = await context.newPage();
  await other.goto('/cofounder-dashboard/profile');
  await other.getByRole('button', { name: 'Edit Profile' }).click();
  await other.getByRole('textbox', { name: 'Location' }).fill('Nashik');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await save(page);
  await page.getByText('Profile updated').waitFor();

  await save(other);
  await other.getByText(/changed in another window. Reload to see what is new/).waitFor();
  await other.getByRole('button', { name: 'Reload' }).click();
  await other.getByText('This is the latest version, with your changes added.').waitFor();
  expect(await other.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Asha Rao');
  expect(await other.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('Nashik');
  await save(other);
  await other.getByText('Profile updated').waitFor();

  await page.getByRole('textbox', { name: 'Hobbies' }).fill('kites');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reload and save again' }).click();
  await page.getByText('Added kites', { exact: true }).waitFor();
  await page.getByText('Nashik').waitFor();
});

test('a picture is cropped and sent; what is no picture, or too heavy, is refused with a reason', async () => {
  const { page } = await visitAs('applicant');
  const file = page.getByLabel('Profile picture');
  const [image, text] = ['image/png', 'text/plain'];
  await file.setInputFiles({ name: 'me.txt', mimeType: text, buffer: Buffer.from('me') });
  await page.getByText('That is not a picture.').waitFor();
  await file.setInputFiles({ name: 'me.png', mimeType: image, buffer: Buffer.from('me') });
  await page.getByText('We cannot open that file as a picture.').waitFor();
  await file.setInputFiles({ name: 'me.png', mimeType: image, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await page.getByText('That picture is over 5 MB.').waitFor();

  await file.setInputFiles(photo());
  await page.getByRole('heading', { name: 'Your picture' }).waitFor();
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await page.route('**/profile/upload/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByText(/cannot reach the server/).waitFor();
  await page.unroute('**/profile/upload/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Photo updated').waitFor();
  await page.getByRole('button', { name: 'Change your picture' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Change your picture');
});

test('the reminder comes after ten seconds, waits for who types, and comes again after fifteen', async () => {
  const { page } = await join(await browser.visit(), 'applicant');
  await page.clock.install();
  await page.goto('/cofounder-dashboard/matches');
  await page.getByRole('heading', { name: 'Matches', exact: true }).waitFor();
  const reminder = page.getByRole('complementary', { name: 'Profile reminder' });
  const flag = () => page.evaluate(() => localStorage.getItem('profileReminder'));
  expect(await flag()).toBe('true');
  await page.clock.runFor(9_000);
  expect(await reminder.count()).toBe(0);
  await page.clock.runFor(1_500);
  await reminder.waitFor();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.keyboard.press('Escape');
  await reminder.waitFor({ state: 'detached' });
  await page.clock.runFor(14_000);
  expect(await reminder.count()).toBe(0);
  await page.clock.runFor(1_500);
  await reminder.getByRole('link', { name: 'Complete Profile' }).click();
  await page.waitForURL('**/cofounder-dashboard/profile');
  expect(await reminder.count()).toBe(0);

  await page.getByRole('textbox', { name: 'Hobbies' }).focus();
  await page.clock.runFor(20_000);
  expect(await reminder.count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Profile' }).focus();
  await page.clock.runFor(100);
  await reminder.waitFor();
});

test('the flag goes when the profile is complete', async () => {
  const { page, context } = await browser.visit();
  await logInByApi(context, 'applicant@demo.test', 'Demo#2026');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('profileReminder', 'true'));
  await page.goto('/cofounder-dashboard/profile');
  await page.getByRole('heading', { name: 'Your profile is complete' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('profileReminder'))).toBeNull();
});

test.each([1280, 360])('profile and account are accessible, their dialogs too, at %i px', async (width) => {
  const { page, context } = await browser.visit({ viewport: { width, height: 800 } });
  await logInByApi(context, 'founder@demo.test', 'Demo#2026');
  for (const path of ['account', 'profile']) {
    await page.goto(`/founder-dashboard/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const button of ['Edit Profile', 'Add Experience', 'Edit Company Details']) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
