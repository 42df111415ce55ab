import { expect, type Page } from '@playwright/test';
import { expectLoaded, test } from './browser.ts';
import { join } from './members.ts';

/** The page's own text as the server wrote it, and as it stands. */
async function texts(page: Page, html: string) {
  await expectLoaded(page);
  return page.evaluate((source) => {
    const textIn = (document: Document) => document.querySelector('main')?.textContent;
    return { written: textIn(new DOMParser().parseFromString(source, 'text/html')), shown: textIn(document) };
  }, html);
}

/** `21 Nov 2026, 9:04 PM` of a moment in a time zone, the time unbroken. */
function momentIn(timeZone: string, iso: string): string {
  const words = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const parts = words.formatToParts(new Date(iso));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}\u00a0${part('dayPeriod')}`;
}

for (const [side, timezoneId, locale] of [
  ['founder', 'America/St_Johns', 'ar'],
  ['applicant', 'Pacific/Auckland', 'tr'],
] as const) {
  test(`pages are told in the time of ${timezoneId} (${locale}), from the second on by the server`, async ({
    visit,
  }) => {
    const { page, context, area } = await join(await visit({ timezoneId, locale }), side);
    const sessions = await context.request.get('/api/v1/account/sessions');
    const since = `Since ${momentIn(timezoneId, (await sessions.json()).data[0].createdAt)}`;

    await page.goto(`${area}/account`);
    await expectLoaded(page);
    await expect(page.getByText(since)).toBeVisible();

    await page.goto(`${area}/matches`);
    const person = await page.locator('main article a').first().getAttribute('href');
    for (const path of [area, `${area}/profile`, `${area}/preferance`, `${area}/account`, person ?? '']) {
      const response = await page.goto(path);
      const { written, shown } = await texts(page, (await response?.text()) ?? '');
      expect(shown, path).toBe(written);
      if (path.endsWith('/account')) expect(written).toContain(since);
    }
  });
}
