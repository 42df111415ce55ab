import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf, wrongCode } from './authenticator.ts';
import { expectAccessible, useBrowser, waitForEmail } from './browser.ts';
import { focused, join, linkIn, logInByApi, post, press } from './members.ts';
import { logIn, newPerson, PASSWORD } from './people.ts';

const browser = useBrowser();
const NEW_PASSWORD = 'Fresh#Start27';

/** A new member on their account page. */
async function openAccount(side: 'applicant' | 'founder' = 'applicant') {
  const member = await join(await browser.visit(), side);
  await member.page.goto(`${member.area}/account`);
  await member.page.getByRole('heading', { name: 'Your account', exact: true }).waitFor();
  return member;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The link of the email that came after the one with `former`. A job sends it, which may take longer than a screen does. */
async function newerLink(email: string, former: string): Promise<string> {
  const newest = async () => linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await expect.poll(newest, { timeout: 15_000 }).not.toBe(former);
  return newest();
}

/** Follows the link of the email that came with the registration, without its page. */
async function confirmAddress({ page, context, email }: Awaited<ReturnType<typeof openAccount>>) {
  const link = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await post(context, '/account/confirm-email', {
    token: new URL(link, page.url()).searchParams.get('token'),
  });
  await page.reload();
  await section(page, 'Email').getByText('Confirmed', { exact: true }).waitFor();
}

/** From the page one is on to the log-in, and back with what is given there. */
async function logInAgain(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const dashboard = (page: Page) => page.waitForURL('**/cofounder-dashboard');

test('a password is changed with the keyboard alone; a wrong one and a lost network lose nothing typed', async () => {
  const { page, context, email } = await openAccount('founder');
  await press(page, 'Change password');
  await expect.poll(() => focused(page)).toBe('');
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter your password').waitFor();
  await field(page, 'New password').focus();
  await page.keyboard.type('weak');
  await page.keyboard.press('Enter');
  await page.getByText(/Password must be at least 8 characters, start with an uppercase/).waitFor();
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').focus();
  await page.keyboard.type('Fresh#Start28');
  await page.keyboard.press('Enter');
  await page.getByText('Passwords do not match').waitFor();
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Wrong password').waitFor();
  const typed = ['Current password', 'New password', 'Confirm new password'];
  const values = () => Promise.all(typed.map((name) => field(page, name).inputValue()));
  expect(await values()).toEqual(['not it', NEW_PASSWORD, NEW_PASSWORD]);
  await expect
    .poll(() => field(page, 'Current password').evaluate((input) => input === document.activeElement))
    .toBe(true);

  await field(page, 'Current password').fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText(/cannot reach the server/).waitFor();
  expect(await values()).toEqual([PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
  await context.setOffline(false);
  await press(page, 'Change password');
  await page.getByText('Your password is changed.').waitFor();
  await expect.poll(() => focused(page)).toBe('Change password');
  await waitForEmail(email, /password was changed/);

  const elsewhere = await browser.visit();
  await elsewhere.page.goto('/login');
  await field(elsewhere.page, 'Email').fill(email);
  await field(elsewhere.page, 'Password').fill(PASSWORD);
  await elsewhere.page.getByRole('button', { name: 'Login' }).click();
  await elsewhere.page.getByText('Wrong email or password').first().waitFor();
  await logIn(elsewhere.page, email, NEW_PASSWORD);
});

test('an address is confirmed by the link of its email, which can be sent again', async () => {
  const { page, email } = await openAccount('founder');
  const own = section(page, 'Email');
  await own.getByText('Not confirmed').waitFor();
  const first = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await press(page, 'Send the link again');
  await page.getByText(/An email with a link is on its way/).waitFor();
  const second = await newerLink(email, first);

  await page.goto(first);
  await press(page, 'Confirm');
  await page.getByText(/This link no longer works/).waitFor();
  await page.goto(second);
  await press(page, 'Confirm');
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await page.goto('/account');
  await page.waitForURL('**/founder-dashboard/account');
  await own.getByText('Confirmed', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByText('Verified', { exact: true }).waitFor();
});

test('another address counts once its owner has confirmed it, and the old one is told twice', async () => {
  const { page, context, email } = await openAccount();
  const wanted = newPerson('applicant').email;
  await press(page, 'Change email');
  await page.keyboard.type('not an address');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong#2026');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address').waitFor();
  await field(page, 'New email').fill(wanted);
  await page.keyboard.press('Enter');
  await page.getByText('Wrong password').waitFor();
  expect(await field(page, 'New email').inputValue()).toBe(wanted);
  await field(page, 'Your password').fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText(/cannot reach the server/).waitFor();
  expect(await field(page, 'New email').inputValue()).toBe(wanted);
  await context.setOffline(false);
  await press(page, 'Change email');
  await page.getByText(/Please follow the link we sent to the new address/).waitFor();
  await expect.poll(() => focused(page)).toBe('Change email');
  await section(page, 'Email').getByText(`${wanted} is not confirmed yet`).waitFor();
  await section(page, 'Email').getByText(email, { exact: true }).waitFor();
  await waitForEmail(email, /asked to change the email/);
  const link = linkIn(await waitForEmail(wanted, /confirm-email/), 'confirm-email');

  await page.goto(link);
  await press(page, 'Confirm');
  await page.getByText('this is your email address from now on').waitFor();
  await waitForEmail(email, /The email of your Ampersand account was changed/);
  await page.goto('/account');
  await section(page, 'Email').getByText(wanted, { exact: true }).waitFor();
  await section(page, 'Email').getByText('Confirmed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByText('Your email address was changed').waitFor();
  await page.keyboard.press('Escape');
  await logInAgain(page, wanted, PASSWORD);
  await dashboard(page);
});

/** Who types at once types into the field that a button has just opened. */
const inPasswordField = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');

/** Turns the second factor on. @returns its secret and the recovery codes. */
async function turnOn(page: Page) {
  await press(page, 'Set up a second factor');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await section(page, 'Second factor').locator('p.font-mono').innerText();
  await page.keyboard.type(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or has been used already').waitFor();
  await field(page, 'Code from the app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByText('Your second factor is on').waitFor();
  return { secret, codes: await section(page, 'Second factor').getByRole('listitem').allInnerTexts() };
}

test('a second factor waits for the confirmed address, and says how to get there', async () => {
  const { page, email } = await openAccount();
  const factor = section(page, 'Second factor');
  await factor.getByText(/Confirm your email address first/).waitFor();
  expect(await page.getByRole('button', { name: 'Set up a second factor' }).count()).toBe(0);
  const first = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  await press(page, 'Send me the link');
  await page.getByText(/An email with a link is on its way/).waitFor();
  await expect.poll(() => focused(page)).toBe('Send me the link');
  const second = await newerLink(email, first);
  await page.goto(second);
  await press(page, 'Confirm');
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await page.goto('/account');
  await press(page, 'Set up a second factor');
  await field(page, 'Your password').waitFor();
});

test('with a second factor the log-in asks for a code of the app, or a recovery code, until it is turned off', async () => {
  const member = await openAccount();
  const { page, email } = member;
  await confirmAddress(member);
  const factor = section(page, 'Second factor');
  await press(page, 'Set up a second factor');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await factor.getByRole('img').waitFor();
  await page.reload();
  const elsewhere = await browser.visit();
  await logInByApi(elsewhere.context, email);
  const { secret, codes } = await turnOn(page);
  expect((await elsewhere.context.request.get('/api/v1/users/current-user')).status()).toBe(401);
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  expect((await download).suggestedFilename()).toBe('ampersand-recovery-codes.txt');
  await press(page, 'I have saved them');
  await factor.getByText('You have 10 recovery codes left.').waitFor();
  await waitForEmail(email, /now also asks for a code/);

  await logInAgain(page, email, PASSWORD);
  await field(page, 'Code').fill(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or has been used already').first().waitFor();
  expect(await field(page, 'Email').inputValue()).toBe(email);
  expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
  await expectAccessible(page);
  await field(page, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await dashboard(page);

  await logInAgain(page, email, PASSWORD);
  await field(page, 'Code').fill(codes[0]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await dashboard(page);
  await page.goto('/account');
  await factor.getByText('You have 9 recovery codes left.').waitFor();

  await press(page, 'New recovery codes');
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await factor.getByText('Please enter the code from the app').waitFor();
  await field(page, 'Code').fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await factor.getByText('Wrong password').waitFor();
  expect(await field(page, 'Code').inputValue()).toBe(codes[2]);
  await field(page, 'Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your old recovery codes no longer work').waitFor();
  const fresh = await factor.getByRole('listitem').allInnerTexts();
  expect(new Set([...fresh, ...codes]).size).toBe(20);
  await press(page, 'I have saved them');
  await factor.getByText('You have 10 recovery codes left.').waitFor();
  await expect.poll(() => focused(page)).toBe('New recovery codes');
  await logInAgain(page, email, PASSWORD);
  await field(page, 'Code').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or has been used already').first().waitFor();
  await field(page, 'Code').fill(fresh[1] ?? '');
  await page.keyboard.press('Enter');
  await dashboard(page);

  await page.goto('/account');
  await press(page, 'Change email');
  await page.keyboard.type(newPerson('applicant').email);
  await field(page, 'Your password').fill(PASSWORD);
  await field(page, 'Code').fill(wrongCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or has been used already').waitFor();
  await expect
    .poll(() => field(page, 'Code').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await page.keyboard.type(fresh[2] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText(/Please follow the link we sent to the new address/).waitFor();

  await press(page, 'Turn it off');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(fresh[3] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Your log-in no longer asks for a code').waitFor();
  await expect.poll(() => focused(page)).toBe('Set up a second factor');
  await logInAgain(page, email, PASSWORD);
  await dashboard(page);
});

test.each([1280, 360])('the account page and each of its forms are accessible at %i px', async (width) => {
  const member = await join(await browser.visit({ viewport: { width, height: 800 } }), 'applicant');
  const { page } = member;
  await page.goto('/account');
  await page.getByText(/Confirm your email address first, with the link/).waitFor();
  await expectAccessible(page);
  await confirmAddress(member);
  const look = async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  await look();
  const forms = ['Change email', 'Change password', 'Delete my account'];
  for (const name of forms) {
    await press(page, name);
    await expect.poll(() => focused(page)).not.toBe(name);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.getByText('Please enter your password').count()).toBe(4);
  await look();
  for (const name of forms) {
    await page.getByRole('button', { name: 'Cancel' }).first().press('Enter');
    await expect.poll(() => focused(page)).toBe(name);
  }
  await press(page, 'Set up a second factor');
  await inPasswordField(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = await section(page, 'Second factor').locator('p.font-mono').innerText();
  await look();
  await field(page, 'Code from the app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).waitFor();
  await look();
  await press(page, 'I have saved them');
  await press(page, 'Change email');
  for (const name of ['New recovery codes', 'Turn it off']) {
    await press(page, name);
    await inPasswordField(page);
    await page.keyboard.press('Enter');
    await section(page, 'Second factor').getByText('Please enter the code from the app').waitFor();
    await look();
    await section(page, 'Second factor').getByRole('button', { name: 'Cancel' }).press('Enter');
  }
});
