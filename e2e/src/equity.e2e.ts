import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { connect, join, logInByApi, press } from './members.ts';

// One word each: of two the monogram shows two letters, which the engines miss in the name of the account's menu.
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Müller';
const CYRILLIC = 'Екатерина';

/** Chooses in a list by typing, as the keyboard does. */
async function choose(page: Page, list: Locator, typed: string) {
  await list.focus();
  await page.keyboard.type(typed);
}

/** Answers every contribution by keyboard and gives the answers. */
async function giveByKeyboard(page: Page, { weight, own }: { weight: string; own: string }) {
  for (const list of await page.getByLabel(/^How much it counts/).all()) await choose(page, list, weight);
  for (const list of await page.getByLabel(/^Your part of it/).all()) await choose(page, list, own);
  await press(page, 'Share my answers');
  await press(page, 'Share them');
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function fetched(page: Page, link: Locator): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await link.click();
  return readFile(await (await coming).path());
}

test('two say unseen what counts, see why they differ, propose until both accept, and look at what becomes of it', async ({
  visit,
}) => {
  test.slow();
  const desk = await join(await visit({ viewport: { width: 1280, height: 800 } }), 'founder', {
    fullName: LONG,
  });
  const phone = await join(await visit({ viewport: { width: 360, height: 740 } }), 'applicant', {
    fullName: CYRILLIC,
  });
  const id = await connect(phone, desk);
  for (const { page, area } of [desk, phone]) {
    await page.goto(`${area}/together/${id}/equity`);
    await expect(heading(page, 'What counts, and who brings it?')).toBeVisible();
  }
  await expectLoaded(phone.page);
  await expectAccessible(phone.page);

  // What is missing is named.
  await press(desk.page, 'Share my answers');
  await expect(desk.page.getByRole('alert').getByText(/Still to say: The idea, Work so far/)).toBeVisible();
  // A window that has not heard that they are given elsewhere shows them once one tries to change them.
  const { page: deaf, context } = await visit();
  await logInByApi(context, desk.email);
  await deaf.route(/\/notifications\/stream/, (route) => route.abort());
  await deaf.goto(`${desk.area}/together/${id}/equity`);
  await giveByKeyboard(desk.page, { weight: '5', own: '70' });
  await expect(heading(desk.page, 'You have shared your answers')).toBeVisible();
  await deaf
    .getByLabel(/^How much it counts/)
    .first()
    .selectOption('7');
  await expect(heading(deaf, 'You have shared your answers')).toBeVisible();
  await expectAccessible(desk.page);

  // The phone learns that they were given, and nothing of them; what it has chosen is there again after a reload.
  await expect(
    phone.page.getByText('Wolfeschlegelsteinhausenbergerdorff-Müller has shared theirs.'),
  ).toBeVisible();
  const parts = phone.page.getByLabel(/^Your part of it/);
  for (const list of await phone.page.getByLabel(/^How much it counts/).all()) await list.selectOption('5');
  const kept = phone.page.waitForResponse(
    (response) =>
      response.url().endsWith('/draft') &&
      response.request().postData()?.includes('"ROLE":{"weight":5,"own":50}') === true,
  );
  for (const list of await parts.all()) await list.selectOption('50');
  await kept;
  await phone.page.reload();
  await expect(parts.last()).toHaveValue('50');
  await phone.page.getByRole('button', { name: 'Share my answers' }).click();
  await phone.page.getByRole('button', { name: 'Share them' }).click();

  // Both see both at once.
  for (const { page } of [desk, phone]) await expect(heading(page, 'How each of you sees it')).toBeVisible();
  await expectAccessible(phone.page);
  await expect(desk.page.getByText('between 50.00% and 70.00%')).toBeVisible();
  await expect(phone.page.getByText('between 30.00% and 50.00%')).toBeVisible();
  await expectNothingSideways(phone.page);

  // A proposal by keyboard, a counter-proposal on the phone.
  await press(desk.page, 'Propose a split');
  await desk.page.getByLabel(/^Your part, in %/).fill('62.5');
  await press(desk.page, 'Propose this');
  await expect(desk.page.getByText('Please enter the day on which vesting starts')).toBeVisible();
  await expect(desk.page.getByLabel(/^Vesting starts on/)).toBeFocused();
  await expectAccessible(desk.page);
  await desk.page.getByLabel(/^Vesting starts on/).fill('2026-01-31');
  await press(desk.page, 'Propose this');
  await expect(heading(desk.page, 'You propose')).toBeVisible();
  await expect(heading(phone.page, 'Wolfeschlegelsteinhausenbergerdorff-Müller proposes')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Propose something else' }).click();
  await phone.page.getByLabel(/^Your part, in %/).fill('45');
  // What is typed is still there after a look at another page.
  await phone.page.getByRole('link', { name: 'Overview' }).click();
  await phone.page.getByRole('link', { name: 'Go to equity' }).click();
  await phone.page.getByRole('button', { name: 'Propose something else' }).click();
  await expect(phone.page.getByLabel(/^Your part, in %/)).toHaveValue('45');
  await phone.page.getByRole('radio', { name: /^One event/ }).check();
  await phone.page.getByRole('radio', { name: /^Two events/ }).check();
  await phone.page.getByRole('button', { name: 'Propose this' }).click();
  await expect(heading(desk.page, 'Екатерина proposes')).toBeVisible();
  // A double click asks all the same.
  await desk.page.getByRole('button', { name: 'Accept this' }).dblclick({ position: { x: 8, y: 8 } });
  await expect(desk.page.getByText(/not legal or tax advice/)).toBeVisible();
  await press(desk.page, 'Accept');
  for (const { page } of [desk, phone]) await expect(heading(page, 'What you agreed on')).toBeVisible();

  // Vesting, who leaves, and a round, by keyboard.
  const { page } = desk;
  await heading(page, 'What becomes of it').scrollIntoViewIfNeeded();
  const months = page.getByRole('slider', { name: 'Months after the start' });
  await months.focus();
  await expect(months).toHaveAttribute(
    'aria-valuetext',
    /^After 14 months, 31 March 2027: you 1,604,166 of 5,500,000/,
  );
  await expect(page.getByText(/^You leave: 1,604,166 shares are kept, 3,895,834 go back/)).toBeVisible();
  await page.keyboard.press('Home');
  for (let month = 0; month < 11; month += 1) await page.keyboard.press('ArrowRight');
  await expect(months).toHaveAttribute('aria-valuetext', /^After 11 months, 31 December 2026: you 0 of/);
  await page.keyboard.press('End');
  await expect(months).toHaveAttribute(
    'aria-valuetext',
    /^After 48 months, 31 January 2030: you 5,500,000 of/,
  );
  const stages = page.getByRole('slider', { name: 'Stages' });
  await expect(stages).toHaveAttribute('aria-valuetext', /^Round 1: You .*Investors of round 1 20\.00%$/);
  await page.getByLabel('Cap, if any').fill('400,000');
  await expect(page.getByRole('alert').getByText(/The SAFEs would take all of the company/)).toBeVisible();
  await page.getByLabel('Cap, if any').fill('4,000,000');
  await expect(page.getByRole('alert').getByText(/SAFEs would take/)).toHaveCount(0);
  await stages.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(stages).toHaveAttribute(
    'aria-valuetext',
    /^At the start: You 49\.50%, Екатерина 40\.50%, Option pool 10\.00%$/,
  );
  await expectAccessible(page);

  // The same by finger, on the phone.
  await heading(phone.page, 'What becomes of it').scrollIntoViewIfNeeded();
  const picture = phone.page.getByRole('slider', { name: 'Months after the start' });
  await expect(picture).toBeVisible();
  await picture.click({ position: { x: 12, y: 100 } });
  await expect(picture).toHaveAttribute('aria-valuetext', /^After [01] months/);
  await expect(phone.page.getByRole('slider', { name: 'Stages' })).toBeVisible();
  await expectNothingSideways(phone.page);
  await expectAccessible(phone.page);

  // To keep: tables as CSV, the agreement as a PDF.
  const csv = (await fetched(page, page.getByRole('button', { name: 'Every month as CSV' }))).toString();
  expect(csv).toContain('"Month","Day","You","Екатерина"');
  expect(csv).toContain('14,"2027-03-31",1604166,1312500');
  const pdf = await fetched(page, page.getByRole('link', { name: 'PDF' }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`${desk.area}/account`);
  await expect(page.getByText(`Equity, with ${CYRILLIC}`)).toBeVisible();
});
