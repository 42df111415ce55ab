import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { logInByApi } from './members.ts';

const browser = useBrowser();

test.each(['applicant', 'founder'] as const)(
  'with text twice as large a phone shows the pages of an %s without scrolling sideways',
  async (side) => {
    const { page, context } = await browser.visit({ viewport: { width: 360, height: 740 } });
    await logInByApi(context, `${side}@demo.test`, 'Demo#2026');
    const area = side === 'applicant' ? '/cofounder-dashboard' : '/founder-dashboard';
    for (const path of ['', '/matches', '/profile', '/preferance', '/account']) {
      await page.goto(area + path);
      await page.locator('html[data-app=runs]').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.waitForFunction(() => getComputedStyle(document.body).fontSize === '32px');
      const tooWideBy = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect({ path, tooWideBy }).toEqual({ path, tooWideBy: 0 });
    }
  },
);
