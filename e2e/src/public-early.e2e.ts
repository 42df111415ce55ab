import { expect } from '@playwright/test';
import { test } from './browser.ts';
import { expectRunning, slowScripts } from './slow-scripts.ts';

test('a page is painted before it asks for the scripts that make it respond', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/', { waitUntil: 'load' });
  await expectRunning(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('an address that filters the blog shows no other article, without scripts neither', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/blog?q=vesting');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 article found')).toBeVisible();
});

test('a button stays under the finger that is down when the scripts arrive', async ({ visit }) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context, 5000);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('textbox').fill('not an address');
  await banner.getByRole('button', { name: 'Subscribe' }).hover();
  await page.mouse.down();
  scripts.arrive();
  await expectRunning(page);
  await page.mouse.up();
  await expect(banner.locator('input[aria-invalid=true]')).toBeVisible();
});
