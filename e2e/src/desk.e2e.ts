import { utcDay } from '@ampersand/contract/time';
import { expect } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { connect, focused, join, type Member, post } from './members.ts';
import { baseUrl } from './server.ts';

test('the board: events move people, by keyboard a hand does too, and notes stay; also on a phone', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const { page, area } = founder;
  const { fullName } = applicant;
  const board = async (query = '') => {
    await page.goto(`${area}/matches/board${query}`);
    await expectLoaded(page);
  };
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
  const cardIn = (name: string) => column(name).getByRole('article', { name: fullName });
  const links = page.getByRole('navigation', { name: 'Columns' });

  await board();
  await expect(page.getByRole('heading', { name: 'Nobody on your board yet' })).toBeVisible();
  await expectAccessible(page);

  const connection = await connect(founder, applicant);
  await board();
  await expect(cardIn('Talking')).toContainText('You connected just now');
  await expect(links.getByRole('link', { name: 'Talking 1' })).toHaveAttribute('aria-current', 'true');
  await links.getByRole('link', { name: 'Talking 1' }).press('Enter');
  await expect(page).toHaveURL(/column=talking$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Your note about ${fullName}: Add a note` }).press('Enter');
  await page.getByRole('textbox', { name: `Your note about ${fullName}` }).fill('Ask about the long line');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();

  await page.getByRole('button', { name: `Remind me of ${fullName}` }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In a week' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Reminder on / })).toHaveAttribute('aria-expanded', 'false');

  const move = page.getByRole('button', { name: `Move to: ${fullName}` }).filter({ visible: true });
  await move.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('data-focus');
  await page.keyboard.type('Tr');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is in “Trial” now/).first()).toBeVisible();
  await expect(focused(page)).toHaveText('Talking 0');
  await links.getByRole('link', { name: 'Trial 1' }).press('Enter');
  await expect(cardIn('Trial')).toContainText('You moved them here just now');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(links).toBeHidden();
  for (const name of ['Saved', 'Invited', 'Talking', 'Met', 'Trial', 'Decided'])
    await expect(column(name)).toBeInViewport({ ratio: 1 });
  // Where there is no room for all of them, the last one in sight fades.
  const fades = page.locator('[data-goes-on]');
  await expect(fades).toHaveCount(0);
  await page.setViewportSize({ width: 1040, height: 800 });
  await expect(fades).toBeVisible();
  await column('Decided').scrollIntoViewIfNeeded();
  await expect(fades).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await move.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('data-focus');
  await page.keyboard.type('De');
  await page.keyboard.press('Enter');
  await expect(cardIn('Decided')).toBeFocused();
  await expectAccessible(page);

  const end = await applicant.context.request.delete(`/api/v1/connections/${connection}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(end.ok()).toBe(true);
  await board();
  await expect(page.getByRole('article', { name: fullName })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show closed (1)' }).press('Enter');
  await expect(cardIn('Closed')).toContainText('They ended it just now');
  await expect(cardIn('Closed')).toContainText('Ask about the long line');
  await cardIn('Closed')
    .getByRole('link', { name: /^Messages/ })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/messages/${connection}$`));
});

/** Calls the API as a member, for what `post` cannot. */
async function change({ context }: Member, method: 'PUT' | 'PATCH', path: string, data: object) {
  const response = await context.request.fetch(`/api/v1${path}`, {
    method,
    data,
    headers: { origin: baseUrl() },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
}

test('what waits stands on the dashboard, and is done from there by keyboard; on a phone', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const { page, area } = founder;
  const dashboard = async () => {
    await page.goto(area);
    await expectLoaded(page);
  };
  const waiting = page.getByRole('region', { name: /waits for you/ });

  await dashboard();
  await expect(waiting).toHaveCount(0);
  const connection = await connect(founder, applicant);
  const answer = { question: 'change', value: 2, importance: 1, talk: false, hidden: false };
  await change(applicant, 'PUT', '/alignment/answers', answer);
  await change(applicant, 'PUT', `/connections/${connection}/alignment/VISION`, { answers: [answer] });
  const today = utcDay(new Date());
  await change(founder, 'PATCH', `/desk/${applicant.id}`, {
    remindOn: today,
    utcOffset: 7 * 60,
    note: 'Ask about the long line',
  });

  await dashboard();
  await expect(waiting.getByRole('link')).toHaveText([
    / has shared their alignment answers: share yours to see both$/,
    `Reminder: ${applicant.fullName}: Ask about the long line`,
  ]);
  await expectAccessible(page);
  await expectNothingSideways(page);

  await waiting.getByRole('link', { name: /share yours to see both$/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/together/${connection}/alignment$`));
  await page.goBack();
  await expectLoaded(page);
  await waiting.getByRole('link', { name: /^Reminder/ }).press('Enter');
  await expect(page).toHaveURL(/board\?column=talking#card-/);
  await expect(page.getByRole('article', { name: applicant.fullName })).toBeInViewport();
  await page.goBack();
  await expectLoaded(page);
  await waiting
    .getByRole('button', { name: `Done with the reminder of ${applicant.fullName}` })
    .press('Enter');
  await expect(waiting.getByRole('link', { name: /^Reminder/ })).toHaveCount(0);
  await expect(focused(page)).toHaveText('What waits for you');
  await dashboard();
  await expect(waiting.getByRole('link')).toHaveCount(1);

  await page.goto(`${area}/account`);
  await expectLoaded(page);
  const week = page.getByRole('checkbox', { name: /^Your search this week/ });
  await expect(week).not.toBeChecked();
  await week.press('Space');
  await expect(week).toBeChecked();
  await expect(page.getByText(/saved/i).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(week).toBeChecked();
});

test('two people side by side, and one’s own score card, by keyboard and on a phone', async ({ visit }) => {
  const founder = await join(await visit({ viewport: { width: 360, height: 740 } }), 'founder');
  const [one, other] = [await join(await visit(), 'applicant'), await join(await visit(), 'applicant')];
  const { page, area } = founder;
  for (const { id } of [one, other]) await change(founder, 'PUT', `/saved/${id}`, {});

  await page.goto(`${area}/matches/saved`);
  await expectLoaded(page);
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await page.getByRole('checkbox', { name: `Compare ${one.fullName}` }).press('Space');
  await expect(page.getByText('Tick one or two more people')).toBeVisible();
  await expect(compare).toHaveCount(0);
  await page.goto(`${area}/matches/board`);
  await expectLoaded(page);
  for (const { fullName } of [one, other])
    await page.getByRole('checkbox', { name: `Compare ${fullName}` }).press('Space');
  await expectAccessible(page);
  await compare.press('Enter');
  await expect(page).toHaveURL(/matches\/compare\?with=/);
  await expectLoaded(page);
  for (const { fullName } of [one, other])
    await expect(page.getByRole('link', { name: fullName, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);

  await page.getByRole('button', { name: 'Start with these' }).press('Enter');
  await expect(focused(page)).toHaveText('Your score card');
  const trust = 'I trust them';
  const points = ({ fullName }: Member) =>
    page.getByRole('combobox', { name: `Points for ${fullName}: ${trust}` });
  await points(one).focus();
  await page.keyboard.press('4');
  await points(other).focus();
  await page.keyboard.press('2');
  await page.getByRole('combobox', { name: `How much it counts: ${trust}` }).focus();
  await page.keyboard.press('3');
  const sums = page.getByRole('row', { name: /^Your sum/ });
  await expect(sums).toContainText(/12 of 115.*5 still open.*6 of 115/);
  await page.getByRole('button', { name: `Change: ${trust}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'What counts' }).fill('Honest about bad news');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Honest about bad news');
  await page.getByRole('textbox', { name: 'Another thing that counts' }).fill('Lives nearby');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change: Lives nearby' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Lives nearby' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Lives nearby')).toHaveCount(0);
  await expectNothingSideways(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(sums).toContainText(/12 of 115.*6 of 115/);
  await expectAccessible(page);
  await expectNothingSideways(page);

  const { fullName } = other;
  await post(founder.context, `/blocks/${other.id}`, {});
  await page.reload();
  await expect(page.getByText(/^One of them can no longer be seen here/)).toBeVisible();
  await expect(page.getByText(fullName)).toHaveCount(0);
});
