import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { completeRegistration, fillApplicant, fillFounder, logIn, newPerson } from './people.ts';

const browser = useBrowser();

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const entry = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

async function register(side: 'applicant' | 'founder') {
  const { page, context } = await browser.visit();
  const person = newPerson(side);
  await (side === 'founder' ? fillFounder : fillApplicant)(page, person);
  await completeRegistration(page, side === 'founder' ? 'Founder Registered' : 'Applicant Registered');
  await logIn(page, person.email);
  const id: string = await page.evaluate(
    async () => (await (await fetch('/api/v1/users/current-user')).json()).data.id,
  );
  return { page, context, id, ...person };
}

/** Streams of notifications that pages have opened so far. */
function countStreams(pages: Page[]) {
  let streams = 0;
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams += 1;
    });
  return () => streams;
}

test('a visit and a contact of the other side raise the bell in two windows without a reload, and lead to the visitor', async () => {
  const founder = await register('founder');
  const { page, context } = founder;
  await bell(page).waitFor();
  await bell(page).click();
  await panel(page).getByRole('heading', { name: 'Nothing new' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await bell(page).evaluate((button) => button === document.activeElement)).toBe(true);

  const second = await context.newPage();
  const streams = countStreams([second]);
  await second.goto('/founder-dashboard/profile');
  await bell(second).waitFor();

  const applicant = await register('applicant');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${founder.id}`);
  await applicant.page.getByRole('heading', { name: founder.fullName }).first().waitFor();
  for (const window of [page, second]) await bell(window, 1).waitFor();
  await applicant.page.getByRole('button', { name: 'Connect' }).click();
  await applicant.page.getByRole('link', { name: founder.email }).waitFor();
  for (const window of [page, second]) await bell(window, 2).waitFor();
  await page.getByRole('status').filter({ hasText: '2 unread notifications' }).waitFor({ state: 'attached' });
  expect(streams()).toBe(0);

  await bell(page, 2).press('Enter');
  await entry(page, `${applicant.fullName} would like to get in touch`).waitFor();
  await entry(page, `${applicant.fullName} looked at your profile`).getByText('Just now').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/founder-dashboard/detail-page/${applicant.id}`);
  await page.getByRole('heading', { name: applicant.fullName }).first().waitFor();
  await panel(page).waitFor({ state: 'hidden' });
  for (const window of [page, second]) await bell(window, 1).waitFor();

  await bell(second, 1).click();
  await panel(second).getByRole('button', { name: 'Mark all as read' }).click();
  for (const window of [page, second]) await bell(window).waitFor();
  await panel(second).getByText('Unread:').waitFor({ state: 'detached' });
});

test('the window that listens for all closes, and another one takes over', async () => {
  const founder = await register('founder');
  const { page, context } = founder;
  await bell(page).waitFor();
  const second = await context.newPage();
  const streams = countStreams([second]);
  await second.goto('/founder-dashboard');
  await bell(second).waitFor();
  expect(streams()).toBe(0);
  await page.close();
  await expect.poll(streams).toBe(1);
  const applicant = await browser.visit();
  await logIn(applicant.page, 'applicant@demo.test', 'Demo#2026');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${founder.id}`);
  await bell(second, 1).waitFor();
});

test('the list that does not load says so and can be tried again; more is shown on demand', async () => {
  const { page } = await browser.visit({ viewport: { width: 360, height: 740 } });
  const notification = (number: number) => ({
    id: `0190a8f0-0000-7000-8000-0000000000${10 + number}`,
    kind: number % 2 === 0 ? 'STRONG_MATCH' : 'SYSTEM',
    title: `Number ${number}`,
    text: 'Something happened.',
    link: number % 2 === 0 ? '/founder-dashboard/matches' : null,
    createdAt: new Date().toISOString(),
    readAt: number % 3 === 0 ? new Date().toISOString() : null,
  });
  let fails = true;
  await page.route('**/api/v1/notifications?*', (route) => {
    if (fails) return route.abort();
    const isSecond = route.request().url().includes('cursor=next');
    const data = (isSecond ? [11, 12] : Array.from({ length: 10 }, (_, i) => i + 1)).map(notification);
    return route.fulfill({ json: { data, unread: 12, ...(isSecond ? {} : { nextCursor: 'next' }) } });
  });
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await panel(page).getByRole('heading', { name: 'Your notifications did not load' }).waitFor();
  await expectAccessible(page);
  fails = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await entry(page, 'Number 10').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await panel(page).getByRole('button', { name: 'Show more' }).click();
  await entry(page, 'Number 12').waitFor();
  expect(await panel(page).getByRole('listitem').count()).toBe(12);
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
});

test('who logs out no longer listens', async () => {
  const { page } = await browser.visit();
  const opened = page.waitForRequest('**/notifications/stream');
  // Whichever is quicker ends it: the page that leaves, or the server that ends streams with their session.
  const isStream = (request: Request) => request.url().endsWith('/notifications/stream');
  const ended = Promise.any([
    page.waitForEvent('requestfailed', isStream),
    page.waitForEvent('requestfinished', isStream),
  ]);
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await opened;
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await ended;
});
