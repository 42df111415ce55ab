import { expect } from '@playwright/test';
import { expectAccessible, test } from './browser.ts';
import { join } from './members.ts';

test('events have their pictures, in the list and in the details; one without looks right too', async ({
  visit,
}) => {
  const { page, area } = await join(await visit({ viewport: { width: 360, height: 780 } }), 'founder');
  await page.route('**/api/v1/event?*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ json: { ...rest, data: [data[0], { ...data[1], imageUrl: null }] } });
  });
  await page.goto(`${area}/preferance`);
  const panel = page.getByRole('region', { name: 'Upcoming events' });
  const pictures = panel.locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toEqual([true]);

  await panel.getByRole('button').first().click();
  const title = (await page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText()).trim();
  await expect(page.getByRole('dialog').getByRole('img', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.getByRole('button').last().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
