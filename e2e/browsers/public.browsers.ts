import { describe, expect, test } from 'vitest';
import { until } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const PAGES = [
  '/',
  '/how-we-work',
  '/blog',
  '/blog/1',
  '/about',
  '/career',
  '/pricing',
  '/privacy-policy',
  '/terms-condition',
];

describe.each(browserNames)('in %s', (name) => {
  const browser = useBrowser(name);

  test('every public page opens, fits and runs', async () => {
    const visitor = await browser.visit('/');
    for (const page of PAGES) {
      await visitor.open(page);
      await visitor.get('heading', /./);
      expect(await visitor.window.run(sidewaysPixels), page).toBeLessThanOrEqual(0);
    }
  });

  test('a message is sent and the newsletter ordered', async () => {
    const visitor = await browser.visit('/');
    await visitor.fill(/email/i, `reader-${name.toLowerCase()}-${Date.now()}@example.com`);
    await visitor.press('button', /subscribe/i);
    await visitor.reads(/check your inbox|confirm/i);
  });

  test('a press beside the menu closes it', async () => {
    const visitor = await browser.visit('/');
    await visitor.window.resize(500, 800);
    await visitor.press('button', 'Menu');
    await visitor.get('button', 'Close menu');
    await visitor.window.pressAt(20, 400);
    await until('the closed menu', async () => !(await visitor.window.run(menuIsOpen)));
  });
});

const sidewaysPixels = () => document.documentElement.scrollWidth - innerWidth;
const menuIsOpen = () => document.querySelector('dialog[open]') !== null;
