import { expect } from '@playwright/test';
import { expectAccessible, expectLoaded, test } from './browser.ts';
import { connect, focused, join } from './members.ts';

test('the board: events move people, by keyboard a hand does too, and notes stay; also on a phone', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const { page, area } = founder;
  const { fullName } = applicant;
  const board = async (query = '') => {
    await page.goto(`${area}/matches/board${query}`);
    await expectLoaded(page);
  };
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
  const cardIn = (name: string) => column(name).getByRole('article', { name: fullName });
  const links = page.getByRole('navigation', { name: 'Columns' });

  await board();
  await expect(page.getByRole('heading', { name: 'Nobody on your board yet' })).toBeVisible();
  await expectAccessible(page);

  const connection = await connect(founder, applicant);
  await board();
  await expect(cardIn('Talking')).toContainText('You connected just now');
  await expect(links.getByRole('link', { name: 'Talking 1' })).toHaveAttribute('aria-current', 'true');
  await links.getByRole('link', { name: 'Talking 1' }).press('Enter');
  await expect(page).toHaveURL(/column=talking$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Your note about ${fullName}: Add a note` }).press('Enter');
  await page.getByRole('textbox', { name: `Your note about ${fullName}` }).fill('Ask about the long line');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();

  await page.getByRole('button', { name: `Remind me of ${fullName}` }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In a week' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Reminder on / })).toHaveAttribute('aria-expanded', 'false');

  const move = page.getByRole('button', { name: `Move to: ${fullName}` }).filter({ visible: true });
  await move.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('data-focus');
  await page.keyboard.type('Tr');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is in “Trial” now/).first()).toBeVisible();
  await expect(focused(page)).toHaveText('Talking 0');
  await links.getByRole('link', { name: 'Trial 1' }).press('Enter');
  await expect(cardIn('Trial')).toContainText('You moved them here just now');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(links).toBeHidden();
  for (const name of ['Saved', 'Invited', 'Talking', 'Met', 'Trial', 'Decided'])
    await expect(column(name)).toBeVisible();
  await move.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('data-focus');
  await page.keyboard.type('De');
  await page.keyboard.press('Enter');
  await expect(cardIn('Decided')).toBeFocused();
  await expectAccessible(page);

  const end = await applicant.context.request.delete(`/api/v1/connections/${connection}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(end.ok()).toBe(true);
  await board();
  await expect(page.getByRole('article', { name: fullName })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show closed (1)' }).press('Enter');
  await expect(cardIn('Closed')).toContainText('They ended it just now');
  await expect(cardIn('Closed')).toContainText('Ask about the long line');
  await cardIn('Closed')
    .getByRole('link', { name: /^Messages/ })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/messages/${connection}$`));
});
