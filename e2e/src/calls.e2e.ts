import { readFile } from 'node:fs/promises';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { connect, join, press } from './members.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Müller';
const CYRILLIC = 'Екатерина';
/** What a field of date and time has, so many days from now. */
const at = (days: number, time: string) => `${utcDay(new Date(Date.now() + days * DAY_MS))}T${time}`;

/** Keeps what a server answers from a page until it is let go. */
async function holdBack(page: Page, url: string) {
  const read = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    read.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  return {
    isRead: read.promise,
    async letGo() {
      const answered = page.waitForResponse(url);
      held.resolve();
      await answered;
      await page.unroute(url);
    },
  };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('two in different zones arrange a call, move it, give it a link and cancel it', async ({ visit }) => {
  test.slow();
  const desk = await join(
    await visit({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' }),
    'founder',
    { fullName: LONG },
  );
  const phone = await join(
    await visit({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Kolkata' }),
    'applicant',
    { fullName: CYRILLIC },
  );
  const id = await connect(phone, desk);

  // From the conversation, by keyboard; what is wrong is said beside each time.
  const { page } = desk;
  await page.goto(`${desk.area}/messages/${id}`);
  await page.getByRole('link', { name: 'Suggest a call' }).first().click();
  await expect(heading(page, 'Suggest a call')).toBeFocused();
  await press(page, 'Suggest this time');
  await expect(page.getByText('Please enter day and time')).toBeVisible();
  await expect(page.getByLabel('Time 1', { exact: true })).toBeFocused();
  await page.getByLabel('Time 1', { exact: true }).fill(at(3, '15:00'));
  await press(page, 'Add a time');
  await expect(page.getByLabel('Time 2', { exact: true })).toBeFocused();
  await page.getByLabel('Time 2', { exact: true }).fill(at(-3, '15:00'));
  await press(page, 'Suggest these times');
  await expect(page.getByText('This time has gone by')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Time 2', { exact: true }).fill(at(4, '16:30'));
  await page.getByLabel(/^Video link/).fill('http://video.example.com');
  await page.getByLabel(/^A short note/).fill('Your first customers');
  await press(page, 'Suggest these times');
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible();
  await page.getByLabel(/^Video link/).fill('https://video.example.com/us');
  await press(page, 'Suggest these times');
  await expect(heading(page, 'You suggest a call')).toBeVisible();
  await expect(page.getByText(/It waits for/)).toContainText(CYRILLIC);
  await expectAccessible(page);

  // On the phone it waits on the dashboard and in the conversation, and both clocks are told.
  await phone.page.goto(phone.area);
  await expect(phone.page.getByRole('link', { name: /suggests times for a call/ })).toBeVisible();
  await phone.page.goto(`${phone.area}/messages/${id}`);
  await phone.page.getByRole('link', { name: /suggests a call: pick a time/ }).click();
  await expect(heading(phone.page, `${LONG} suggests a call`)).toBeVisible();
  await expect(phone.page.getByText('Times are on your clock: Kolkata time.')).toBeVisible();
  await expect(phone.page.getByText(`For ${LONG}: 3:00 PM, Berlin time`)).toBeVisible();
  await expectLoaded(phone.page);
  await expectAccessible(phone.page);
  await expectNothingSideways(phone.page);
  await phone.page.getByRole('button', { name: 'Agree on this time' }).click();
  await expect(phone.page.getByText('Please pick a time')).toBeVisible();
  await phone.page.getByText(`For ${LONG}: 3:00 PM, Berlin time`).click();
  await phone.page.getByRole('button', { name: 'Agree on this time' }).click();
  for (const each of [page, phone.page])
    await expect(each.getByRole('link', { name: /^Join the call/ })).toHaveAttribute(
      'href',
      'https://video.example.com/us',
    );
  await expect(heading(page, /3:00 PM$/)).toBeVisible();
  for (const { email } of [desk, phone]) await waitForEmail(email, /^Subject: Your call/m);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file).toContain('METHOD:PUBLISH');
  await expectAccessible(phone.page);
  await expectNothingSideways(phone.page);

  // It is moved: until the other picks a time it stays where it is.
  await phone.page.getByRole('button', { name: /^Move it/ }).click();
  await expect(heading(phone.page, 'Another time for your call')).toBeFocused();
  await phone.page.getByLabel('Time 1', { exact: true }).fill(at(5, '20:00'));
  await phone.page.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(heading(page, `${CYRILLIC} suggests another time`)).toBeVisible();
  await expect(page.getByText(/Until then your call stays on .* 3:00\sPM/)).toBeVisible();
  const answer = await holdBack(phone.page, '**/calls.data*');
  await phone.page.getByRole('link', { name: 'Calls' }).click();
  await answer.isRead;
  await press(page, 'Agree on this time');
  await expect(heading(phone.page, /8:00 PM$/)).toBeVisible();
  // The page as it was read before comes now, and hides nothing.
  await answer.letGo();
  await expect(heading(phone.page, /8:00 PM$/)).toBeVisible();
  await expect(heading(page, /3:00 PM$/)).toHaveCount(0);

  // Times that wait go away with a word, for whoever turns them down too, who is asked first.
  await phone.page.getByRole('button', { name: 'Suggest another call' }).click();
  await phone.page.getByLabel('Time 1', { exact: true }).fill(at(6, '20:00'));
  await phone.page.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(heading(page, `${CYRILLIC} suggests a call`)).toBeVisible();
  await press(page, 'It does not suit me');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it down' }).click();
  await expect(
    page.getByRole('status').getByText(`${CYRILLIC} knows that this time does not suit you.`),
  ).toBeVisible();
  await expect(heading(page, 'Calls')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Suggest other times' })).toBeVisible();
  await expect(phone.page.getByRole('status').getByText('The suggestion is no longer open.')).toBeVisible();

  // Another link, and then no call at all.
  await page.getByRole('button', { name: 'Change the link' }).click();
  await expect(page.getByLabel(/^Video link/)).toBeFocused();
  await page.getByLabel(/^Video link/).fill('https://else.example.com/us');
  await page.keyboard.press('Enter');
  await expect(phone.page.getByRole('link', { name: /^Join the call/ })).toHaveAttribute(
    'href',
    'https://else.example.com/us',
  );
  await page.goto(`${desk.area}/messages/${id}`);
  await expect(page.getByRole('link', { name: /^Your next call/ })).toBeVisible();
  const beside = await desk.context.newPage();
  await beside.goto(`${desk.area}/together/${id}/calls`);
  await press(beside, /^Move it/);
  await beside.getByLabel('Time 1', { exact: true }).fill(at(7, '09:00'));
  await phone.page.getByRole('button', { name: /^Cancel it/ }).click();
  await expectAccessible(phone.page);
  await phone.page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(phone.page.getByText('No call is ahead.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your next call/ })).toHaveCount(0);
  // Somebody was about to move it: the times that are typed become a call of their own.
  await expect(beside.getByText('Your call was cancelled. You can suggest these times')).toBeVisible();
  await press(beside, 'Suggest this time');
  await expect(heading(beside, 'You suggest a call')).toBeVisible();
  await expectNothingSideways(phone.page);

  // On the narrowest of screens the line of the parts scrolls by itself, to the one that is open.
  await phone.page.setViewportSize({ width: 320, height: 740 });
  await phone.page.goto(`${phone.area}/together/${id}/equity`);
  const parts = phone.page.getByRole('navigation', { name: 'Together' });
  await expect(parts.getByRole('link', { name: 'Equity' })).toBeInViewport({ ratio: 0.98 });
  await expect(parts.getByRole('link', { name: 'Overview' })).not.toBeInViewport({ ratio: 0.98 });
  await expectNothingSideways(phone.page);
});
