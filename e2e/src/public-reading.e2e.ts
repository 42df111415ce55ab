import { expect, test } from 'vitest';
import { team } from '../../web/app/features/about/team.ts';
import { expectAccessible, useBrowser } from './browser.ts';

const browser = useBrowser();

test('articles are found by word and category, counted, and kept in the address', async () => {
  const { page } = await browser.visit();
  await page.goto('/blog');
  await page.locator('html[data-app=runs]').waitFor();
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const chip = (name: string) => page.getByText(name, { exact: true }).locator('visible=true').first();
  const count = page.getByRole('status').filter({ hasText: 'found' });
  const titles = () => page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(await search.getAttribute('placeholder')).toBe('Search articles...');
  expect(await count.innerText()).toBe('6 articles found');
  expect(await titles()).toHaveLength(6);
  expect(await page.getByRole('heading', { level: 2, name: 'Latest Articles' }).count()).toBe(1);

  await search.fill('VESTING');
  await expect.poll(() => count.innerText()).toBe('1 article found');
  expect(await titles()).toEqual(['Four years and a cliff: vesting, explained with numbers']);
  expect(new URL(page.url()).searchParams.get('q')).toBe('VESTING');
  await search.fill('time zones');
  await expect.poll(titles).toEqual(['Two cities, one company: co-founding at a distance']);
  await search.fill('awkward EVENING');
  await expect.poll(titles).toEqual(['Twelve questions to ask before you say yes to a co-founder']);
  await search.fill('');
  await expect.poll(() => count.innerText()).toBe('6 articles found');

  await page.getByRole('group', { name: 'Category' }).getByText('Legal & Equity').click();
  await expect.poll(() => count.innerText()).toBe('2 articles found');
  expect(new URL(page.url()).searchParams.get('category')).toBe('Legal & Equity');
  await search.fill('negotiation');
  await expect.poll(() => count.innerText()).toBe('1 article found');
  await page.reload();
  await expect.poll(() => count.innerText()).toBe('1 article found');
  expect(await search.inputValue()).toBe('negotiation');
  expect(await page.getByRole('radio', { name: 'Legal & Equity' }).isChecked()).toBe(true);

  await search.fill('zeppelin');
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  expect(await count.innerText()).toBe('0 articles found');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => count.innerText()).toBe('6 articles found');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await chip('Remote Work').click();
  await expect.poll(() => count.innerText()).toBe('1 article found');
});

test('an article has its body, tags, reading time and neighbours; one that does not exist says so', async () => {
  const { page } = await browser.visit();
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Read More Four years and a cliff/ }).click();
  await page.waitForURL('**/blog/2');
  const article = page.getByRole('main').getByRole('article').first();
  await article.getByRole('heading', { level: 1, name: /Four years and a cliff/ }).waitFor();
  // Until then what is far below is not laid out, and has no visible text.
  await page.locator('html[data-app=runs]').waitFor();
  const text = await article.innerText();
  expect(text).toMatch(/\d+ min read/);
  expect(text).toContain('September 15, 2026');
  expect(text).toContain('Legal & Equity');
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(800);
  expect(words).toBeLessThan(1_600);
  expect(await article.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts()).toEqual([
    'Vesting',
    'Equity',
    'Leaving',
  ]);
  const related = page.getByRole('region', { name: 'Related articles' });
  expect(await related.getByRole('article').count()).toBe(3);
  expect(await related.getByRole('heading', { level: 3 }).allInnerTexts()).not.toContain(
    'Four years and a cliff: vesting, explained with numbers',
  );
  await article.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('status').filter({ hasText: '6 articles found' }).waitFor();

  const missing = await page.goto('/blog/99');
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Founder Insights' }).waitFor();
});

test('articles and legal texts keep headings, gaps and list marks; messages keep their margins', async () => {
  const { page } = await browser.visit();
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
  await message.waitFor();
  expect(await message.evaluate((toast) => getComputedStyle(toast).paddingInlineStart)).toBe('16px');
});

test('of the five in the team one story is open at a time', async () => {
  const { page } = await browser.visit();
  await page.goto('/about');
  await page.locator('html[data-app=runs]').waitFor();
  const section = page.getByRole('region', { name: 'Meet the team' });
  const cards = section.getByRole('article');
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(team.map(({ name }) => name));
  const button = (index: number) => cards.nth(index).getByRole('button');
  const stories = () =>
    Promise.all(team.map(({ story }) => section.getByText(story, { exact: true }).isVisible()));
  expect(await stories()).toEqual([false, false, false, false, false]);
  await button(1).click();
  // Pressed before the scripts are there, it opens once they are.
  await expect.poll(() => button(1).innerText()).toContain('Show Less');
  expect(await stories()).toEqual([false, true, false, false, false]);
  await button(4).focus();
  await page.keyboard.press('Enter');
  expect(await stories()).toEqual([false, false, false, false, true]);
  expect(await button(1).innerText()).toContain('Learn More');
  await button(4).click();
  expect(await stories()).toEqual([false, false, false, false, false]);
});
