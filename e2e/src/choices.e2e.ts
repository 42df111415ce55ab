import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, test } from './browser.ts';
import { logIn } from './forms.ts';
import { focused, join, type Member, post } from './members.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const nameIn = (page: Page) => cards(page).first().getByRole('heading').innerText();

const open = async ({ page, area }: Member, path: string) => {
  await page.goto(area + path);
  await expectLoaded(page);
};

test('on a phone, by keyboard: pass on somebody, say why, undo; save somebody with a note', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const { page } = founder;
  await open(founder, '/matches');
  const name = await nameIn(page);
  const passed = page.getByRole('region', { name: `Passed on ${name}` });

  await page.getByRole('button', { name: `Pass on ${name}` }).press('Enter');
  await expect(passed).toBeFocused();
  await passed.getByRole('button', { name: 'Hours or start' }).press('Enter');
  await expect(passed.getByRole('button', { name: 'Hours or start' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);

  await open(founder, '/matches');
  expect(await nameIn(page)).not.toBe(name);
  await open(founder, '/matches/passed');
  await expect(passed.getByRole('button', { name: 'Hours or start' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await passed.getByRole('button', { name: `Bring back ${name}` }).press('Enter');
  await expect(focused(page)).toHaveText(`${name} is back in your lists.`);

  await open(founder, '/matches');
  const saving = page.getByRole('button', { name: `Save ${name}` });
  await saving.press('Enter');
  await expect(saving).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  const note = page.getByRole('textbox', { name: `Your note about ${name}` });
  await note.fill('Ask about the long line');
  await page.getByRole('link', { name: 'Passed', exact: true }).press('Enter');
  await expect(page.getByText(/^Your note about .* is not saved yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(note).toHaveValue('Ask about the long line');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(note).toHaveValue('Ask about the long line');
  await expect(saving).toHaveAttribute('aria-pressed', 'true');
  await note.fill('Ask about the short line');
  await post(founder.context, '/auth/logout', {});
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, founder.email);
  await expect(note).toHaveValue('Ask about the short line');
});

test('a press that fails says so and changes nothing; from the page of somebody both work too', async ({
  visit,
}) => {
  const applicant = await join(await visit(), 'applicant');
  const { page } = applicant;
  await open(applicant, '/matches');
  const card = cards(page).first();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(card).toBeFocused();
  await expect(card).toHaveCSS('outline-style', 'solid');
  const saving = card.getByRole('button', { name: /^Save / });
  await page.route('**/api/v1/{saved,passed}/*', (route) => route.abort());
  await saving.click();
  await card.getByRole('button', { name: /^Pass on / }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(2);
  await expect(saving).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/v1/{saved,passed}/*');
  await card.focus();
  const taken = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/api/v1/saved/'),
  );
  // The second while the first is on its way: both count.
  await page.keyboard.press('s');
  await page.keyboard.press('s');
  await taken;
  await expect(saving).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('No longer saved')).toBeVisible();

  await cards(page).first().getByRole('link', { name: /^View/ }).click();
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/detail-page/);
  await page.getByRole('button', { name: /^Save ?: / }).click();
  await expect(page.getByRole('button', { name: /^Saved ?: / })).toBeVisible();
  await page.getByRole('button', { name: /^Pass on / }).click();
  await expect(focused(page)).toContainText('You passed on');
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByRole('button', { name: /^Saved ?: / })).toBeVisible();
});
