import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, test } from './browser.ts';
import { focused, logInByApi } from './members.ts';

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
  const bar = page.getByRole('navigation', { name: 'Main' });
  const [first, last] = await Promise.all(
    ['Dashboard', 'Preferences'].map((word) => bar.getByText(word).boundingBox()),
  );
  expect(Math.abs((first?.x ?? 0) - (360 - (last?.x ?? 0) - (last?.width ?? 0)))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toHaveCount(1);
  // A phone's way back closes what is open, and leaves the page where it is.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/matches$/);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const remote = dialog.getByRole('checkbox', { name: /^Remote \(\d+\)$/ });
  const label = (await remote.locator('xpath=ancestor::label').innerText()).trim();
  const count = Number(/\((\d+)\)/.exec(label)?.[1]);
  expect(count).toBeGreaterThan(3);
  await remote.press('Space');
  await expect(dialog.getByRole('button', { name: `Show ${count} people` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Atlantis');
  await dialog.getByRole('button', { name: /^Show/ }).press('Enter');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Place');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeInViewport();
  await dialog.getByRole('textbox', { name: 'Place' }).fill('');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeHidden({ timeout: 200 });
  await dialog.getByRole('textbox', { name: 'Place' }).fill('India');
  await expect(dialog.getByText(/We do not know Atlantis/)).toBeHidden();
  const show = dialog.getByRole('button', { name: /^Show \d+ people$/ });
  const shown = async () => Number(/\d+/.exec(await show.innerText())?.[0]);
  await expect.poll(shown).toBeLessThan(count);
  const found = await shown();
  await show.press('Enter');
  await expect(page).toHaveURL(/near=India&ways=REMOTE/);
  await expect(status(page)).toHaveText(`${found} people, best first`);
  await expectAccessible(page);

  await page.reload();
  await expect(status(page)).toHaveText(`${found} people, best first`);
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Newest' });
  await expect(status(page)).toHaveText(`${found} people, newest first`);
  await page.getByRole('link', { name: 'Near India : remove' }).click();
  await expect(status(page)).toHaveText(/^The newest 6 of \d+ people$/);
  await expect(page).toHaveURL(/\?ways=REMOTE&sort=NEW$/);
  await page.goBack();
  await expect(status(page)).toHaveText(`${found} people, newest first`);

  await page.getByRole('button', { name: 'Save filter' }).press('Enter');
  const saving = page.getByRole('dialog', { name: 'Save this filter' });
  const name = saving.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Near India, Remote');
  await name.fill('');
  await expect(saving.getByText('Please give it a name')).toBeVisible();
  await name.fill('Remote in India');
  await expectAccessible(page);
  await name.press('Enter');
  await expect(page.getByText('Filter saved')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/near|ways/);

  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await dialog.getByText('Saved filters').press('Enter');
  const pace = dialog.getByRole('combobox', { name: 'Emails about Remote in India' });
  await expect(pace).toHaveValue('WEEKLY');
  await pace.selectOption({ label: 'Every day' });
  await expect(pace).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remote in India', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\?near=India&ways=REMOTE&sort=NEW$/);
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  await dialog.getByText('Saved filters').press('Enter');
  await expect(pace).toHaveValue('DAILY');
  await dialog.getByRole('button', { name: 'Delete Remote in India' }).press('Enter');
  await expect(dialog.getByText(/None yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The way back has arrived: a search goes out from the list that is shown.
  await expect(page).toHaveURL(/\?near=India&ways=REMOTE&sort=NEW$/);

  await page.getByRole('searchbox', { name: 'Search people' }).fill('Poderica');
  await page.keyboard.press('Enter');
  // Whoever other journeys bring in may be near it in meaning.
  await expect(status(page)).toHaveText(/^\d+ (?:person|people) for “Poderica”$/);
  await expect(page).toHaveURL(/near=India&ways=REMOTE&q=Poderica$/);
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
  await expect(search).toBeFocused();
  await expect(cards(page).first().locator('mark').first()).toHaveText(/saving|group/i);
  await expectAccessible(page);
  await page.goto('/cofounder-dashboard/matches?skills=xqzptl&q=savings');
  await expect(page.getByRole('heading', { name: 'Nobody found for “savings”' })).toBeVisible();
  await page.getByRole('link', { name: 'Search without filters' }).click();
  await expect(status(page)).toHaveText(/for “savings”$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nobody found for “savings”' })).toBeVisible();
  await expect(page.getByRole('status').getByText('Nobody found for “savings”')).toBeAttached();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nobody fits all of this' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(status(page)).toHaveText(/best/i);
  await expect(search).toHaveValue('');

  // What nobody has written, and what the reader has ruled out, is not offered.
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Android \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Field of the company' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^not gambling/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Android/ }).check();
  await page.getByRole('textbox', { name: 'Another skill' }).fill('android');
  await page.getByRole('button', { name: /^Show \d+ (?:people|person)$/ }).click();
  await expect(page).toHaveURL(/\?skills=Android%2Candroid$/);
  await expect(status(page)).toHaveText(/^The best 6 of \d+ people$|^\d people, best first$/);

  await page.goto('/cofounder-dashboard/matches?near=Atlantis');
  await expect(page.getByText(/We do not know Atlantis/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show people without it' }).click();
  await expect(status(page)).toHaveText(/best/i);
});
