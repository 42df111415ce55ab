import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test, type Visits } from './browser.ts';
import { logIn } from './forms.ts';
import { focused, join, post } from './members.ts';

async function openPreferences(visit: Visits, side: 'applicant' | 'founder') {
  const member = await join(await visit(), side);
  await member.page.goto(`${member.area}/preferance`);
  return member;
}

const answer = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const chip = (page: Page, words: string) =>
  page.getByRole('button', { name: `Correct what we read: ${words}` });
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const use = (page: Page) => page.getByRole('button', { name: 'Use this' }).click();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText(/references saved successfully/).first()).toBeVisible();
}

async function reopen(page: Page, name: string) {
  await page.reload();
  await answer(page, name).scrollIntoViewIfNeeded();
}

test('an answer that a program fills in at the moment when the page begins to answer is kept', async ({
  visit,
}) => {
  const { page, context, email, area } = await join(await visit(), 'applicant');
  await page.addInitScript(() => {
    const fill = (_: unknown, observer: MutationObserver) => {
      const field = document.querySelector('#timeCommitment');
      if (document.documentElement.dataset.app !== 'runs' || !field) return;
      observer.disconnect();
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        '20 h a week',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    new MutationObserver(fill).observe(document, { subtree: true, attributeFilter: ['data-app'] });
  });
  await page.goto(`${area}/preferance`);
  const time = answer(page, 'Time you can give');
  await expect(page.getByText('You have answers that are not saved yet.')).toBeVisible();
  await expect(time).toHaveValue('20 h a week');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByRole('region', { name: 'What this changed' })).toBeVisible();
  await page.reload();
  await expect(time).toHaveValue('20 h a week');

  await time.fill('30 h a week');
  await post(context, '/auth/logout', {});
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logIn(page, email);
  const welcome = page.getByText('Here is what you typed; it is not saved yet.');
  await expect(welcome).toBeVisible();
  await expect(time).toHaveValue('30 h a week');
  await save(page);
  await expect(welcome).toHaveCount(0);
});

test('what another window has saved since stays, and where both changed an answer one says which counts', async ({
  visit,
}) => {
  const { page, context, area } = await openPreferences(visit, 'founder');
  const other = await context.newPage();
  await other.goto(`${area}/preferance`);
  await answer(other, 'Pace').fill('Steady');
  await answer(other, 'Core values').fill('patience,');
  await save(other);
  await answer(page, 'Fundraising').fill('Bootstrapped');
  await save(page);
  await expect(answer(page, 'Pace')).toHaveValue('Steady');
  await expect(page.getByRole('button', { name: 'Remove patience' })).toBeVisible();

  await answer(other, 'Fundraising').fill('Grants');
  await answer(other, 'Pace').fill('Fast');
  await other.getByRole('button', { name: 'Save preferences' }).click();
  await other
    .getByRole('region', { name: 'Please check these answers' })
    .getByRole('button', { name: /^In another window you answered “Bootstrapped”/ })
    .click();
  await expect(answer(other, 'Fundraising')).toBeFocused();
  await expect(answer(other, 'Fundraising')).toHaveValue('Grants');
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText('You have answers that are not saved yet.')).toHaveCount(0);
  await other.reload();
  await expect(answer(other, 'Fundraising')).toHaveValue('Grants');
  await expect(answer(other, 'Pace')).toHaveValue('Fast');
});

test('an applicant sees what was read of the hours, puts other figures in its place, and takes them back', async ({
  visit,
}) => {
  const { page } = await openPreferences(visit, 'applicant');
  const time = 'Time you can give';
  await expect(page.getByText('We read:')).toHaveCount(0);
  await answer(page, time).fill('20 h a week from March, more later');
  await expect(chip(page, '20 hours a week from March')).toBeVisible();
  await expect(said(page, /^We read: 20 hours a week from March/)).toHaveCount(1);

  await chip(page, '20 hours a week from March').click();
  await expect(focused(page)).toHaveAccessibleName('From');
  await expect(focused(page)).toHaveValue('20');
  await answer(page, 'From').fill('30');
  await use(page);
  await expect(page.getByText('Please put the smaller number first')).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('To');
  await answer(page, 'To').fill('200');
  await use(page);
  await expect(page.getByText('Please enter a number from 0 to 112')).toBeVisible();
  await answer(page, 'To').fill('35,5');
  await use(page);
  const own = chip(page, '30–35.5 hours a week from March, as you said');
  await expect(own).toBeFocused();
  await expect(page.getByText(/people says? something that fits$/).last()).toBeVisible();
  await expect(page.getByText('You have answers that are not saved yet.')).toBeVisible();
  await save(page);
  await reopen(page, time);
  await expect(own).toBeVisible();

  await own.click();
  await page.getByRole('button', { name: 'Read it from my answer again' }).click();
  await expect(chip(page, '20 hours a week from March')).toBeFocused();
  await save(page);
  await reopen(page, time);
  await expect(chip(page, '20 hours a week from March')).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('what cannot be read is asked about, and figures given for it stand as long as the answer does', async ({
  visit,
}) => {
  const { page, context, id } = await openPreferences(visit, 'founder');
  const equity = answer(page, 'Equity you offer');
  await equity.fill('fair');
  await expect(
    page.getByText('We are not sure how to read this. Roughly what share, in per cent?').last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Say it in figures: Equity you offer' }).click();
  await answer(page, 'From').fill('10');
  await page.getByRole('checkbox', { name: 'Or more' }).check();
  await use(page);
  const own = chip(page, 'at least 10%, as you said');
  await expect(own).toBeFocused();
  await expect(page.getByText('We are not sure how to read this.')).toHaveCount(0);

  await equity.fill('15 %');
  await expect(chip(page, '15%')).toBeVisible();
  await expect(own).toHaveCount(0);
  await save(page);
  const kept = await context.request.get(`/api/v1/preference/founder/${id}`);
  expect((await kept.json()).data).toMatchObject({ equityOffered: '15 %', readings: {} });
});

test('refusals and places are told under each answer, entries of a list not twice, and what is not meant is struck out', async ({
  visit,
}) => {
  const applicant = await openPreferences(visit, 'applicant');
  await answer(applicant.page, 'Why you would join').fill('Clean water. I am done with adtech.');
  await expect(applicant.page.getByText('not: adtech', { exact: true })).toBeVisible();
  await answer(applicant.page, 'Ideas you like').fill('water, anything but crypto,');
  await applicant.page.keyboard.press('Enter');
  await expect(said(applicant.page, /^We read: not: crypto\.?$/)).toHaveCount(1);
  const own = (action: string) => applicant.page.getByRole('button', { name: `${action}: not: adtech` });
  await own('That is not what I mean').press('Enter');
  await expect(own('Count it again')).toBeFocused();
  await expect(said(applicant.page, 'not: adtech, struck out')).toHaveCount(1);
  await save(applicant.page);
  await reopen(applicant.page, 'Why you would join');
  await own('Count it again').click();
  await expect(own('That is not what I mean')).toBeVisible();

  const { page } = await openPreferences(visit, 'founder');
  await answer(page, 'Working arrangement').fill('remote within 3 hours of Nairobi');
  await chip(page, 'Nairobi, Kenya · remote · clocks at most 3 hours apart').click();
  await page.getByRole('button', { name: 'Some days together' }).click();
  const chosen = 'Nairobi, Kenya · clocks at most 3 hours apart · some days together, as you said';
  await expect(chip(page, chosen)).toBeFocused();
});

test('a reading that comes late does not replace a newer one, and one that fails is not shown', async ({
  visit,
}) => {
  const { page } = await openPreferences(visit, 'applicant');
  const time = answer(page, 'Time you can give');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/readings/*', async (route) => {
    const { answer } = route.request().postDataJSON();
    if (answer === '10 h a week') await released;
    if (answer === '12 h a week') return route.fulfill({ status: 500, json: {} });
    return route.fallback();
  });
  const early = page.waitForRequest('**/readings/*');
  await time.fill('10 h a week');
  const broken = page.waitForEvent('requestfailed', async (request) => request === (await early));
  await early;
  await time.fill('30 h a week');
  await broken;
  await expect(chip(page, '30 hours a week')).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ people says? something that fits$/)).toHaveCount(1);
  release();

  const failed = page.waitForResponse((response) => response.status() === 500);
  await time.fill('12 h a week');
  await failed;
  await expect(page.getByText('We read:')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await time.fill('14 h a week');
  await expect(chip(page, '14 hours a week')).toBeVisible();
});

test('figures are given by keyboard alone', async ({ visit }) => {
  const { page } = await openPreferences(visit, 'founder');
  await answer(page, 'Commitment').focus();
  await page.keyboard.type('half of the week');
  const opener = page.getByRole('button', { name: /^(Correct what we read|Say it in figures: Commitment)/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('From');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(focused(page)).toHaveAccessibleName('From');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('18');
  await page.keyboard.press('Tab');
  await page.keyboard.type('22');
  await page.keyboard.press('Enter');
  await expect(chip(page, '18–22 hours a week, as you said')).toBeFocused();
});

/** Goes on, one question at a time, to the one that asks for `name`. */
async function goTo(page: Page, name: string) {
  while (!(await answer(page, name).isVisible())) await page.getByRole('button', { name: 'Next' }).click();
}

for (const width of [1280, 360])
  test(`what was read, and its editor, are accessible at ${width} px`, async ({ visit }) => {
    const { page } = await openPreferences(visit, 'founder');
    await answer(page, 'Equity you offer').fill('fair');
    await answer(page, 'Working arrangement').fill('remote within 3 hours of Nairobi');
    await answer(page, 'Commitment').fill('Full time');
    const read = chip(page, 'full time');
    await expect(read).toBeVisible();
    await expect(page.getByText(/^We are not sure how to read this/).last()).toBeVisible();
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await goTo(page, 'Commitment');
    await expect(read).toBeVisible();
    await expectAccessible(page);
    await read.click();
    await expect(focused(page)).toHaveAccessibleName('From');
    await expect(read).toBeInViewport();
    await answer(page, 'From').fill('500');
    await use(page);
    await expect(page.getByText('Please enter a number from 0 to 112')).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page);
  });

test('on a phone the questions come one at a time, and nothing typed is lost between them', async ({
  visit,
}) => {
  const { page, context, id } = await openPreferences(visit, 'founder');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Question 1 of 11')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Previous question' })).toBeDisabled();
  await answer(page, 'Your startup idea').fill('Savings groups that own their records.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 11')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Core values' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('honesty, ');
  await page.goBack();
  await expect(page.getByText('Question 1 of 11')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Question 2 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await goTo(page, 'Commitment');
  await page.getByRole('button', { name: 'Add Full time' }).click();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(page.getByRole('group', { name: 'Skills you offer' })).toBeFocused();
  await answer(page, 'Skills you offer').fill('x'.repeat(81));
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(page.getByText('An entry can have at most 80 characters').first()).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName('Skills you offer');
  await answer(page, 'Skills you offer').fill('');
  await save(page);
  await expect(page.getByRole('region', { name: 'What this changed' })).toBeFocused();
  const kept = await context.request.get(`/api/v1/preference/founder/${id}`);
  expect((await kept.json()).data).toMatchObject({
    startupIdea: 'Savings groups that own their records.',
    coreValues: ['honesty'],
    coFounderCommitment: 'Full time',
  });
  await expectNothingSideways(page);
  const progress = page.getByText(/^Question \d+ of 11$/);
  const before = await progress.innerText();
  expect(before).not.toContain('Question 1 ');
  await page.reload();
  await expect(progress).toHaveText(before);
});

test('how much an answer counts is asked once there is one, and a must-have only where it leaves people out', async ({
  visit,
}) => {
  const { page } = await openPreferences(visit, 'founder');
  const marks = (name: string) => page.getByRole('radiogroup', { name: `How much this counts: ${name}` });
  await expect(marks('Working arrangement')).toHaveCount(0);
  await answer(page, 'Working arrangement').fill('On site in Nairobi');
  await expect(marks('Working arrangement').getByRole('radio')).toHaveCount(4);
  await answer(page, 'How you decide').fill('By consensus');
  await expect(marks('How you decide').getByRole('radio')).toHaveCount(3);
  await answer(page, 'Skills you offer').fill('sales,');
  await expect(page.getByRole('button', { name: 'Remove sales' })).toBeVisible();
  await expect(marks('Skills you offer')).toHaveCount(0);

  await marks('Working arrangement').getByText('Must-have').click();
  await expect(said(page, 'Leaves out anybody who does not meet it.')).toHaveCount(1);
  await save(page);
  const change = page.getByRole('region', { name: 'What this changed' });
  await expect(change.getByText(/^Your list has \d+ people/)).toBeVisible();
  await expect(
    change.getByText(/(left out because of|must-have) Working arrangement: On site in Nairobi/),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a company is offered the skills of its own field, beside the question one answers', async ({
  visit,
}) => {
  const { page, area } = await join(await visit(), 'founder', { industry: 'Digital health' });
  await page.goto(`${area}/preferance`);
  await expect(page.getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
  await answer(page, 'Skills you need').focus();
  await page.getByRole('button', { name: 'Add clinical research' }).click();
  await expect(page.getByRole('button', { name: 'Remove clinical research' })).toBeVisible();
});
