import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { completeRegistration, fillApplicant, fillFounder, logIn } from './forms.ts';
import { join } from './members.ts';
import { calledName, newPerson } from './person.ts';

/** The number on a tile of the dashboard. */
async function figure(page: Page, name: 'Profile Visit' | 'Matches' | 'First guesses'): Promise<number> {
  const tile = page.locator('dl > *', { has: page.getByText(name, { exact: true }) });
  const text = await tile.locator('dd span').first().innerText();
  expect(text).toMatch(/^\d+$/);
  return Number(text);
}

const listing = ['', '/matches'];
/** What the bar at the foot of a phone covers. */
const BAR_PX = 66;

/** Whoever stands first can be seen without scrolling: name and figure, with nothing over them. */
async function expectSomebodyInSight(page: Page) {
  const card = page.getByRole('article').first();
  for (const part of [card.getByRole('heading'), card.getByRole('button', { name: /Why you two/ })]) {
    const { y = Number.NaN, height = Number.NaN } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) - BAR_PX);
  }
}

test('an applicant registers with a photo, says what they look for, sees whom to meet and why, and connects', async ({
  visit,
}) => {
  const { page } = await visit();
  const person = newPerson('applicant');
  await fillApplicant(page, person);
  await completeRegistration(page, 'Applicant Registered');

  await logIn(page, person.email);
  await expect(page).toHaveURL('/cofounder-dashboard');
  await expect(page.getByText(`Welcome ${person.fullName}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First guesses' })).toBeVisible();
  await expect(page.locator('header img').first()).toHaveAttribute('src', /^\/uploads\/[0-9a-f-]+\.webp$/);

  await page.getByRole('link', { name: 'Find A Startup' }).click();
  await expect(
    page.getByRole('heading', { name: 'What Kind Of Startup Would You Like To Join?' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Ideas you like' }).pressSequentially('cold chain, rural health,');
  await page.getByRole('textbox', { name: 'Time you can give' }).fill('full time');
  await page.getByRole('textbox', { name: 'Equity you expect' }).fill('about 15 %');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Applicant preferences saved successfully.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Matches' }).first().click();
  const first = page.getByRole('article').first();
  await expect(
    first
      .getByRole('img', { name: /\d+% Match/ })
      .or(first.getByText(/\d+% Match/))
      .first(),
  ).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  const scores = await page
    .getByRole('article')
    .getByText(/^\d+% Match$/)
    .allInnerTexts();
  const numbers = scores.map((text) => Number.parseInt(text, 10));
  expect(numbers.length).toBeGreaterThan(5);

  await first.getByRole('button', { name: /Why you two/ }).click();
  const why = page.getByRole('dialog');
  await expect(why.getByRole('table', { name: 'Topic by topic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await first.getByRole('link', { name: /^View (?!of )./ }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const email = await page.getByRole('link', { name: /@demo\.test/ }).innerText();
  const sent = await waitForEmail(email, new RegExp(calledName(person)));
  expect(sent).toContain('Subject');
});

test('a founder registers, and a visit and a contact of the other side reach them', async ({ visit }) => {
  const { page } = await visit();
  const founder = newPerson('founder');
  await fillFounder(page, founder);
  await completeRegistration(page, 'Founder Registered');
  await logIn(page, founder.email);
  await expect(page).toHaveURL('/founder-dashboard');
  expect(await figure(page, 'Profile Visit')).toBe(0);
  expect(await figure(page, 'First guesses')).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Find A Cofounder' }).click();
  await page.getByRole('textbox', { name: 'Skills you need' }).pressSequentially('ledger, Android apps,');
  await page.getByRole('textbox', { name: 'Equity you offer' }).fill('10-20 %');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Preferences saved successfully.').first()).toBeVisible();

  const id = await page.evaluate(
    async () => (await (await fetch('/api/v1/users/current-user')).json()).data.id,
  );
  const other = await visit();
  await logIn(other.page, 'applicant@demo.test', 'Demo#2026');
  await other.page.goto(`/cofounder-dashboard/detail-page/${id}`);
  await expect(other.page.getByRole('heading', { name: founder.fullName }).first()).toBeVisible();
  await other.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(other.page.getByRole('link', { name: founder.email })).toBeVisible();
  await expect(other.page.getByRole('link', { name: founder.phone })).toBeVisible();

  await page.goto('/founder-dashboard');
  await expect(page.getByText(/visits? to your profile/)).toBeVisible();
  expect(await figure(page, 'Profile Visit')).toBe(1);
  // Who has not confirmed the address gets no stranger's words: it may be somebody else's inbox.
  const sent = await waitForEmail(founder.email, /pressed Connect/);
  expect(sent).toContain('Somebody pressed Connect');
  expect(sent).not.toContain('Joseph');
});

test('somebody who has just registered is in the list of the other side at once', async ({ visit }) => {
  const founder = await join(await visit(), 'founder');
  const { fullName } = await join(await visit(), 'applicant');
  const list = await founder.context.request.get(`/api/v1/matchings/founder/${founder.id}?sort=NEW&limit=20`);
  const names = (await list.json()).data.map(
    (match: { applicant: { fullName: string } }) => match.applicant.fullName,
  );
  expect(names).toContain(fullName);
});

test('the screens of the main journey are accessible', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  await logIn(page, 'applicant@demo.test', 'Demo#2026');
  for (const path of ['', '/matches', '/preferance', '/profile']) {
    await page.goto(`/cofounder-dashboard${path}`);
    await expectLoaded(page);
    if (listing.includes(path)) await expectSomebodyInSight(page);
    await expectAccessible(page);
  }
  await page.goto('/cofounder-dashboard/matches');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the screens of a founder are accessible on a small screen too', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await logIn(page, 'founder@demo.test', 'Demo#2026');
  for (const path of ['', '/matches', '/preferance', '/profile']) {
    await page.goto(`/founder-dashboard${path}`);
    await expectLoaded(page);
    if (listing.includes(path)) await expectSomebodyInSight(page);
    await expectAccessible(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNothingSideways(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
