import { expect } from '@playwright/test';
import { expectAccessible, test } from './browser.ts';
import { join } from './members.ts';

test('events have their pictures, in the list and in the details', async ({ visit }) => {
  const { page, area } = await join(await visit({ viewport: { width: 360, height: 780 } }), 'founder');
  await page.goto(`${area}/preferance`);
  const panel = page.getByRole('region', { name: 'Upcoming events' });
  const pictures = panel.locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  const isShown = (all: Element[]) =>
    all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  const events = await panel.getByRole('listitem').count();
  await expect.poll(() => pictures.evaluateAll(isShown)).toEqual(Array(events).fill(true));

  await panel.getByRole('button').first().click();
  const title = (await page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText()).trim();
  await expect(page.getByRole('dialog').getByRole('img', { name: title })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
