import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { connect, focused, join, press } from './members.ts';
import { baseUrl } from './server.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const SENTENCE = 'We stay with the idea until the first harvest, then we look again.';
const LONG = 'Wolfeschlegelsteinhausenbergerdorffsmith';

/** Nothing is wider than the screen, and nothing in the way of anybody. */
async function expectGood(page: Page): Promise<void> {
  await expectLoaded(page);
  await expectAccessible(page);
  await expectNothingSideways(page);
}

/** Chooses with the keyboard alone. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).first().focus();
  await page.keyboard.press('Space');
}

test('two answer unseen, on a phone and by keyboard, see both at once, talk and agree on a sentence', async ({
  visit,
}) => {
  const phone = { viewport: { width: 360, height: 780 } };
  const founder = await join(await visit({ ...phone, colorScheme: 'dark' }), 'founder', { fullName: LONG });
  const applicant = await join(await visit(), 'applicant', { fullName: 'محمد عبد الرحمن' });
  const id = await connect(applicant, founder);
  const [one, other] = [founder.page, applicant.page];

  // What is wrong is mended before anything is given.
  await one.goto(`${founder.area}/together/${id}/alignment/short`);
  await expectLoaded(one);
  const [from, to] = [one.getByLabel('From, in hours a week'), one.getByLabel('To, in hours a week')];
  await from.fill('60');
  await button(one, 'Share my answers').click();
  await expect(one.getByText(/^Nothing is shared yet/)).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill('20');
  await button(one, 'Share my answers').click();
  await expect(from).toBeFocused();
  await expectGood(one);
  await from.fill('');
  await to.fill('');
  await expect(one.getByText(/^Nothing is shared yet/)).toHaveCount(0);

  await one.goto(`${founder.area}/messages/${id}`);
  await one.getByRole('link', { name: 'Together', exact: true }).click();
  await expect(heading(one, /^Together with/)).toBeVisible();
  await expectGood(one);
  await one.getByRole('link', { name: 'Begin with the ten' }).click();
  await expect(one.getByRole('link', { name: /^Vision and exit/ })).toBeVisible();
  await expectGood(one);
  await one.getByRole('link', { name: /^Vision and exit/ }).click();
  await expect(heading(one, 'Vision and exit')).toBeVisible();
  await expectGood(one);
  await button(one, 'Share my answers').click();
  await expect(one.getByRole('alert').getByText('Please answer at least one')).toBeVisible();
  await one.getByText('Hundreds').click();
  await one.getByRole('radio', { name: 'Change the idea', exact: true }).click();
  // What is not saved is not given: it would be an older answer.
  await one.route('**/api/v1/alignment/answers', (route) => route.abort());
  await one.getByText('A lot', { exact: true }).last().click();
  await button(one, 'Share my answers').click();
  await expect(one.getByText(/^Nothing is shared yet: an answer/)).toBeVisible();
  await expect(button(one, 'Try again').first()).toBeFocused();
  // Nor is it lost by a look at another page.
  await one.getByRole('link', { name: 'Overview' }).click();
  await expect(heading(one, 'Vision and exit')).toHaveCount(0);
  await one.goBack();
  await expect(button(one, 'Try again').first()).toBeVisible();
  await one.unroute('**/api/v1/alignment/answers');
  await button(one, 'Try again').first().click();
  await expect(one.getByText('This answer is not saved')).toHaveCount(0);
  // Nor does it wait for a press once the network is back.
  await one.context().setOffline(true);
  await one.getByText('Decisive').last().click();
  await expect(one.getByText('This answer is not saved')).toBeVisible();
  await one.context().setOffline(false);
  await expect(one.getByText('This answer is not saved')).toHaveCount(0);

  // The other looks at the same theme, and hears that one has given theirs, without a press.
  await other.goto(`${applicant.area}/together/${id}/alignment/vision`);
  await choose(other, 'Hundreds');
  await choose(other, 'Stay with the idea and look for the people who want it');
  await button(one, 'Share my answers').click();
  await expect(one.getByText(/^Waiting for/)).toBeVisible();
  await expect(focused(one)).toHaveText('Vision and exit');
  await button(one, 'Take back and change').click();
  await expect(one.getByRole('radio', { name: 'Hundreds' })).toBeChecked();
  await button(one, 'Share my answers').click();
  await expect(one.getByText(/^Waiting for/)).toBeVisible();
  await expect(other.getByText(/has shared theirs: once you share yours, you both see both/)).toBeVisible();
  await expect(other.getByText('Where you differ')).toHaveCount(0);
  // Whose turn it is leads there.
  await other.getByRole('link', { name: 'Overview' }).click();
  await expect(other.getByRole('link', { name: 'Go to alignment' })).toBeVisible();
  await other.getByRole('link', { name: /answers to ‘Vision and exit’: share yours to see both$/ }).click();
  await expect(heading(other, 'Vision and exit')).toBeVisible();
  await other.getByRole('checkbox', { name: 'Let us talk about it' }).last().focus();
  await other.keyboard.press('Space');
  await press(other, 'Share my answers');
  for (const page of [one, other]) {
    await expect(heading(page, 'Where you differ')).toBeVisible();
    const apart = page.getByRole('region', { name: 'Where you differ' }).getByRole('listitem').first();
    await expect(apart).toContainText('Nobody buys for half a year');
    await expect(apart.getByText('Far apart', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Where you agree/ })).toContainText('Hundreds');
    await expectGood(page);
  }
  await expect(focused(other)).toHaveText('Vision and exit');
  await expect(one.getByText('wants to talk about it', { exact: false })).toBeVisible();

  // What is given is given: only both together begin anew.
  await button(one, 'Ask to answer once more').click();
  await expect(button(other, 'Answer once more')).toBeVisible();
  await press(other, 'Leave it as it is');
  await expect(button(one, 'Ask to answer once more')).toBeVisible();

  await one.getByRole('link', { name: 'All themes and the agenda' }).click();
  await other.getByRole('link', { name: 'All themes and the agenda' }).press('Enter');
  // Both write: the second one looks at the first before theirs goes out, and keeps what was typed.
  await press(other, /^Propose a sentence/);
  await other.getByRole('textbox').fill('We look again.');
  await button(one, /^Propose a sentence/).click();
  await expect(focused(one)).toHaveRole('textbox');
  await one.keyboard.type(SENTENCE);
  await one.keyboard.press('Enter');
  await expect(one.getByText(/^You propose this/)).toBeVisible();
  await press(other, 'I have seen it');
  await expect(other.getByRole('textbox')).toHaveValue('We look again.');
  await press(other, 'Cancel');
  await expect(other.getByRole('blockquote')).toHaveText(SENTENCE);
  await expectGood(other);
  await press(other, 'Confirm');
  for (const page of [one, other]) await expect(page.getByText('Agreed', { exact: true })).toBeVisible();

  await one.getByRole('link', { name: 'Print everything' }).click();
  await expect(heading(one, 'Vision and exit')).toBeVisible();
  await expectGood(one);
  await one.emulateMedia({ media: 'print' });
  await expect(one.getByText(SENTENCE)).toBeVisible();
  await expect(one.getByRole('navigation')).toHaveCount(0);
  await expect(button(one, 'Print')).toBeHidden();
  expect((await one.pdf({ format: 'A4' })).subarray(0, 4).toString()).toBe('%PDF');

  // Once it has ended, both read what is there, and nobody changes it.
  const ended = await applicant.context.request.delete(`/api/v1/connections/${id}`, {
    headers: { origin: baseUrl() },
  });
  expect(ended.ok()).toBe(true);
  await expect(other.getByText(/^This connection has ended/)).toBeVisible();
  await expect(button(other, 'Propose a change')).toHaveCount(0);
  await expect(other.getByRole('blockquote')).toContainText(SENTENCE);
});
