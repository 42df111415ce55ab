import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { logIn } from './forms.ts';
import { focused, join, logInByApi, post } from './members.ts';
import { save, signUp } from './own-profile.ts';
import { photo } from './person.ts';

const percent = async (page: Page) => {
  const text = await page.locator('#profile-percent').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
};

test('name, place, age and gender are changed in a dialog; email and phone are only shown there', async ({
  visit,
}) => {
  const { page, email } = await signUp(visit, 'applicant');
  expect(await percent(page)).toBe(45);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('readonly');
  await page.getByRole('textbox', { name: 'Full name' }).fill(' ');
  await page.getByRole('textbox', { name: 'Age' }).fill('17');
  await save(page);
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  await expect(page.getByText('Age must be between 18 and 100')).toBeVisible();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Noor Haddad');
  await page.getByRole('textbox', { name: 'What I am about' }).fill('Clinics that never run out');
  await page.getByRole('textbox', { name: 'Age' }).fill('31');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('OTHER');
  await save(page);
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('Welcome Noor Haddad')).toBeVisible();
  await expect(page.getByText('Clinics that never run out')).toBeVisible();
  expect(await percent(page)).toBe(64);
  await expect(focused(page)).toHaveAccessibleName(/Edit Profile/);
});

test('jobs and courses of study are added, changed and deleted, by keyboard too', async ({ visit }) => {
  const educations = [{ institution: 'TU Berlin', degree: 'MSc' }];
  const { page } = await signUp(visit, 'applicant', { educations });
  await expect(page.getByText('TU Berlin')).toBeVisible();
  await expect(page.getByText('Present')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Education: MSc, TU Berlin' }).click();
  await expect(page.getByRole('checkbox', { name: 'I currently study here' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'I currently study here' }).check();
  await save(page);
  await expect(page.getByText('Please enter the start date')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I currently study here' }).uncheck();
  await page.getByRole('textbox', { name: 'Field of study' }).fill('Logistics');
  await save(page);
  await expect(page.getByRole('heading', { name: 'MSc, Logistics' })).toBeVisible();
  await expect(page.getByText('Present')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Experience' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Experience' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Role' })).toBeVisible();
  await expect(focused(page)).toHaveAttribute('name', 'role');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the role')).toBeVisible();
  await expect(page.getByText('Please enter the company')).toBeVisible();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await page.keyboard.type('Android developer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mavuno Notes');
  await page.getByLabel('Start date').fill('2021-02-01');
  await page.getByLabel('End date').fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The end date is before the start date')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I currently work here' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('End date')).toBeDisabled();
  await page.route('**/profile/*/experience', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText('Nothing you typed is lost.')).toBeVisible();
  await page.unroute('**/profile/*/experience');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Experience added')).toBeVisible();
  await expect(page.getByText('Feb 2021 – Present')).toHaveCount(1);
  await expect(focused(page)).toHaveAccessibleName(/Add Experience/);

  await page.getByRole('button', { name: 'Edit Experience: Android developer, Mavuno Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Experience' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'I currently work here' }).uncheck();
  await page.getByLabel('End date').fill('2023-05-31');
  await save(page);
  await expect(page.getByText('Experience updated')).toBeVisible();
  await expect(page.getByText('Feb 2021 – May 2023')).toBeVisible();

  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByRole('textbox', { name: 'Degree' }).fill('BSc');
  await page.getByRole('textbox', { name: 'Institution' }).fill('University of Nairobi');
  await page.getByLabel('Start date').fill('2015-09-01');
  await save(page);
  await expect(page.getByText('Education added')).toBeVisible();

  await page.route('**/api/v1/profile/education/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /^Delete Education: BSc/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Something went wrong while deleting.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BSc' })).toBeVisible();
  await page.unroute('**/api/v1/profile/education/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Deleted successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BSc' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Delete Experience/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Feb 2021 – May 2023')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Feb 2021 – May 2023')).toBeVisible();
});

test('words are added and removed one by one or as a list, each saved at once and undone', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'applicant');
  const box = page.getByRole('textbox', { name: 'Key Skills' });
  await box.pressSequentially('Rust,kotlin, ,');
  await expect(page.getByText('Added Rust', { exact: true })).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  await box.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Go; SQL\nElm, Rust');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Added Go, Elm', { exact: true })).toBeVisible();
  await expect(page.getByText('Added Rust', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Elm' })).toHaveCount(0);
  await expect(box).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Remove SQL' })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Removed SQL', { exact: true })).toBeVisible();
  await expect(page.getByText('Added Go, Elm', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove SQL' })).toBeVisible();
  const shown = () =>
    page.getByRole('button', { name: /^Remove / }).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(await shown()).toEqual(['Remove Kotlin', 'Remove SQL', 'Remove Rust']);

  const long = 'x'.repeat(93);
  await page.getByRole('textbox', { name: 'Interests' }).pressSequentially(`climate, ${long},`);
  await expect(
    page.getByText('An entry can have at most 80 characters; this one has 93.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Interests' })).toHaveValue(long);
  await expect(page.getByRole('button', { name: 'Remove climate' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Interests' }).fill('');

  await page.route('**/api/v1/profile/*/habits', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Habits' }).fill('early riser');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove early riser' })).toHaveCount(0);
  await page.unroute('**/api/v1/profile/*/habits');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Added early riser', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove early riser' })).toBeVisible();
  expect((await shown()).slice(0, 3)).toEqual(['Remove Kotlin', 'Remove SQL', 'Remove Rust']);
});

test('company details are edited on a copy: closing asks before it forgets what was typed, a failed save and a reload lose nothing', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'founder');
  const open = () => page.getByRole('button', { name: 'Edit Company Details' }).click();
  const name = page.getByRole('textbox', { name: 'Company Name' });
  await open();
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // So does the browser's way back, which is asked like the others.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await open();
  await expect(name).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await open();
  await name.fill('Something else');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await page.goBack();
  await expect(question).toHaveCount(1);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Something else');
  const keep = question.getByRole('button', { name: 'Keep editing' });
  await page.mouse.click(5, 5);
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Chama Ledger' })).toBeVisible();
  await open();
  await expect(name).toHaveValue('Chama Ledger');
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
    await expect(page.getByText(message)).toBeVisible();

  await name.fill('Chama Books');
  await page.getByRole('textbox', { name: 'Vision' }).fill('Books that belong to the group.');
  await page.getByRole('textbox', { name: 'Mission' }).fill('One phone, one book.');
  await page.getByRole('textbox', { name: 'Company Size' }).fill('4');
  const answer = Promise.withResolvers<void>();
  await page.route('**/founder-profile/*', async (route) => {
    await answer.promise;
    await route.fulfill({
      status: 503,
      json: { message: 'Back in a minute', code: 'unavailable', requestId: 'r' },
    });
  });
  await save(page);
  const cover = page.getByRole('dialog', { name: 'Saving...' });
  await expect(cover).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover.getByRole('status')).toBeVisible();
  await expectAccessible(page);
  answer.resolve();
  await expect(page.getByText('Back in a minute. Nothing you typed is lost.')).toBeVisible();
  await expect(cover).toHaveCount(0);
  await expect(focused(page)).toHaveAccessibleName('Try again');
  await page.unroute('**/founder-profile/*');
  await page.reload();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await expect(name).toHaveValue('Chama Books');
  await save(page);
  await expect(page.getByText('Company details updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chama Books' })).toBeVisible();
  await expect(page.getByText('4 people')).toBeVisible();

  const applicant = await signUp(visit, 'applicant');
  await expect(applicant.page.getByText('Company Details')).toHaveCount(0);
});

test('a log-out in another window leads to the log-in and says why; what was typed is there after it', async ({
  visit,
}) => {
  const { page, context, email } = await signUp(visit, 'applicant');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Location' }).fill('Nashik');
  await post(context, '/auth/logout', {});
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('You are no longer logged in. Please log in to continue')).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
});

test('two windows do not overwrite each other: what was typed survives the reload', async ({ visit }) => {
  const { page, context } = await signUp(visit, 'applicant');
  const other = await context.newPage();
  await other.goto('/cofounder-dashboard/profile');
  await other.getByRole('button', { name: 'Edit Profile' }).click();
  await other.getByRole('textbox', { name: 'Location' }).fill('Nashik');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await save(page);
  await expect(page.getByText('Profile updated')).toBeVisible();

  await save(other);
  await expect(other.getByText(/changed in another window. Reload to see what is new/)).toBeVisible();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('This is the latest version, with your changes added.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao');
  await expect(other.getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
  await save(other);
  await expect(other.getByText('Profile updated')).toBeVisible();

  await page.getByRole('textbox', { name: 'Hobbies' }).fill('kites');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reload and save again' }).click();
  await expect(page.getByText('Added kites', { exact: true })).toBeVisible();
  await expect(page.getByText('Nashik')).toBeVisible();
});

test('a picture is cropped and sent; what is no picture, or too heavy, is refused with a reason', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'applicant');
  const file = page.getByLabel('Profile picture');
  const [image, text] = ['image/png', 'text/plain'];
  await file.setInputFiles({ name: 'me.txt', mimeType: text, buffer: Buffer.from('me') });
  await expect(page.getByText('That is not a picture.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: image, buffer: Buffer.from('me') });
  await expect(page.getByText('We cannot open that file as a picture.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: image, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('That picture is over 5 MB.')).toBeVisible();

  await file.setInputFiles(photo());
  await expect(page.getByRole('heading', { name: 'Your picture' })).toBeVisible();
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  const failure = Promise.withResolvers<void>();
  await page.route('**/profile/upload/*', async (route) => {
    await failure.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save picture' }).click();
  const cover = page.getByRole('dialog', { name: 'Saving...' });
  await expect(cover.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  failure.resolve();
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Try again');
  await page.unroute('**/profile/upload/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Photo updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change your picture' })).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Change your picture');
});

test('who has no photo is asked below the list, may crop one at once, and is left alone after a no', async ({
  visit,
}) => {
  const { page } = await signUp(visit, 'applicant');
  await page.goto('/cofounder-dashboard/matches');
  const ask = page.getByRole('region', { name: 'Would you like to show your face?' });
  await ask.getByLabel('Choose a photo').setInputFiles(photo());
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'No, thank you' }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(ask).toHaveCount(0);
});

test('the reminder comes after ten seconds, waits for who types, and comes again after fifteen', async ({
  visit,
}) => {
  const { page } = await join(await visit(), 'applicant');
  await page.clock.install();
  await page.goto('/cofounder-dashboard/matches');
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeVisible();
  const reminder = page.getByRole('complementary', { name: 'Profile reminder' });
  const flag = () => page.evaluate(() => localStorage.getItem('profileReminder'));
  expect(await flag()).toBe('true');
  // Beside the steps of the clock real time passes too.
  await page.clock.fastForward(6_000);
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward(4_500);
  await expect(reminder).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNothingSideways(page);
  }
  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward(4_500);
  await reminder.getByRole('link', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/cofounder-dashboard/profile');
  await expect(reminder).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Hobbies' }).focus();
  await page.clock.fastForward(20_000);
  await expect(reminder).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).focus();
  await page.clock.fastForward(100);
  await expect(reminder).toBeVisible();
});

test('on a phone the reminder lies over no button at the end of a page, nor over one that stays in view', async ({
  visit,
}) => {
  const { page, area } = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  await page.clock.install();
  const isFree = (button: Locator) =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const buttons = page.getByRole('main').getByRole('button').filter({ visible: true });
  for (const path of ['profile', 'preferance', 'account']) {
    await page.goto(`${area}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(page.getByRole('complementary', { name: 'Profile reminder' })).toBeVisible();
    if (path === 'preferance')
      expect(await isFree(page.getByRole('button', { name: 'Save preferences' })), 'Save').toBe(true);
    await buttons.last().evaluate((last) => last.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await isFree(buttons.last()), path).toBe(true);
  }
});

test('on a phone the bar at the bottom covers nothing that the keyboard comes to', async ({ visit }) => {
  const { page, area } = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  for (const path of ['profile', 'account']) {
    await page.goto(`${area}/${path}`);
    await page.getByRole('main').getByRole('button').first().focus();
    const covered = await bar.evaluate((element) => element.getBoundingClientRect().top);
    while (!(await bar.evaluate((element) => element.contains(document.activeElement)))) {
      const { bottom, name } = await focused(page).evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom,
        name: element.outerHTML.slice(0, 200),
      }));
      expect(bottom, name).toBeLessThanOrEqual(covered);
      await page.keyboard.press('Tab');
    }
  }
});

test('the flag goes when the profile is complete', async ({ visit }) => {
  const { page, context } = await visit();
  await logInByApi(context, 'applicant@demo.test', 'Demo#2026');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('profileReminder', 'true'));
  await page.goto('/cofounder-dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Your profile is complete' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('profileReminder'))).toBeNull();
});

for (const width of [1280, 360])
  test(`the dialogs of a profile are accessible at ${width} px`, async ({ visit }) => {
    const { page, context } = await visit({ viewport: { width, height: 800 } });
    await logInByApi(context, 'founder@demo.test', 'Demo#2026');
    await page.goto('/founder-dashboard/profile');
    await expectLoaded(page);
    await expectNothingSideways(page);
    for (const button of ['Edit Profile', 'Add Experience', 'Edit Company Details']) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
