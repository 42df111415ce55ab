import { brand } from '@ampersand/contract/brand';
import { expect } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test } from './browser.ts';
import { logIn } from './forms.ts';
import { logInByApi } from './members.ts';

test('on a narrow screen the links are in a drawer that keeps the focus and gives it back', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link')).toHaveText(['About Us', 'How We Work', 'Sign up', 'Login']);
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
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await drawer.getByRole('link', { name: 'How We Work' }).click();
  await expect(page).toHaveURL('/how-we-work');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
});

test('somebody logged in finds profile, dashboard and log-out where Login was', async ({ visit }) => {
  const { page } = await visit();
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  await page.clock.install();
  await page.goto('/about');
  const user = page.getByRole('banner').getByRole('button', { name: 'User' });
  await user.click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['My Profile', 'Dashboard', 'Logout']);
  const active = page.locator('[role=menuitem][data-focus]');
  await page.keyboard.press('m');
  await expect(active).toHaveText('My Profile');
  // Typed on at once this would be 'ml', which nothing begins with.
  await page.clock.fastForward(400);
  await page.keyboard.press('l');
  await expect(active).toHaveText('Logout');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText(['About Us', 'How We Work', 'My Profile', 'Dashboard']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });

  await user.click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/founder-dashboard/profile');
  await page.goto('/about');
  await user.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('You are logged out').first()).toBeVisible();
  expect((await page.request.get('/api/v1/users/current-user')).status()).toBe(401);
});

test('who opens the site logged in is led to their dashboard, and finds the home page from within', async ({
  visit,
}) => {
  const { page } = await visit();
  await logIn(page, 'applicant@demo.test', 'Demo#2026');
  await page.goto('/');
  await expect(page).toHaveURL('/cofounder-dashboard');
  await page.goto('/about');
  // Pressed earlier, the link would open the site anew.
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name}, home page` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible();
  await expect(page).toHaveURL('/');

  // Administrators are led to what waits for them.
  await logInByApi(page.context(), 'admin@demo.test', 'Demo#2026');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});

test('the footer says the year it is, leads to the cookies, and long texts lead back to their top', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.clock.setFixedTime('2031-03-04T12:00:00Z');
  await page.goto('/terms-condition');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© 2031 ${brand.name}. All rights reserved.`)).toBeVisible();
  for (const { label, url } of brand.social) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url);
  }

  const top = page.getByRole('button', { name: 'Back to top' });
  const scroll = (to: number) =>
    page.evaluate(async (y) => {
      const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo({ top: y, behavior: 'instant' });
      await told;
    }, to);
  await scroll(300);
  await expect(top).toHaveCount(0);
  await scroll(301);
  await expect(top).toBeVisible();
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await footer.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  const cookies = page.locator('#cookies');
  await expect(cookies).toBeVisible();
  await expect
    .poll(() => cookies.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await cookies.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(70);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('an unknown address answers 404 and shows a way on', async ({ visit }) => {
  const { page } = await visit();
  for (const path of ['/no/such-page', '/career/nothing', '/about.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible();
    const titles = (await response?.text())?.match(/<title>.*?<\/title>/g);
    expect(titles).toEqual([`<title>Not found | ${brand.name}</title>`]);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible();
});

test('without scripts every public page can be read', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible();
  const opacity = await page
    .locator('.typed-rest')
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);
  expect(opacity).toBe('1');
  await page.getByText('How do I contact support?').click();
  await expect(page.getByText(`Write to ${brand.supportEmail}.`)).toBeVisible();
  await page.getByText('How do I join the waitlist?').click();
  await expect(page.getByText('joining the waitlist is free', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('Ananya has founded twice before.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /Learn More/ })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: /^Read More Four years and a cliff/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Four years and a cliff/ })).toBeVisible();
  expect((await page.getByRole('article').first().innerText()).split(/\s+/).length).toBeGreaterThan(800);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.locator('#cookies')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'How We Work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingSideways(page);
});

test('public pages lead to both registrations', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  for (const path of ['/how-we-work', '/pricing', '/blog/2']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL('/#choose-your-path');
    await expect(page.getByRole('heading', { name: 'Choose your Path' })).toBeInViewport();
  }
  for (const path of ['/pricing', '/blog/2'])
    for (const [name, leads] of [
      ['Sign up as Founder', '/register-founder'],
      ['Sign up as Applicant', '/register'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(leads);
    }
  await page.goto('/how-we-work');
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(400);
  }
});
