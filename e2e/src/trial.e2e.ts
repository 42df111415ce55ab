import { readFile } from 'node:fs/promises';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { connect, join, press } from './members.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Müller';
/** The same name to who signs. */
const PLAIN = 'wolfeschlegelsteinhausenbergerdorff muller';
const CYRILLIC = 'Екатерина';
const dayFrom = (days: number) => utcDay(new Date(Date.now() + days * DAY_MS));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Chooses one of several by keyboard. */
async function choose(page: Page, name: string | RegExp) {
  await page.getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
}

test('two propose, change and sign a trial, say unseen how it goes, and both go on', async ({ visit }) => {
  test.slow();
  const desk = await join(await visit({ viewport: { width: 1280, height: 800 } }), 'founder', {
    fullName: LONG,
  });
  const phone = await join(await visit({ viewport: { width: 360, height: 740 } }), 'applicant', {
    fullName: CYRILLIC,
  });
  const id = await connect(phone, desk);
  for (const { page, area } of [desk, phone]) {
    await page.goto(`${area}/together/${id}/trial`);
    await expect(heading(page, 'Try it before you decide')).toBeVisible();
  }
  await expectLoaded(phone.page);
  await expectAccessible(phone.page);

  // A proposal by keyboard; what is missing is named.
  const { page } = desk;
  await press(page, 'Propose a trial');
  await press(page, 'Propose this');
  await expect(page.getByText('Please say what you want to find out')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel(/^What do you two want to find out/)
    .fill('Can we get ten bakeries to order through us?');
  await page.getByRole('textbox', { name: 'Thing 1' }).fill('A page to order on');
  await press(page, 'Add a thing');
  await expect(page.getByRole('textbox', { name: 'Thing 2' })).toBeFocused();
  await page.keyboard.type('Ten talks with bakeries');
  // What is typed is still there after a reload.
  await page.reload();
  await press(page, 'Propose a trial');
  await expect(page.getByLabel(/^What do you two want to find out/)).toHaveValue(/^Can we get ten bakeries/);
  await expect(page.getByRole('textbox', { name: 'Thing 2' })).toHaveValue('Ten talks with bakeries');
  await page.getByLabel('It takes').selectOption('4');
  // It has begun, and its last day is today once it takes two weeks: everything is asked at once.
  await page.getByLabel(/^It starts on/).fill(dayFrom(-13));
  await choose(page, /^By the hour/);
  await press(page, 'Propose this');
  await expect(page.getByText('Please say how much, with the currency')).toBeVisible();
  await page.getByLabel(/^How much an hour/).fill('€40');
  await press(page, 'Propose this');
  await expect(heading(page, 'You propose')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Your full name/).fill('Early Bird');
  await press(page, 'Sign it');
  await expect(page.getByText(`Sign with your name as on your profile: ${LONG}.`)).toBeVisible();
  await expect(page.getByLabel(/^Your full name/)).toBeFocused();
  await page.getByLabel(/^Your full name/).fill(PLAIN);
  await press(page, 'Sign it');
  await expect(page.getByText(`It waits for ${CYRILLIC} to sign.`)).toBeVisible();

  // On the phone it is changed: what is different is marked, for both, and the signature is gone.
  await expect(heading(phone.page, `${LONG} proposes`)).toBeVisible();
  await phone.page.getByRole('button', { name: 'Change something' }).click();
  await expect(phone.page.getByRole('textbox', { name: 'Thing 2' })).toHaveValue('Ten talks with bakeries');
  await expectAccessible(phone.page);
  await expectNothingSideways(phone.page);
  await phone.page.getByLabel('It takes').selectOption('2');
  await phone.page.getByRole('radio', { name: /^Nothing/ }).check();
  await phone.page.getByRole('button', { name: 'Propose this' }).click();
  await expect(heading(page, `${CYRILLIC} proposes`)).toBeVisible();
  const change = part(page, `${CYRILLIC} proposes`);
  await expect(change.locator('del').filter({ hasText: '4' }).first()).toBeVisible();
  await expect(change.locator('ins').filter({ hasText: '2' }).first()).toBeVisible();
  await expect(change.getByText(PLAIN)).toHaveCount(0);
  await expectAccessible(page);

  // Both sign the same text.
  await press(page, 'Sign it');
  await expect(page.getByText('Please type your full name')).toBeVisible();
  await page.getByLabel(/^Your full name/).fill(LONG);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`It waits for ${CYRILLIC} to sign.`)).toBeVisible();
  await expect(phone.page.getByText(/Once you sign, it holds/)).toContainText(
    `${LONG} has not confirmed their address and gets no email with it.`,
  );
  await expect(phone.page.getByRole('link', { name: 'confirm your address' })).toBeVisible();
  await phone.page.getByLabel(/^Your full name/).fill(CYRILLIC);
  await phone.page.getByRole('button', { name: 'Sign it' }).click();
  for (const each of [page, phone.page]) {
    await expect(heading(each, 'Your trial')).toBeVisible();
    await expect(each.getByText('Under way', { exact: true })).toBeVisible();
  }
  // Their addresses are not confirmed: the paper waits on the page.
  for (const { email } of [desk, phone]) await waitForEmail(email, /^Subject: Your trial is signed/m);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  const pdf = await readFile(await (await coming).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(phone.page);
  await expectNothingSideways(phone.page);

  // The first week: by keyboard here, by finger there; both see both at once.
  const week = part(page, 'Check-in of week 1');
  await expectLoaded(page);
  await week.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(week.getByText('Please choose one')).toHaveCount(2);
  await week.getByRole('radio', { name: 'Well', exact: true }).focus();
  await page.keyboard.press('Space');
  await week.getByRole('radio', { name: 'Good', exact: true }).focus();
  await page.keyboard.press('Space');
  await week.getByRole('textbox').fill('Fewer calls, more bakeries');
  // What is typed is still there after a look at another page.
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(week).toHaveCount(0);
  await page.goBack();
  await expect(week.getByRole('textbox')).toHaveValue('Fewer calls, more bakeries');
  await week.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(week.getByText(`Yours is sent; it waits for ${CYRILLIC}.`)).toBeVisible();
  const theirs = part(phone.page, 'Check-in of week 1');
  await expect(theirs.getByText(`${LONG} has answered.`)).toBeVisible();
  await expect(phone.page.getByText('Fewer calls, more bakeries')).toHaveCount(0);
  await theirs.getByText('Slow', { exact: true }).click();
  await theirs.getByText('Very good', { exact: true }).click();
  await theirs.getByRole('textbox').fill('Звонить раньше');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('Fewer calls, more bakeries')).toBeVisible();
  await expect(week.getByText('Звонить раньше')).toBeVisible();
  await expectAccessible(phone.page);
  await expectNothingSideways(phone.page);

  // What there is to do.
  await press(page, /^Move to: A page to order on/);
  await expect(page.getByRole('menuitem', { name: 'Doing' })).toHaveAttribute('data-focus');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Doing').getByText('A page to order on')).toBeVisible();
  await expect(part(phone.page, 'Doing').getByText('A page to order on')).toBeVisible();
  await phone.page.getByLabel('Something to do').fill('Call the baker in the old town');
  await phone.page.getByRole('button', { name: 'Add it' }).click();
  await expect(part(page, 'To do').getByText('Call the baker in the old town')).toBeVisible();

  // On the last day: what comes of both decisions is told, and what each takes along.
  for (const { page: each } of [desk, phone]) {
    const end = part(each, 'The end: what next?');
    await end.getByRole('radio', { name: 'Go on' }).check();
    await end.getByRole('button', { name: 'Send' }).click();
    await expect(end.getByRole('button')).toHaveCount(0);
  }
  for (const each of [page, phone.page])
    await expect(part(each, 'The end: what next?').getByText(/both want to go on/)).toBeVisible();
  const debrief = part(phone.page, 'What you take with you');
  for (const [index, box] of (await debrief.getByRole('textbox').all()).entries())
    await box.fill(`Note ${index}`);
  await debrief.getByRole('button', { name: 'Send' }).click();
  await expect(debrief.getByText('Note 2')).toBeVisible();
  await expect(part(page, 'What you take with you').getByText(`${CYRILLIC} has answered.`)).toBeVisible();

  // Another one, on top; the overview and the account know of it.
  await phone.page.goto(`${phone.area}/together/${id}`);
  await expect(phone.page.getByText(/^Your trial is under way/)).toBeVisible();
  await phone.page.goto(`${phone.area}/account`);
  await expect(phone.page.getByText(`Trial, with ${LONG}`, { exact: true })).toBeVisible();
  await page.goto(`${desk.area}/matches/board`);
  await expect(part(page, /^Decided/).getByRole('link', { name: CYRILLIC, exact: true })).toBeVisible();

  // Once it is ended nobody is asked about next week, but what they take with them.
  await page.goto(`${desk.area}/together/${id}/trial`);
  await expect(part(page, 'Check-in of week 2')).toBeVisible();
  await press(page, 'End the trial');
  await press(page, 'End it');
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
  await expect(part(page, 'Check-in of week 2')).toHaveCount(0);
  await expect(part(page, 'What you take with you')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('You are asked how it went.')).toBeVisible();
});
