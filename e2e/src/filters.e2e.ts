import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, test } from './browser.ts';
import { logInByApi } from './members.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /person|people/ });

test('a founder narrows the list on a phone, by keyboard, and the address keeps what they chose', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: { width: 360, height: 740 } });
  await logInByApi(context, 'founder@demo.test', 'Demo#2026');
  await page.goto('/founder-dashboard/matches');
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const remote = dialog.getByRole('checkbox', { name: /^Remote \(\d+\)$/ });
  const label = (await remote.locator('xpath=ancestor::label').innerText()).trim();
  const count = Number(/\((\d+)\)/.exec(label)?.[1]);
  expect(count).toBeGreaterThan(3);
  await remote.press('Space');
  await expect(dialog.getByRole('button', { name: `Show ${count} people` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Atlantis');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Place' }).fill('India');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeHidden();
  await dialog.getByRole('button', { name: /^Show \d+ (?:people|person)$/ }).press('Enter');
  await expect(page).toHaveURL(/near=India&ways=REMOTE/);
  await expect(status(page)).toHaveText(/^\d+ people, best first$/);
  const [shown] = /\d+/.exec(await status(page).innerText()) ?? [];
  expect(Number(shown)).toBeLessThan(count);
  await expectAccessible(page);

  await page.reload();
  await expect(status(page)).toHaveText(`${shown} people, best first`);
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Newest' });
  await expect(status(page)).toHaveText(`${shown} people, newest first`);
  await page.getByRole('link', { name: 'Near India : take off' }).click();
  await expect(status(page)).toHaveText(/^The newest 20 of \d+ people$/);
  await expect(page).toHaveURL(/\?ways=REMOTE&sort=NEW$/);
  await page.goBack();
  await expect(status(page)).toHaveText(`${shown} people, newest first`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/near|ways/);
});

test('a search marks the words that were found, or the sentence that means it, and says when nobody is', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await logInByApi(context, 'applicant@demo.test', 'Demo#2026');
  await page.goto('/cofounder-dashboard/matches');
  await expectLoaded(page);
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill('savings groups');
  await search.press('Enter');
  await expect(status(page)).toHaveText(/for “savings groups”$/);
  await expect(cards(page).first().locator('mark').first()).toHaveText(/saving|group/i);
  await expectAccessible(page);
  await page.goto('/cofounder-dashboard/matches?skills=xqzptl&q=savings');
  await expect(page.getByRole('heading', { name: 'Nobody found for “savings”' })).toBeVisible();
  await page.getByRole('link', { name: 'End the search' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody fits all of this' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(status(page)).toHaveText(/best/i);
  await expect(search).toHaveValue('');
});
