import { expect } from '@playwright/test';
import { team } from '../../web/app/features/about/team.ts';
import { expectAccessible, test } from './browser.ts';

test('articles are found by word and category, counted, and kept in the address', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/blog');
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const chip = (name: string) => page.getByText(name, { exact: true }).locator('visible=true').first();
  const count = page.getByRole('status').filter({ hasText: 'found' });
  const titles = page.getByRole('article').getByRole('heading');
  await expect(search).toHaveAttribute('placeholder', 'Search articles...');
  await expect(count).toHaveText('6 articles found');
  await expect(titles).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toHaveCount(1);

  await search.fill('VESTING');
  await expect(count).toHaveText('1 article found');
  await expect(titles).toHaveText(['Four years and a cliff: vesting, explained with numbers']);
  await expect(page).toHaveURL('/blog?q=VESTING');
  await search.fill('time zones');
  await expect(titles).toHaveText(['Two cities, one company: co-founding at a distance']);
  await search.fill('awkward EVENING');
  await expect(titles).toHaveText(['Twelve questions to ask before you say yes to a co-founder']);
  await search.fill('');
  await expect(count).toHaveText('6 articles found');

  await page.getByRole('group', { name: 'Category' }).getByText('Legal & Equity').click();
  await expect(count).toHaveText('2 articles found');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('category') === 'Legal & Equity');
  await search.fill('negotiation');
  await expect(count).toHaveText('1 article found');
  await expect(page).toHaveURL(/q=negotiation/);
  await page.reload();
  await expect(count).toHaveText('1 article found');
  await expect(search).toHaveValue('negotiation');
  await expect(page.getByRole('radio', { name: 'Legal & Equity' })).toBeChecked();

  await search.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(count).toHaveText('0 articles found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(count).toHaveText('6 articles found');
  await expect(page).toHaveURL('/blog');
  await expect(search).toBeFocused();
  await chip('Remote Work').click();
  await expect(count).toHaveText('1 article found');
});

test('an article has its body, tags, reading time and neighbours; one that does not exist says so', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Read More Four years and a cliff/ }).click();
  await expect(page).toHaveURL('/blog/2');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1, name: /Four years and a cliff/ })).toBeVisible();
  // Until then what is far below is not laid out, and has no visible text.
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
  const text = await article.innerText();
  expect(text).toMatch(/\d+\smin\sread/);
  expect(text).toContain('September 15, 2026');
  expect(text).toContain('Legal & Equity');
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(800);
  expect(words).toBeLessThan(1_600);
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Vesting',
    'Equity',
    'Leaving',
  ]);
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('article')).toHaveCount(3);
  expect(await related.getByRole('heading', { level: 3 }).allInnerTexts()).not.toContain(
    'Four years and a cliff: vesting, explained with numbers',
  );
  await article.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('status').filter({ hasText: '6 articles found' })).toBeVisible();

  const missing = await page.goto('/blog/99');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Founder Insights' })).toBeVisible();
});

test('articles and legal texts keep headings, gaps and list marks; messages keep their margins', async ({
  visit,
}) => {
  const { page } = await visit();
  for (const path of ['/blog/2', '/privacy-policy']) {
    await page.goto(path);
    const looks = await page.locator('.prose').evaluate((prose) => {
      const size = (selector: string) => {
        const element = prose.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      };
      const [first, second] = [...prose.querySelectorAll('p')].map((one) => one.getBoundingClientRect());
      const list = prose.querySelector('ul, ol');
      return {
        heading: size('h2') / size('p'),
        gap: first && second ? second.top - first.bottom : 0,
        marks: list && getComputedStyle(list).listStyleType,
      };
    });
    expect(looks.heading, path).toBeGreaterThan(1.3);
    expect(looks.gap, path).toBeGreaterThan(12);
    expect(looks.marks, path).not.toBe('none');
  }

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  const message = page.locator('.Toastify__toast').first();
  await expect(message).toBeVisible();
  await expect(message).toHaveCSS('padding-inline-start', '16px');
});

test('of the five in the team one story is open at a time', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/about');
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
  const section = page.getByRole('region', { name: 'Meet the team' });
  const cards = section.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(team.map(({ name }) => name));
  const button = (index: number) => cards.nth(index).getByRole('button');
  const stories = () =>
    Promise.all(team.map(({ story }) => section.getByText(story, { exact: true }).isVisible()));
  expect(await stories()).toEqual([false, false, false, false, false]);
  await button(1).click();
  // Pressed before the scripts are there, it opens once they are.
  await expect(button(1)).toContainText('Show Less');
  expect(await stories()).toEqual([false, true, false, false, false]);
  await button(4).focus();
  await page.keyboard.press('Enter');
  expect(await stories()).toEqual([false, false, false, false, true]);
  await expect(button(1)).toContainText('Learn More');
  await button(4).click();
  expect(await stories()).toEqual([false, false, false, false, false]);
});
