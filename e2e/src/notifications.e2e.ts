import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test, type Visits } from './browser.ts';
import { logIn } from './forms.ts';
import { join } from './members.ts';

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const entry = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

async function arrive(visit: Visits, side: 'applicant' | 'founder') {
  const member = await join(await visit(), side);
  await member.page.goto(member.area);
  return member;
}

/** Streams of notifications that pages have opened so far. */
function countStreams(pages: Page[]) {
  let streams = 0;
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().includes('/notifications/stream')) streams += 1;
    });
  return () => streams;
}

test('a visit and a contact of the other side raise the bell in two windows without a reload, and lead to the visitor', async ({
  visit,
}) => {
  const founder = await arrive(visit, 'founder');
  const { page, context } = founder;
  await expect(bell(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  const second = await context.newPage();
  const streams = countStreams([second]);
  await second.goto('/founder-dashboard/profile');
  await expect(bell(second)).toBeVisible();

  const applicant = await arrive(visit, 'applicant');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${founder.id}`);
  await expect(applicant.page.getByRole('heading', { name: founder.fullName }).first()).toBeVisible();
  for (const window of [page, second]) await expect(bell(window, 1)).toBeVisible();
  await applicant.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(applicant.page.getByRole('link', { name: founder.email })).toBeVisible();
  for (const window of [page, second]) await expect(bell(window, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 unread notifications' })).toBeAttached();
  expect(streams()).toBe(0);

  await bell(page, 2).press('Enter');
  await expect(entry(page, 'Jo would like to get in touch')).toBeVisible();
  await expect(entry(page, 'Jo looked at your profile').getByText('Just now')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/founder-dashboard/detail-page/${applicant.id}`);
  await expect(page.getByRole('heading', { name: applicant.fullName }).first()).toBeVisible();
  await expect(panel(page)).toBeHidden();
  for (const window of [page, second]) await expect(bell(window, 1)).toBeVisible();

  await bell(second, 1).click();
  await panel(second).getByRole('button', { name: 'Mark all as read' }).click();
  for (const window of [page, second]) await expect(bell(window)).toBeVisible();
  await expect(panel(second).getByText('Unread:')).toHaveCount(0);
});

test('the window that listens for all closes, and another one takes over', async ({ visit }) => {
  const founder = await arrive(visit, 'founder');
  const { page, context } = founder;
  await expect(bell(page)).toBeVisible();
  const second = await context.newPage();
  const streams = countStreams([second]);
  await second.goto('/founder-dashboard');
  await expect(bell(second)).toBeVisible();
  expect(streams()).toBe(0);
  await page.close();
  await expect.poll(streams).toBe(1);
  const applicant = await visit();
  await logIn(applicant.page, 'applicant@demo.test', 'Demo#2026');
  await applicant.page.goto(`/cofounder-dashboard/detail-page/${founder.id}`);
  await expect(bell(second, 1)).toBeVisible();
});

test('the list that does not load says so and can be tried again; more is shown on demand', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
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
  await expect(panel(page).getByRole('heading', { name: 'Your notifications did not load' })).toBeVisible();
  await expectAccessible(page);
  fails = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(entry(page, 'Number 10')).toBeVisible();
  await expectNothingSideways(page);
  await panel(page).getByRole('button', { name: 'Show more' }).click();
  await expect(entry(page, 'Number 12')).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await expect(panel(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('who logs out no longer listens', async ({ visit }) => {
  const { page } = await visit();
  const opened = page.waitForRequest(/\/notifications\/stream/);
  // Whichever is quicker ends it: the page that leaves, or the server that ends streams with their session.
  const isStream = (request: Request) => request.url().includes('/notifications/stream');
  const ended = Promise.any([
    page.waitForEvent('requestfailed', isStream),
    page.waitForEvent('requestfinished', isStream),
  ]);
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await opened;
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await ended;
});
