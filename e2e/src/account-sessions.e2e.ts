import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser, waitForEmail } from './browser.ts';
import { focused, join, logInByApi, press } from './members.ts';

const browser = useBrowser();
const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

/** Another browser of a member, with windows that listen for notifications. */
async function listenElsewhere({ email, area }: { email: string; area: string }, paths: string[]) {
  const { page, context } = await browser.visit();
  await logInByApi(context, email);
  const opened = page.waitForResponse('**/notifications/stream');
  await page.goto(`${area}/${paths[0]}`);
  expect((await opened).status()).toBe(200);
  const windows = [page];
  for (const path of paths.slice(1)) {
    const other = await context.newPage();
    await other.goto(`${area}/${path}`);
    windows.push(other);
  }
  for (const window of windows) await bell(window).waitFor();
  return windows;
}

test('a session ended from the list is over in each of its windows, though nobody touches them', async () => {
  const member = await join(await browser.visit(), 'applicant');
  const { page } = member;
  const windows = await listenElsewhere(member, ['profile', 'matches']);
  await page.goto('/account');
  await sessions(page).first().waitFor();
  expect(await sessions(page).count()).toBe(2);
  await sessions(page).filter({ hasText: 'This one' }).getByText('In use now').waitFor();
  await page.route('**/account/sessions/*', (route) => route.abort());
  const logOut = /^Log out Chrome on Linux, last used/;
  await press(page, logOut);
  await page.getByText(/cannot reach the server/).waitFor();
  expect(await sessions(page).count()).toBe(2);
  await expect.poll(() => focused(page)).toMatch(logOut);
  await page.unroute('**/account/sessions/*');
  await page.keyboard.press('Enter');
  await page.getByText('Logged out on that device').waitFor();
  await expect.poll(() => sessions(page).count()).toBe(1);

  const [profile, matches] = windows;
  await profile?.waitForURL('**/login?next=%2Fcofounder-dashboard%2Fprofile');
  await matches?.waitForURL('**/login?next=%2Fcofounder-dashboard%2Fmatches');
  await profile?.goto('/');
  await profile?.getByRole('link', { name: 'Login' }).first().waitFor();
  await page.reload();
  await sessions(page).first().waitFor();
});

test('all other sessions end at once, and this one stays', async () => {
  const member = await join(await browser.visit(), 'founder');
  const { page } = member;
  const [first] = await listenElsewhere(member, ['account']);
  const [second] = await listenElsewhere(member, ['preferance']);
  await page.goto('/account');
  await sessions(page).nth(2).waitFor();
  await press(page, 'Log out everywhere else');
  await page.getByText('You are logged out everywhere else').waitFor();
  for (const window of [first, second]) await window?.waitForURL('**/login?next=*');
  await expect.poll(() => sessions(page).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Log out everywhere else' }).count()).toBe(0);
  await page.reload();
  await sessions(page).first().waitFor();
});

test('who logs out in one window is logged out in the others, and public pages know it', async () => {
  const { page, context, area } = await join(await browser.visit(), 'applicant');
  await page.goto(area);
  await bell(page).waitFor();
  const other = await context.newPage();
  await other.goto(`${area}/profile`);
  await bell(other).waitFor();
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
  await other.waitForURL('**/login?next=*');
});

/** An applicant, and a founder who looks for exactly that. */
async function makePair() {
  const skills = ['Erlang', 'telephone switches', 'carrier signalling'];
  const applicant = await join(await browser.visit(), 'applicant', { skills });
  const founder = await join(await browser.visit(), 'founder', {
    lookingFor: 'Somebody who has built telephone switches and carrier signalling in Erlang.',
  });
  return { applicant, founder };
}

const person = (page: Page, { id }: { id: string }) => page.locator(`a[href$="/detail-page/${id}"]`).first();

test('who pauses their profile vanishes from the list of the other side, and comes back', async () => {
  const { applicant, founder } = await makePair();
  const { page } = applicant;
  await founder.page.goto('/founder-dashboard/matches');
  await person(founder.page, applicant).waitFor();
  await page.goto('/account');
  const pause = page.getByRole('checkbox', { name: 'Pause my profile' });
  await page.route('**/account/settings', (route) => route.abort());
  await pause.focus();
  await page.keyboard.press('Space');
  await page.getByText(/cannot reach the server/).waitFor();
  await expect.poll(() => pause.isChecked()).toBe(false);
  await page.unroute('**/account/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Saved').waitFor();
  await page.reload();
  expect(await pause.isChecked()).toBe(true);

  await founder.page.reload();
  await founder.page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await person(founder.page, applicant).count()).toBe(0);
  await founder.page.goto(`/founder-dashboard/detail-page/${applicant.id}`);
  await founder.page.getByRole('heading', { name: 'We cannot find this person' }).waitFor();
  await pause.uncheck();
  await page.getByText('Saved').waitFor();
  await founder.page.goto('/founder-dashboard/matches');
  await person(founder.page, applicant).waitFor();
});

/** The settings as the server has them. */
async function saved(page: Page) {
  const { data } = await (await page.request.get('/api/v1/account')).json();
  return data.settings;
}

test('contact details are shown to whom their owner allows, and emails come for what is switched on', async () => {
  const { applicant, founder } = await makePair();
  const { page, email } = applicant;
  const detail = `/founder-dashboard/detail-page/${applicant.id}`;
  const connect = (window: Page) => window.getByRole('button', { name: 'Connect' }).click();
  await page.goto('/account');
  await page.getByRole('radio', { name: /^Any signed-in member/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Saved').waitFor();
  await page.getByRole('checkbox', { name: /^Somebody saw my email and phone/ }).uncheck();
  await expect
    .poll(() => saved(page))
    .toMatchObject({ contactVisibility: 'CONNECTIONS', emails: { contactRevealed: false } });

  await founder.page.goto(detail);
  await bell(page, 1).waitFor();
  await connect(founder.page);
  await founder.page
    .getByText('They share their contact details only with people they have accepted')
    .waitFor();
  await waitForEmail(email, /looked at your profile/);

  await page.reload();
  expect(await page.getByRole('radio', { name: /^Only after I accept/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Any signed-in member/ }).check();
  await page.getByText('Saved').waitFor();
  await connect(founder.page);
  await founder.page.getByRole('link', { name: email }).waitFor();
  await bell(page, 2).waitFor();

  await page.getByRole('checkbox', { name: /^Somebody saw my email and phone/ }).check();
  await expect.poll(() => saved(page)).toMatchObject({ emails: { contactRevealed: true } });
  const second = await join(await browser.visit(), 'founder');
  await second.page.goto(detail);
  await connect(second.page);
  await second.page.getByRole('link', { name: email }).waitFor();
  const sent = await waitForEmail(email, /get in touch/);
  // Their address is not confirmed: it gets no words of other members.
  expect(sent).toContain('Somebody pressed Connect');
  for (const { fullName } of [founder, second]) expect(sent).not.toContain(fullName);
});

test('two windows that change settings do not undo what the other one changed', async () => {
  const { page, context } = await join(await browser.visit(), 'applicant');
  const box = (window: Page, name: RegExp) => window.getByRole('checkbox', { name });
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/account');
    await box(window, /^Pause my profile/).waitFor();
  }
  await box(page, /^Pause my profile/).check();
  await box(page, /^A match above 85%/).uncheck();
  await expect.poll(() => saved(page)).toMatchObject({ paused: true, emails: { strongMatch: false } });
  await box(other, /^Show people that I looked at their profile/).uncheck();
  await other.getByText('Saved').waitFor();
  expect(await saved(page)).toMatchObject({
    paused: true,
    showVisits: false,
    emails: { strongMatch: false, profileViewed: true },
  });
  await expect.poll(() => box(other, /^Pause my profile/).isChecked()).toBe(true);
  expect(await box(other, /^A match above 85%/).isChecked()).toBe(false);
});

test.each([1280, 360])(
  'the list of sessions and the notice of a deletion are accessible at %i px',
  async (width) => {
    const member = await join(await browser.visit({ viewport: { width, height: 800 } }), 'founder');
    const { page, context } = await browser.visit();
    await logInByApi(context, member.email);
    await page.close();
    await member.page.goto('/account');
    await sessions(member.page).nth(1).waitFor();
    await press(member.page, 'Delete my account');
    await member.page.keyboard.type('Journey#2026');
    await member.page.keyboard.press('Enter');
    await member.page.getByText(/Your account will be deleted on/).waitFor();
    await expectAccessible(member.page);
    expect(await member.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);
