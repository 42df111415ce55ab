import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { focused, join, type Member } from './members.ts';

const WIDE = { width: 1280, height: 800 };
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pane = (page: Page) => page.getByRole('region', { name: 'Profile beside the list' });
// Out of sight a card is not rendered: it has no inner text.
const nameOf = async (page: Page, at: number) =>
  (await cards(page).nth(at).getByRole('heading').textContent()) ?? '';
const view = (page: Page, at: number) => cards(page).nth(at).getByRole('link', { name: /^View/ });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openList(member: Member, search = '') {
  await member.page.goto(`${member.area}/matches${search}`);
  await expectLoaded(member.page);
}

test('on a wide screen somebody opens beside the list; the way back closes it and keeps the place', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: WIDE }), 'founder');
  const { page } = founder;
  await openList(founder);
  const [one, other] = [await nameOf(page, 4), await nameOf(page, 5)];
  await view(page, 4).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(200);
  await view(page, 4).click();
  await expect(pane(page).getByRole('heading', { name: one, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/\/matches\?person=[0-9a-f-]{36}$/);
  await expect(cards(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).nth(4)).toBeInViewport();
  await expect(pane(page).getByRole('heading', { name: 'Why you two' })).toBeVisible();
  await expectAccessible(page);

  await view(page, 5).click();
  await expect(pane(page).getByRole('heading', { name: other, level: 2 })).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/matches$/);
  await expect(cards(page).nth(4)).toBeInViewport();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(150);
});

test('by keyboard: Enter opens the one that is reached by j, Escape closes and gives the focus back; what is done beside shows in the list', async ({
  visit,
}) => {
  const applicant = await join(await visit({ viewport: WIDE }), 'applicant');
  const { page } = applicant;
  await openList(applicant);
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(pane(page).getByRole('button', { name: /^Save/ })).toBeVisible();
  await expect(pane(page)).toBeFocused();
  await pane(page)
    .getByRole('button', { name: /^Save ?: / })
    .click();
  await expect(
    cards(page)
      .nth(1)
      .getByRole('button', { name: /^Save / }),
  ).toHaveAttribute('aria-pressed', 'true');
  await pane(page)
    .getByRole('button', { name: /^Invite/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pane(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await expect(cards(page).nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await pane(page)
    .getByRole('button', { name: /^Pass on / })
    .click();
  await expect(pane(page)).toHaveCount(0);
  await expect(focused(page)).toContainText('You passed on');
});

test('the address brings somebody along, on a phone in place of the list; who may not be seen is not shown', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: WIDE }), 'founder');
  const { page, context, id } = founder;
  const list = await context.request.get(`/api/v1/matchings/founder/${id}?limit=1`);
  const { applicant } = (await list.json()).data[0];
  const address = `${founder.area}/matches?person=${applicant.id}`;
  const html = await (await context.request.get(address)).text();
  expect(html).toContain('Profile beside the list');
  await page.goto(address);
  await expect(pane(page).getByRole('heading', { name: applicant.fullName, level: 2 })).toBeVisible();
  await pane(page).getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/matches$/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(pane(page).getByRole('heading', { name: applicant.fullName, level: 2 })).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  await expectNothingSideways(page);
  await expectAccessible(page);
  await openList(founder);
  await view(page, 0).click();
  await expect(page).toHaveURL(/detail-page/);

  const other = await join(await visit(), 'founder');
  await page.goto(`${founder.area}/matches?person=${other.id}`);
  await expect(page.getByText('There is no such person here')).toBeVisible();
});
