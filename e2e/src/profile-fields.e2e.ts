import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test } from './browser.ts';
import { focused, post } from './members.ts';
import { save, signUp } from './own-profile.ts';
import { photo } from './person.ts';

const logo = () => ({ ...photo(), name: 'logo.png' });
const dialogGone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const ownId = async (page: Page): Promise<string> =>
  (await (await page.context().request.get('/api/v1/users/current-user')).json()).data.id;
/** Whether a picture of the server is there and was drawn. */
async function isDrawn(within: Page | Locator): Promise<boolean> {
  const picture = within.locator('img[src^="/uploads/"]').first();
  // It is fetched once it is near the window.
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
  );
}

test('the phone number is changed on the account page, where the profile leads; whoever connects sees the new one', async ({
  visit,
}) => {
  const { page, phone } = await signUp(visit, 'applicant');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone);
  await page.getByRole('textbox', { name: 'Location' }).fill('Nashik');
  await page.getByRole('dialog').getByRole('link', { name: 'your account page' }).last().click();
  await expect(page).toHaveURL('/cofounder-dashboard/account');

  const field = page.getByRole('textbox', { name: 'New phone number' });
  const send = page.getByRole('button', { name: 'Save phone number' });
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await send.click();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  await field.pressSequentially('0801 234 5678');
  await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible();
  await field.fill('+91 98204 17365');
  await page.route('**/account/phone', (route) => route.abort());
  await send.click();
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(field).toHaveValue('+91 98204 17365');
  await page.unroute('**/account/phone');
  await send.click();
  await expect(page.getByText('Phone number saved')).toBeVisible();
  await expect(page.getByText('+919820417365', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+919820417365');

  const founder = await signUp(visit, 'founder');
  await founder.page.goto(`/founder-dashboard/detail-page/${await ownId(page)}`);
  await founder.page.getByRole('button', { name: 'Connect', exact: true }).click();
  const link = founder.page.getByRole('link', { name: '+919820417365' });
  await expect(link).toHaveAttribute('href', 'tel:+919820417365');
  await founder.page.reload();
  await expect(link).toBeVisible();
  await expect(founder.page.getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0);
});

test('the phone number is changed by keyboard alone', async ({ visit }) => {
  const { page } = await signUp(visit, 'founder');
  await page.goto('/founder-dashboard/account');
  await page.getByRole('button', { name: 'Change phone number' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('555');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible();
  await page.keyboard.type('0102030');
  await page.keyboard.press('Enter');
  await expect(page.getByText('5550102030', { exact: true })).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Change phone number');
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'New phone number' })).toBeVisible();
  for (const _ of ['Save', 'Cancel']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Change phone number');
});

test('what an applicant does now and hopes for is changed, taken back when the save fails, and read by founders', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'applicant');
  const card = page.getByRole('region', { name: 'Now and next' });
  const open = () => page.getByRole('button', { name: 'Edit Now and next' }).click();
  await open();
  await page.getByRole('textbox', { name: 'Current job' }).fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialogGone(page);
  await expect(card.getByText('Not said yet')).toHaveCount(3);

  await open();
  await page.getByRole('textbox', { name: 'Current job' }).fill('Ledger engineer');
  await page.getByRole('combobox', { name: 'Available to join a startup' }).selectOption('Not at the moment');
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('x'.repeat(201));
  await save(page);
  await expect(page.getByText('Please keep this to 200 characters or fewer')).toBeVisible();
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('$60,000 a year');
  await expect(page.getByRole('dialog').getByText('US$60,000 a year', { exact: true })).toBeVisible();
  await page.route('**/profile/*/work', async (route) => {
    // What was sent is on the page before the answer is.
    await expect(card.getByText('Ledger engineer')).toBeVisible();
    await route.fulfill({ status: 500, json: {} });
  });
  await save(page);
  await expect(page.getByText('Your profile could not be saved. Nothing you typed')).toBeVisible();
  await expect(card.getByText('Not said yet')).toHaveCount(3);
  await page.unroute('**/profile/*/work');
  await page.reload();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  for (const text of ['Ledger engineer', 'Not at the moment', '$60,000 a year'])
    await expect(card.getByText(text)).toBeVisible();

  const founder = await signUp(visit, 'founder');
  await expect(founder.page.getByRole('region', { name: 'Now and next' })).toHaveCount(0);
  await founder.page.goto(`/founder-dashboard/detail-page/${await ownId(page)}`);
  const seen = founder.page.getByRole('region', { name: 'Now and next' });
  for (const text of ['Ledger engineer', 'Not at the moment', '$60,000 a year'])
    await expect(seen.getByText(text)).toBeVisible();
});

test('the same by keyboard alone, and two windows do not overwrite each other', async ({ visit }) => {
  const { page, context } = await signUp(visit, 'applicant');
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
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('open to discuss')).toBeVisible();
  const card = page.getByRole('region', { name: 'Now and next' });
  await expect(card.getByText('Yes', { exact: true })).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Edit Now and next');

  await save(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('This is the latest version, with your changes added.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Current job' })).toHaveValue('Baker');
  await save(other);
  await expect(other.getByText('$40 an hour', { exact: true })).toBeVisible();
  await expect(other.getByText('Baker')).toBeVisible();
});

test('a founder gives the company a logo: what is no picture is refused, applicants see it, and it can be taken away', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'founder');
  const file = page.getByLabel('Company logo');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText('That is not a picture.')).toBeVisible();
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('That picture is over 5 MB.')).toBeVisible();
  await file.setInputFiles(logo());
  await expect(page.getByRole('heading', { name: 'Your logo' })).toBeVisible();
  await page.route('**/founder-profile/*/logo', (route) => route.abort());
  await page.getByRole('button', { name: 'Save logo' }).click();
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a logo', includeHidden: true })).toBeAttached();
  await page.unroute('**/founder-profile/*/logo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Logo updated')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Change your logo');
  await expect(page.getByRole('button', { name: 'Add a picture' })).toHaveCount(1);

  const applicant = await signUp(visit, 'applicant');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${await ownId(page)}`);
  await expect(applicant.page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  await expect
    .poll(() => isDrawn(applicant.page.getByRole('region', { name: 'Company Details' })))
    .toBe(true);

  await page.getByRole('button', { name: 'Remove your logo' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await dialogGone(page);
  await page.route('**/founder-profile/*/logo', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove your logo' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change your logo' })).toBeVisible();
  await page.unroute('**/founder-profile/*/logo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Logo removed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a logo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove your logo' })).toHaveCount(0);
});

test('a logo stands on the card of the company in the list of an applicant', async ({ visit }) => {
  const [founder, applicant] = [await visit(), await visit()];
  const logIn = (context: BrowserContext, email: string) =>
    post(context, '/auth/login', { email, password: 'Demo#2026' });
  await logIn(founder.context, 'founder@demo.test');
  await logIn(applicant.context, 'applicant@demo.test');
  await founder.page.goto('/founder-dashboard/profile');
  await founder.page.getByLabel('Company logo').setInputFiles(logo());
  await founder.page.getByRole('button', { name: 'Save logo' }).click();
  await expect(founder.page.getByText('Logo updated')).toBeVisible();
  await applicant.page.goto('/cofounder-dashboard/matches?show=60');
  const card = applicant.page.getByRole('article').filter({ hasText: 'Himvahak' });
  await expect.poll(() => isDrawn(card)).toBe(true);
  await founder.page.getByRole('button', { name: 'Remove your logo' }).click();
  await founder.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(founder.page.getByText('Logo removed')).toBeVisible();
});

test('logo and photo are chosen, framed, saved and taken away by keyboard alone', async ({ visit }) => {
  const { page } = await signUp(visit, 'founder');
  for (const [noun, saved, removed] of [
    ['logo', 'Logo updated', 'Logo removed'],
    ['picture', 'Photo updated', 'Photo removed'],
  ] as const) {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Add a ${noun}` }).focus();
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(photo());
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expect(focused(page)).toHaveAttribute('type', 'range');
    await page.keyboard.press('ArrowRight');
    while ((await focused(page).innerText()) !== `Save ${noun}`) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(focused(page)).toHaveAccessibleName(`Change your ${noun}`);

    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(`Remove your ${noun}`);
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAccessibleName('Keep it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(removed)).toBeVisible();
    await expect(focused(page)).toHaveAccessibleName(`Add a ${noun}`);
  }
});

test('a photo is taken away with one press and a yes: the initial takes its place everywhere', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'applicant');
  await page.getByLabel('Profile picture').setInputFiles(photo());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Photo updated')).toBeVisible();
  await expect.poll(() => isDrawn(page.getByRole('banner'))).toBe(true);
  await page.getByRole('button', { name: 'Remove your picture' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(page.locator('img[src^="/uploads/"]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});

for (const width of [1280, 360])
  test(`the new editors are accessible at ${width} px`, async ({ visit }) => {
    const look = async (page: Page) => {
      await expectAccessible(page);
      await expectNothingSideways(page);
    };
    const { page } = await signUp(visit, 'founder');
    await page.setViewportSize({ width, height: 800 });
    await page.getByLabel('Company logo').setInputFiles(logo());
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Save logo' }).click();
    await expect(page.getByText('Logo updated')).toBeVisible();
    await dialogGone(page);
    await look(page);
    await page.getByRole('button', { name: 'Remove your logo' }).click();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
    await look(page);
    await page.goto('/founder-dashboard/account');
    await page.getByRole('button', { name: 'Change phone number' }).click();
    await page.getByRole('button', { name: 'Save phone number' }).click();
    await expect(page.getByText('Please enter your phone number')).toBeVisible();
    await look(page);

    const applicant = await visit({ viewport: { width, height: 800 } });
    await post(applicant.context, '/auth/login', { email: 'applicant@demo.test', password: 'Demo#2026' });
    await applicant.page.goto('/cofounder-dashboard/profile');
    await applicant.page.getByRole('button', { name: 'Edit Now and next' }).click();
    await expect(applicant.page.getByRole('textbox', { name: 'Current job' })).toBeVisible();
    await look(applicant.page);
  });
