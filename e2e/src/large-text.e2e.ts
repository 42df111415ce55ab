import { expect, type Page } from '@playwright/test';
import { expectLoaded, test } from './browser.ts';
import { logInByApi } from './members.ts';

/** Shows a page with text twice as large, and expects that nothing of it lies beside the screen. */
async function expectFitting(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('body')).toHaveCSS('font-size', '32px');
  const tooWideBy = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft({ path, tooWideBy }).toEqual({ path, tooWideBy: 0 });
}

test('with text twice as large a phone shows the public pages without scrolling sideways', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  const told = ['/', '/about', '/pricing', '/career', '/blog', '/blog/1', '/how-we-work'];
  const entry = ['/login', '/register', '/register-founder', '/forgot-password'];
  for (const path of [...told, '/contact', '/privacy-policy', ...entry]) await expectFitting(page, path);
});

for (const side of ['applicant', 'founder'] as const)
  test(`with text twice as large a phone shows the pages of an ${side} without scrolling sideways`, async ({
    visit,
  }) => {
    const { page, context } = await visit({ viewport: { width: 360, height: 740 } });
    await logInByApi(context, `${side}@demo.test`, 'Demo#2026');
    const area = side === 'applicant' ? '/cofounder-dashboard' : '/founder-dashboard';
    const messages = ['/messages', '/messages/requests', '/messages/invitations'];
    const list = await (await context.request.get('/api/v1/connections')).json();
    const other = side === 'applicant' ? 'Meera Kulkarni' : 'Joseph Mwangi Kariuki';
    const { id, person } = list.data.find(
      (each: { person: { fullName: string } }) => each.person?.fullName === other,
    );
    const together = ['', '/alignment', '/alignment/short', '/alignment/conflict', '/alignment/vision'].map(
      (part) => `/together/${id}${part}`,
    );
    const matches = ['/matches', '/matches/board', `/matches/compare?with=${person.id}`];
    const own = ['/profile', '/preferance', '/account'];
    const all = ['', ...matches, ...messages, ...together, ...own, `/messages/${id}`];
    for (const path of all) await expectFitting(page, area + path);
    const name = await page.getByRole('heading', { name: other }).boundingBox();
    expect(name?.width).toBeGreaterThan(150);
    const field = await page.getByRole('textbox', { name: /^Write to/ }).boundingBox();
    expect(field?.width).toBeGreaterThan(200);
    expect(field?.height).toBeLessThan(100);
  });
