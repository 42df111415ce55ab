import { expect, type Locator, type Page } from '@playwright/test';
import { test, type Visits } from './browser.ts';
import { join, press } from './members.ts';
import { signUp } from './own-profile.ts';
import { photo } from './person.ts';

const messages = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
/** Those that wait for their turn included. */
const all = (page: Page) => messages(page).locator('[role=alert]');
const shown = (page: Page) => all(page).filter({ visible: true });

/** The clock of a message is the bar below it, which runs only while it is on the screen. */
function clocks(page: Page, to: 'finish' | 'pause'): Promise<void> {
  return page.evaluate((does) => {
    for (const clock of document.getAnimations())
      if (clock.effect instanceof KeyframeEffect && clock.effect.target?.matches('.Toastify__progress-bar'))
        clock[does]();
  }, to);
}

/** Whether a finger in the middle of it would reach it. */
const uncovered = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('on a phone the newest message alone is shown; those before it come when it goes, their time unused', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong#2026');
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(all(page)).toHaveCount(count);
  }
  expect(await shown(page).count()).toBe(1);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('textbox', { name: 'Email' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    expect(await uncovered(part)).toBe(true);
  }
  for (const left of [2, 1, 0]) {
    await clocks(page, 'finish');
    await expect(all(page)).toHaveCount(left);
    await expect(shown(page)).toHaveCount(Math.min(left, 1));
  }
});

test('a message can be answered while any dialog of the own pages is open, which stays open', async ({
  visit,
}) => {
  const { page, area } = await signUp(visit, 'founder');
  let tries = 0;
  await page.route('**/api/v1/profile/*/hobbies', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole('textbox', { name: 'Hobbies' }).fill('kites');
  await page.keyboard.press('Enter');
  const again = all(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();

  const answered = async (open: () => Promise<void>) => {
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    const before = tries;
    await again.click();
    await expect.poll(() => tries).toBe(before + 1);
    await expect(all(page)).toHaveCount(1);
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const name of ['Edit Profile', 'Add Experience', 'Add Education', 'Edit Company Details'])
    await answered(() => page.getByRole('button', { name, exact: true }).click());
  await answered(() => page.getByLabel('Profile picture').setInputFiles(photo()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL(`${area}/matches`);
  await answered(() =>
    page
      .getByRole('button', { name: /Why you two/ })
      .first()
      .click(),
  );
  await answered(() =>
    page.getByRole('region', { name: 'Upcoming events' }).getByRole('button').first().click(),
  );
});

/** A member on a public page whose log-out has failed; the message about it stays until it is closed. */
async function stayedLoggedIn(visit: Visits, path: string, width: number) {
  const { page } = await join(await visit({ viewport: { width, height: 740 } }), 'applicant');
  await page.route('**/api/v1/auth/logout', (route) => route.abort());
  await page.goto(path);
  if (width < 768) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  } else {
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }
  await expect(messages(page).getByText(/You are still logged in/)).toBeVisible();
  await clocks(page, 'pause');
  return page;
}

test('a message can be closed over a public dialog', async ({ visit }) => {
  const page = await stayedLoggedIn(visit, '/how-we-work', 1280);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'CONNECT US' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await messages(page).getByRole('button', { name: 'close' }).click();
  await expect(all(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

for (const width of [360, 600])
  test(`a message can be closed over the menu of narrow screens, ${width} px`, async ({ visit }) => {
    const page = await stayedLoggedIn(visit, '/pricing', width);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    // The message lies over the button.
    await press(page, 'Menu');
    await expect(menu).toBeVisible();
    await clocks(page, 'pause');
    await expect.poll(() => uncovered(menu.getByRole('button', { name: 'Close menu' }))).toBe(true);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(shown(page)).toHaveCount(1);
    await press(page, 'Menu');
    await expect(menu).toBeVisible();
    await clocks(page, 'pause');
    await messages(page).getByRole('button', { name: 'close' }).click();
    await expect(all(page)).toHaveCount(0);
    await expect(menu).toBeVisible();
  });
