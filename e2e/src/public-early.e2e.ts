import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test, waitForEmail } from './browser.ts';
import { newPerson } from './person.ts';

/** Holds every script back, as a slow network does; `arrive` lets them come. */
async function slowScripts(context: BrowserContext): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { arrive: resolve };
}

const expectRunning = (page: Page) => expect(page.locator('html[data-app=runs]')).toBeVisible();

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

test('an address typed and sent before the scripts are there is sent once they are', async ({ visit }) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
  const { email } = newPerson('founder');
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('textbox').fill(email);
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  await expect(banner.getByRole('textbox')).toHaveValue(email);
  scripts.arrive();
  await expect(banner.getByText(/^Almost there/)).toBeVisible();
  await waitForEmail(email, /Please confirm: the/);
});

test('what is looked for in the blog before the scripts are there is found once they are', async ({
  visit,
}) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('vesting');
  scripts.arrive();
  await expect(page).toHaveURL(/q=vesting/);
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('vesting');
});

const listed = (page: Page) => page.getByRole('article').filter({ visible: true }).getByRole('heading');

test('an address that filters the blog shows no other article, before the scripts are there neither', async ({
  visit,
}) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog?q=vesting', { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const article = page.getByRole('article').first();
  await expect(article).toBeHidden();
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
  expect(await firstSeen).toBe(await listed(page).count());
  expect(await listed(page).count()).toBeLessThan(6);
  expect(await page.getByText(/articles? found/).innerText()).toMatch(/^[1-5] articles? found$/);
});

test('should the scripts of the blog never come, all articles are shown after a while', async ({ visit }) => {
  const { page, context } = await visit();
  await slowScripts(context);
  await page.goto('/blog?category=Remote+Work', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeHidden();
  await expect(listed(page)).toHaveCount(6, { timeout: 12_000 });
});

test('without scripts an address that filters the blog shows all articles at once', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/blog?q=vesting');
  expect(await listed(page).count()).toBe(6);
});

test('a category chosen before the scripts are there applies once they are', async ({ visit }) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByText('Remote Work', { exact: true }).first().click();
  scripts.arrive();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('radio', { name: 'Remote Work', checked: true })).toBeVisible();
});

test('a question pressed before the scripts are there opens once they are', async ({ visit }) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.getByRole('button', { name: /Who can join/ });
  await question.click();
  scripts.arrive();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a button stays under the finger that is down when the scripts arrive', async ({ visit }) => {
  const { page, context } = await visit();
  const scripts = await slowScripts(context);
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
