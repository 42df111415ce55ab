import { expect, type Page, type Response } from '@playwright/test';
import { codeOf, wrongCode } from './authenticator.ts';
import { expectAccessible, expectNothingSideways, test, type Visits, waitForEmail } from './browser.ts';
import { logIn } from './forms.ts';
import { focused, join, linkIn, logInByApi, post, press } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';

const NEW_PASSWORD = 'Fresh#Start27';

/** A new member on their account page. */
async function openAccount(visit: Visits, side: 'applicant' | 'founder' = 'applicant') {
  const member = await join(await visit(), side);
  await member.page.goto(`${member.area}/account`);
  await expect(member.page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  return member;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The link of the email that came after the one with `former`. A job sends it, which may take longer than a screen does. */
async function newerLink(email: string, former: string): Promise<string> {
  const newest = async () => linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await expect.poll(newest, { intervals: [100] }).not.toBe(former);
  return newest();
}

/** Follows the link of the email that came with the registration, without its page. */
async function confirmAddress({ page, context, email }: Awaited<ReturnType<typeof openAccount>>) {
  const link = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await post(context, '/account/confirm-email', {
    token: new URL(link, page.url()).searchParams.get('token'),
  });
  await page.reload();
  await expect(section(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
}

/** From the page one is on to the log-in, and back with what is given there. */
async function logInAgain(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('the account menu is called by what stands on it, also by its letter', async ({ visit }) => {
  const { page, area } = await join(await visit(), 'founder', { fullName: 'Meera Kulkarni' });
  await page.goto(area);
  const menu = page.getByRole('button', { name: /^Your account: Meera Kulkarni/ });
  await expect(menu).toHaveText('M');
  await expect(menu).toHaveAccessibleName(/\bM\b/);
  await expectAccessible(page);
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const dashboard = (page: Page) => expect(page).toHaveURL('/cofounder-dashboard');

test('a password is changed with the keyboard alone; a wrong one and a lost network lose nothing typed', async ({
  visit,
}) => {
  const { page, context, email } = await openAccount(visit, 'founder');
  await press(page, 'Change password');
  await expect(field(page, 'Current password')).toBeFocused();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await field(page, 'New password').focus();
  await page.keyboard.type('weak');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Password must be at least 8 characters, start with an uppercase/),
  ).toBeVisible();
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').focus();
  await page.keyboard.type('Fresh#Start28');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong password')).toBeVisible();
  const typed = ['Current password', 'New password', 'Confirm new password'];
  const values = () => Promise.all(typed.map((name) => field(page, name).inputValue()));
  expect(await values()).toEqual(['not it', NEW_PASSWORD, NEW_PASSWORD]);
  await expect(field(page, 'Current password')).toBeFocused();

  await field(page, 'Current password').fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  expect(await values()).toEqual([PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
  await context.setOffline(false);
  await press(page, 'Change password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Change password');
  await waitForEmail(email, /password was changed/);

  const elsewhere = await visit();
  await elsewhere.page.goto('/login');
  await field(elsewhere.page, 'Email').fill(email);
  await field(elsewhere.page, 'Password').fill(PASSWORD);
  await elsewhere.page.getByRole('button', { name: 'Login' }).click();
  await expect(elsewhere.page.getByText('Wrong email or password').first()).toBeVisible();
  await logIn(elsewhere.page, email, NEW_PASSWORD);
});

test('a changed password leaves every window of this browser logged in, and none is told otherwise', async ({
  visit,
}) => {
  const { page, context } = await openAccount(visit, 'founder');
  const isStream = (response: Response) => response.url().includes('/notifications/stream');
  const other = await context.newPage();
  await other.goto('/founder-dashboard/profile');
  await expect(bell(other)).toBeVisible();
  await page.reload();
  await expect(bell(page)).toBeVisible();
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await press(page, 'Change password');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  const again = context.waitForEvent('response', isStream);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  for (const window of [page, other])
    await expect(bell(window)).toHaveAccessibleName('Notifications, 1 unread');
  // The stream of the former token ends a little later and comes back with the new one.
  expect((await again).status()).toBe(200);
  for (const window of [page, other]) {
    await expect(window.getByText('You are no longer logged in')).toHaveCount(0);
    await expect(window).toHaveURL(/^[^?]*founder-dashboard/);
  }
  expect(refused).toEqual([]);
});

test('an address is confirmed by the link of its email, which can be sent again', async ({ visit }) => {
  const { page, email } = await openAccount(visit, 'founder');
  const own = section(page, 'Email');
  const notice = page.getByText(`We sent a link to ${email} to confirm it.`);
  await page.goto('/founder-dashboard');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Change it or send again' }).click();
  await expect(own.getByText('Not confirmed')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const first = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await press(page, 'Send the link again');
  await expect(page.getByText(/An email with a link is on its way/)).toBeVisible();
  const second = await newerLink(email, first);

  await page.goto(first);
  await press(page, 'Confirm');
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await expect(page.getByText(/This link no longer works/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await page.goto(second);
  await press(page, 'Confirm');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  const stranger = (await visit()).page;
  await stranger.goto('/confirm-email?done');
  await stranger.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(stranger).toHaveURL('/login');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/founder-dashboard');
  await expect(notice).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL('/founder-dashboard/account');
  await expect(own.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('another address counts once its owner has confirmed it, and the old one is told twice', async ({
  visit,
}) => {
  const { page, context, email } = await openAccount(visit);
  const wanted = newPerson('applicant').email;
  await press(page, 'Change email');
  await page.keyboard.type('not an address');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'New email').fill(wanted);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong password')).toBeVisible();
  await expect(field(page, 'New email')).toHaveValue(wanted);
  await field(page, 'Your password').fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(field(page, 'New email')).toHaveValue(wanted);
  await context.setOffline(false);
  await press(page, 'Change email');
  await expect(page.getByText(/Please follow the link we sent to the new address/)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Change email');
  await expect(section(page, 'Email').getByText(`${wanted} is not confirmed yet`)).toBeVisible();
  await expect(section(page, 'Email').getByText(email, { exact: true })).toBeVisible();
  await waitForEmail(email, /asked to change the email/);
  const link = linkIn(await waitForEmail(wanted, /confirm-email/), 'confirm-email');

  await page.goto(link);
  await press(page, 'Confirm');
  await expect(page.getByText('Others now see that you are verified.')).toBeVisible();
  await waitForEmail(email, /The email of your Ampersand account was changed/);
  await page.goto('/account');
  await expect(section(page, 'Email').getByText(wanted, { exact: true })).toBeVisible();
  await expect(section(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByText('Your email address was changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await logInAgain(page, wanted, PASSWORD);
  await dashboard(page);
});

/** Who types at once types into the field that a button has just opened. */
const inPasswordField = (page: Page) => expect(focused(page)).toHaveAttribute('type', 'password');

/** Turns the second factor on. @returns its secret and the recovery codes. */
async function turnOn(page: Page) {
  await press(page, 'Set up a second factor');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await section(page, 'Second factor').locator('p.font-mono').innerText();
  await page.keyboard.type(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has been used already')).toBeVisible();
  await field(page, 'Code from the app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your second factor is on')).toBeVisible();
  return { secret, codes: await section(page, 'Second factor').getByRole('listitem').allInnerTexts() };
}

test('a second factor waits for the confirmed address, and says how to get there', async ({ visit }) => {
  const { page, email } = await openAccount(visit);
  const factor = section(page, 'Second factor');
  await expect(factor.getByText(/Confirm your email address first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toHaveCount(0);
  const first = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await press(page, 'Send me the link');
  await expect(page.getByText(/An email with a link is on its way/)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Send me the link');
  const second = await newerLink(email, first);
  await page.goto(second);
  await press(page, 'Confirm');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await page.goto('/account');
  await press(page, 'Set up a second factor');
  await expect(field(page, 'Your password')).toBeVisible();
});

const selectedLength = (input: HTMLElement) =>
  input instanceof HTMLInputElement ? (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) : 0;

test('with a second factor the log-in asks for a code of the app, or a recovery code, until it is turned off', async ({
  visit,
}) => {
  const member = await openAccount(visit);
  const { page, email } = member;
  await confirmAddress(member);
  const factor = section(page, 'Second factor');
  await press(page, 'Set up a second factor');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('img')).toBeVisible();
  await page.reload();
  const elsewhere = await visit();
  await logInByApi(elsewhere.context, email);
  const { secret, codes } = await turnOn(page);
  expect((await elsewhere.context.request.get('/api/v1/users/current-user')).status()).toBe(401);
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  expect((await download).suggestedFilename()).toBe('ampersand-recovery-codes.txt');
  await press(page, 'I have saved them');
  await expect(factor.getByText('You have 10 recovery codes left.')).toBeVisible();
  await waitForEmail(email, /now also asks for a code/);

  await logInAgain(page, email, PASSWORD);
  await field(page, 'Code').fill(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has been used already').first()).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  await expectAccessible(page);
  await field(page, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await dashboard(page);

  await logInAgain(page, email, PASSWORD);
  await field(page, 'Code').fill(codes[0]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await dashboard(page);
  await page.goto('/account');
  await expect(factor.getByText('You have 9 recovery codes left.')).toBeVisible();

  await press(page, 'Get new recovery codes');
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(factor.getByText('Please enter the code from the app')).toBeVisible();
  await field(page, 'Code').fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(factor.getByText('Wrong password')).toBeVisible();
  await expect(field(page, 'Code')).toHaveValue(codes[2] ?? '');
  await field(page, 'Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your old recovery codes no longer work')).toBeVisible();
  const fresh = await factor.getByRole('listitem').allInnerTexts();
  expect(new Set([...fresh, ...codes]).size).toBe(20);
  await press(page, 'I have saved them');
  await expect(factor.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Get new recovery codes');

  await press(page, 'Change email');
  await page.keyboard.type(newPerson('applicant').email);
  await field(page, 'Your password').fill(PASSWORD);
  await field(page, 'Code').fill(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has been used already')).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  // It had the focus before: what is wrong is selected a frame after it is said.
  await expect.poll(() => field(page, 'Code').evaluate(selectedLength)).toBe(6);
  await page.keyboard.type(fresh[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Please follow the link we sent to the new address/)).toBeVisible();

  await press(page, 'Turn it off');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(fresh[3] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your log-in no longer asks for a code')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Set up a second factor');

  await page.keyboard.press('Enter');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const other = await factor.locator('p.font-mono').innerText();
  await page.route('**/account/two-factor', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page, 'Code from the app').fill(codeOf(other));
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('alert')).toBeVisible();
  await page.unroute('**/account/two-factor');
  await press(page, 'Turn it on');
  await expect(page.getByText('Your second factor is on already.')).toBeVisible();
  await expect(factor.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Get new recovery codes');
});

for (const width of [1280, 360])
  test(`the account page and each of its forms are accessible at ${width} px`, async ({ visit }) => {
    const member = await join(await visit({ viewport: { width, height: 800 } }), 'applicant');
    const { page } = member;
    await page.goto('/account');
    await expect(page.getByText(/Confirm your email address first, with the link/)).toBeVisible();
    await confirmAddress(member);
    const look = async () => {
      await expectAccessible(page);
      await expectNothingSideways(page);
    };
    await look();
    const forms = ['Change email', 'Change password', 'Delete my account'];
    for (const name of forms) {
      // Not by keyboard: the library of forms gives what is missing the focus twice, and may take it from the next button.
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('input:focus')).not.toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Enter');
      await expect(page.locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByText('Please enter your password')).toHaveCount(4);
    await look();
    for (const name of forms) {
      await page.getByRole('button', { name: 'Cancel' }).first().press('Enter');
      await expect(focused(page)).toHaveAccessibleName(name);
    }
    await press(page, 'Set up a second factor');
    await inPasswordField(page);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const secret = await section(page, 'Second factor').locator('p.font-mono').innerText();
    await look();
    await field(page, 'Code from the app').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
    await look();
    await press(page, 'I have saved them');
    await press(page, 'Change email');
    for (const name of ['Get new recovery codes', 'Turn it off']) {
      await press(page, name);
      await inPasswordField(page);
      await page.keyboard.press('Enter');
      await expect(
        section(page, 'Second factor').getByText('Please enter the code from the app'),
      ).toBeVisible();
      await look();
      await section(page, 'Second factor').getByRole('button', { name: 'Cancel' }).press('Enter');
    }
  });
