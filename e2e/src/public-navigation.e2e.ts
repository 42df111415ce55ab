import { brand } from '@ampersand/contract/brand';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { logIn } from './people.ts';

const browser = useBrowser();

test('on a narrow screen the links are in a drawer that keeps the focus and gives it back', async () => {
  const { page } = await browser.visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await open.getAttribute('aria-expanded')).toBe('false');
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual(['About Us', 'How We Work', 'Login']);
  await expectAccessible(page);
  for (const _ of Array.from({ length: 8 })) {
    await page.keyboard.press('Tab');
    // Past its ends the focus is in the browser's own bar, never on the page behind.
    expect(
      await page.evaluate(() =>
        Boolean(document.activeElement?.closest('dialog') || document.activeElement === document.body),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);

  await open.click();
  await drawer.getByRole('link', { name: 'How We Work' }).click();
  await page.waitForURL('**/how-we-work');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('somebody logged in finds profile, dashboard and log-out where Login was', async () => {
  const { page } = await browser.visit();
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await page.goto('/about');
  const user = page.getByRole('banner').getByRole('button', { name: 'User' });
  await user.click();
  const entries = page.getByRole('menuitem');
  await expect.poll(() => entries.allInnerTexts()).toEqual(['My Profile', 'Dashboard', 'Logout']);
  const active = () => page.locator('[role=menuitem][data-focus]').innerText();
  await page.keyboard.press('m');
  await expect.poll(active).toBe('My Profile');
  // Typed on at once this would be 'ml', which nothing begins with.
  await page.waitForTimeout(400);
  await page.keyboard.press('l');
  await expect.poll(active).toBe('Logout');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
    'About Us',
    'How We Work',
    'My Profile',
    'Dashboard',
  ]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });

  await user.click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.waitForURL('**/founder-dashboard/profile');
  await page.goto('/about');
  await user.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await page.getByText('You are logged out').first().waitFor();
  expect((await page.request.get('/api/v1/users/current-user')).status()).toBe(401);
});

test('who opens the site logged in is led to their dashboard, and finds the start page from within', async () => {
  const { page } = await browser.visit();
  await logIn(page, 'applicant@demo.test', 'Demo#2026');
  await page.goto('/');
  await page.waitForURL('**/cofounder-dashboard');
  await page.goto('/about');
  // Pressed earlier, the link would open the site anew.
  await page.locator('html[data-app=runs]').waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name}, home page` })
    .click();
  await page.getByRole('heading', { level: 1, name: brand.headline }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'User' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: brand.headline }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the footer says the year it is, leads to the cookies, and long texts lead back to their top', async () => {
  const { page } = await browser.visit();
  await page.clock.setFixedTime('2031-03-04T12:00:00Z');
  await page.goto('/terms-condition');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`© 2031 ${brand.name}. All rights reserved.`).waitFor();
  for (const { label, url } of brand.social) {
    expect(await footer.getByRole('link', { name: label }).getAttribute('href')).toBe(url);
  }

  const top = page.getByRole('button', { name: 'Back to top' });
  const scroll = (to: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to);
  await scroll(300);
  await page.waitForTimeout(300);
  expect(await top.count()).toBe(0);
  await scroll(301);
  await top.waitFor();
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await top.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await footer.getByRole('link', { name: 'Cookie Policy' }).click();
  await page.waitForURL('**/privacy-policy#cookies');
  const cookies = page.locator('#cookies');
  await cookies.waitFor();
  await expect
    .poll(() => cookies.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await cookies.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(70);
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});

test('an unknown address answers 404 and shows a way on', async () => {
  const { page } = await browser.visit();
  for (const path of ['/no/such-page', '/career/nothing', '/about.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'We cannot find this page' }).waitFor();
    expect(await page.title()).toContain('Not found');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: brand.headline }).waitFor();
});

test('without scripts every public page can be read', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: brand.headline }).waitFor();
  const opacity = await page
    .locator('.typed-rest')
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);
  expect(opacity).toBe('1');
  await page.getByText(`Write to ${brand.supportEmail}.`).waitFor();
  await page.getByText('joining the waitlist is free', { exact: false }).first().waitFor();
  await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor();
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  await banner.getByRole('link', { name: brand.supportEmail }).waitFor();
  expect(await page.getByRole('button', { name: /Subscribe|CONNECT US|Waitlist/ }).count()).toBe(0);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await page.getByText('Ananya has founded twice before.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: /Learn More/ }).count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  expect(await page.getByRole('article').count()).toBe(6);
  await page.getByRole('link', { name: /^Read More Four years and a cliff/ }).click();
  await page.getByRole('heading', { level: 1, name: /Four years and a cliff/ }).waitFor();
  expect((await page.getByRole('article').first().innerText()).split(/\s+/).length).toBeGreaterThan(800);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  await page.locator('#cookies').waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'How We Work' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
