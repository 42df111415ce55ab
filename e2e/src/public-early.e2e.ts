import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser, waitForEmail } from './browser.ts';
import { newPerson } from './people.ts';

const browser = useBrowser();

/** Holds every script back, as a slow network does; `arrive` lets them come. */
async function slowScripts(context: BrowserContext): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { arrive: resolve };
}

const runs = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.app === 'runs');

test('a page is painted before it asks for the scripts that make it respond', async () => {
  const { page } = await browser.visit();
  await page.goto('/');
  await runs(page);
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

test('an address typed and sent before the scripts are there is sent once they are', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  const { email } = newPerson('founder');
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('textbox').fill(email);
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  expect(await banner.getByRole('textbox').inputValue()).toBe(email);
  scripts.arrive();
  await banner.getByText(/^Almost there/).waitFor();
  await waitForEmail(email, /Please confirm: the/);
});

test('what is looked for in the blog before the scripts are there is found once they are', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('vesting');
  scripts.arrive();
  await page.waitForURL(/q=vesting/);
  expect(await page.getByRole('searchbox', { name: 'Search articles' }).inputValue()).toBe('vesting');
});

const listed = (page: Page) =>
  page.getByRole('article').filter({ visible: true }).getByRole('heading').allInnerTexts();

test('an address that filters the blog shows no other article, before the scripts are there neither', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog?q=vesting', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search articles' }).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const article = page.getByRole('article').first();
  await article.waitFor({ state: 'hidden' });
  expect(await page.getByText(/articles? found/).isVisible()).toBe(false);
  const { y } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(1500);
  // From the first moment they can be seen, they are the ones asked for.
  const firstSeen = page.evaluate(async () => {
    const articles = () =>
      [...document.querySelectorAll('article')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
    while (articles().length === 0) await new Promise(requestAnimationFrame);
    return articles().length;
  });
  scripts.arrive();
  expect(await firstSeen).toBe((await listed(page)).length);
  expect((await listed(page)).length).toBeLessThan(6);
  expect(await page.getByText(/articles? found/).innerText()).toMatch(/^[1-5] articles? found$/);
});

test('should the scripts of the blog never come, all articles are shown after a while', async () => {
  const { page, context } = await browser.visit();
  await slowScripts(context);
  await page.goto('/blog?category=Remote+Work', { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor({ state: 'hidden' });
  await expect.poll(() => listed(page), { timeout: 12_000 }).toHaveLength(6);
});

test('without scripts an address that filters the blog shows all articles at once', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto('/blog?q=vesting');
  expect(await listed(page)).toHaveLength(6);
});

test('a category chosen before the scripts are there applies once they are', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByText('Remote Work', { exact: true }).first().click();
  scripts.arrive();
  await page.waitForURL(/category=/);
  await page.getByRole('radio', { name: 'Remote Work', checked: true }).waitFor();
});

test('a question pressed before the scripts are there opens once they are', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.getByRole('button', { name: /Who can join/ });
  await question.click();
  scripts.arrive();
  await page.waitForFunction(
    (button) => button?.getAttribute('aria-expanded') === 'true',
    await question.elementHandle(),
  );
});

test('a button stays under the finger that is down when the scripts arrive', async () => {
  const { page, context } = await browser.visit();
  const scripts = await slowScripts(context);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('textbox').fill('not an address');
  await banner.getByRole('button', { name: 'Subscribe' }).hover();
  await page.mouse.down();
  scripts.arrive();
  await runs(page);
  await page.mouse.up();
  await banner.locator('input[aria-invalid=true]').waitFor();
});
