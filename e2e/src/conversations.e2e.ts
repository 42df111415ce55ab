import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test, type Visits } from './browser.ts';
import { logIn } from './forms.ts';
import { connect, focused, join, NOTE, post } from './members.ts';
import { PASSWORD } from './person.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const message = (page: Page, text: string) =>
  messages(page).getByRole('listitem').filter({ hasText: text }).last();

async function send(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(message(page, text.slice(0, 12)).getByText(/· sent|· read/)).toBeVisible();
}

/** Opens what can be done about a message. */
async function act(page: Page, text: string, what: string) {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'Message options' }).click();
  await button(page, what).click();
}

/** A founder and an applicant who are connected, both in their conversation. */
async function pair(visit: Visits) {
  const [founder, applicant] = [await join(await visit(), 'founder'), await join(await visit(), 'applicant')];
  const id = await connect(applicant, founder);
  await Promise.all([founder, applicant].map(async ({ page, area }) => page.goto(`${area}/messages/${id}`)));
  return { founder, applicant, id };
}

/** Messages of one to the other, without the screen. */
async function write({ context }: { context: Parameters<typeof post>[0] }, id: string, texts: string[]) {
  for (const text of texts)
    await post(context, `/connections/${id}/messages`, { text, idempotencyKey: crypto.randomUUID() });
}

test('two write to each other: each sees at once what the other does', async ({ visit }) => {
  const { founder, applicant, id } = await pair(visit);
  const [one, other] = [founder.page, applicant.page];
  await expect(message(one, NOTE)).toBeVisible();

  await field(one).pressSequentially('Good mor');
  await expect(other.getByText('is writing…')).toBeVisible();
  await send(one, 'Good morning.\nSee https://example.org/plan?x=1, please.');
  const link = message(other, 'Good morning.').getByRole('link', { name: /^https:\/\/example.org/ });
  await expect(link).toHaveAttribute('href', 'https://example.org/plan?x=1');
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
  await expect(other.getByRole('log')).toContainText('Good morning.');

  await act(other, 'Good morning.', 'Thanks');
  await expect(message(one, 'Good morning.').getByRole('button', { name: /^Thanks: / })).toBeVisible();
  await act(other, 'Good morning.', 'Quote');
  await expect(field(other)).toBeFocused();
  await send(other, 'I have read it.');
  await expect(message(one, 'I have read it.').getByRole('blockquote')).toContainText('Good morning.');

  // Arrow up changes the last of one's own.
  await field(other).press('ArrowUp');
  await expect(other.getByRole('textbox', { name: 'Your message' })).toHaveValue('I have read it.');
  await other.getByRole('textbox', { name: 'Your message' }).fill('I have read it twice.');
  await other.keyboard.press('Enter');
  await expect(message(one, 'I have read it twice.').getByText(/edited/)).toBeVisible();
  await expect(field(other)).toBeFocused();
  await expect(other.getByRole('log')).toContainText('Message changed');
  for (const key of ['Escape', 'Enter']) {
    await act(other, 'I have read it twice.', 'Edit');
    await expect(other.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await other.keyboard.type(' Really.');
    await expect(focused(other)).toHaveValue('I have read it twice. Really.');
    await other.keyboard.press(key);
    await expect(focused(other)).toHaveAccessibleName('Message options');
  }
  await act(other, 'I have read it twice.', 'Edit');
  await focused(other).fill('');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert').getByText(/^Write what it should say/)).toBeVisible();
  await other.keyboard.press('Escape');
  await act(other, 'I have read it twice.', 'Take back');
  const dialog = other.getByRole('dialog', { name: 'Take this message back?' });
  await expect(dialog).toContainText('gone for both of you');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(messages(one).getByText('Message taken back')).toBeVisible();
  await expect(focused(other)).toContainText('Message taken back');
  await expect(other.getByRole('log')).toContainText('Message taken back');

  // A second window of the same member.
  const second = await applicant.context.newPage();
  await second.goto(`${applicant.area}/messages/${id}`);
  await field(second).fill('From my other window');
  await field(other).fill('Half a thought');
  // Windows learn of each other's drafts a moment later.
  await expect.poll(() => second.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought');
  await field(second).press('Enter');
  await expect(message(other, 'From my other window')).toBeVisible();
  await expect(message(one, 'From my other window')).toBeVisible();
  await expect(messages(one).getByText('From my other window')).toHaveCount(1);
  await other.reload();
  await expect(field(other)).toHaveValue('Half a thought');
  // What one window sends is no longer written in the other.
  await second.reload();
  await expect(field(second)).toHaveValue('Half a thought');
  await field(second).fill('And one more');
  await field(second).press('Enter');
  await expect.poll(() => second.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought');
  await second.reload();
  await field(second).press('Enter');
  await expect(message(other, 'Half a thought')).toBeVisible();
  await expect(field(other)).toHaveValue('');
});

test('what is unread is counted, stands below a line, and is read by looking', async ({ visit }) => {
  const { founder, applicant, id } = await pair(visit);
  const { page, area } = founder;
  const icon = (count: number) =>
    page.getByRole('link', { name: count ? `Messages, ${count} unread` : 'Messages', exact: true }).first();
  await page.goto(area);
  await write(applicant, id, ['Are you there?', 'I have an idea.']);
  await expect(icon(1)).toBeVisible();
  await page.goto(`${area}/messages?filter=unread`);
  const line = page.getByRole('link', {
    name: new RegExp(`${applicant.fullName}.*I have an idea.*2 unread`),
  });
  await line.click();
  await expect(messages(page).getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText(/2 unread/)).toHaveCount(0);
  await expect(icon(0)).toBeVisible();

  // Only where both show it.
  await send(page, 'Which one?');
  await expect(message(applicant.page, 'Which one?')).toBeVisible();
  await expect(message(page, 'Which one?').getByText('· sent')).toBeVisible();
  for (const { context } of [founder, applicant])
    await context.request.put('/api/v1/account/settings', {
      data: { readMarks: true },
      headers: { origin: new URL(page.url()).origin },
    });
  await send(page, 'The first or the second?');
  await expect(message(page, 'The first or').getByText('· read')).toBeVisible();
});

test('no word is lost: offline, in a closed window, in a draft, and when the session ends', async ({
  visit,
}) => {
  const { founder, applicant, id } = await pair(visit);
  const { page, context, area } = founder;
  await context.setOffline(true);
  for (const text of ['First, offline', 'Second, offline']) {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  await expect(messages(page).getByText('Waiting for the network')).toHaveCount(2);
  await field(page).fill('Half a thou');
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(area);
  await expect(message(applicant.page, 'Second, offline')).toBeVisible();
  const texts = await messages(applicant.page).getByRole('listitem').allInnerTexts();
  expect(texts.flatMap((text) => text.match(/\w+, offline/) ?? [])).toEqual([
    'First, offline',
    'Second, offline',
  ]);
  await again.goto(`${area}/messages/${id}`);
  await expect(field(again)).toHaveValue('Half a thou');
  await expect(messages(again).getByText(/, offline/)).toHaveCount(2);

  const edit = again.getByRole('textbox', { name: 'Your message' });
  await act(again, 'Second, offline', 'Edit');
  await edit.fill('Second, put better');
  await post(context, '/auth/logout', {});
  await expect(again).toHaveURL(/\/login\?next=/);
  await logIn(again, founder.email);
  await expect(field(again)).toHaveValue('Half a thou');
  await act(again, 'Second, offline', 'Edit');
  await expect(edit).toHaveValue('Second, put better');
  await again.keyboard.press('Enter');
  await expect(message(again, 'Second, put better').getByText(/edited/)).toBeVisible();

  // Nothing but the message finds out that the session is gone.
  await context.clearCookies();
  await field(again).fill('Third, without a session');
  await field(again).press('Enter');
  await expect(again).toHaveURL(/\/login\?next=/);
  await logIn(again, founder.email);
  await expect(message(applicant.page, 'Third, without a session')).toBeVisible();

  // After the line was away, what was missed is there: words, and that the other has ended it.
  await context.setOffline(true);
  await write(applicant, id, ['While you were away']);
  await applicant.context.request.delete(`/api/v1/connections/${id}`, {
    headers: { origin: new URL(again.url()).origin },
  });
  await context.setOffline(false);
  await expect(message(again, 'While you were away')).toBeVisible({ timeout: 20_000 });
  await expect(again.getByText(/ended this connection/)).toBeVisible();
  await button(again, /^Your account/).click();
  await again.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(again).toHaveURL('/');
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('typed:'))),
  ).toEqual([]);
});

test('a message that the server refuses says why, and waits for a decision', async ({ visit }) => {
  const { founder, applicant, id } = await pair(visit);
  const { page } = founder;
  await page.route('**/connections/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'conflict', message: 'This conversation has ended' },
        })
      : route.fallback(),
  );
  await field(page).fill('Will this arrive?');
  await field(page).press('Enter');
  await expect(messages(page).getByText('Not sent. This conversation has ended')).toBeVisible();
  await page.unroute('**/connections/*/messages');
  await button(page, 'Try again').click();
  await expect(message(applicant.page, 'Will this arrive?')).toBeVisible();
  await expect(messages(page).getByText('Will this arrive?')).toHaveCount(1);
  expect(id).toBeTruthy();

  await field(page).fill('x'.repeat(5200));
  await expect(page.getByText('200 too many')).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('alert').getByText(/^Please keep this to 5000 characters/)).toBeVisible();
  await field(page).fill('x'.repeat(5000));
  await expect(page.getByText('0 characters left')).toBeVisible();
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('0 characters left')).toBeHidden();
});

test('by keyboard alone: search, from one to the next, and out of the field', async ({ visit }) => {
  const { founder, applicant } = await pair(visit);
  const third = await join(await visit(), 'applicant');
  await connect(third, founder);
  const { page, area } = founder;
  await page.goto(`${area}/messages`);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: third.fullName })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: applicant.fullName })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: third.fullName })).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('jk');
  await expect(field(page)).toHaveValue('jk');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two lines');
  await page.keyboard.press('Enter');
  await expect(message(page, 'two lines')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('two li');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^To .*two lines/ }).click();
  await expect(page).toHaveURL(/at=\d+/);
  await expect(message(page, 'two lines')).toBeVisible();

  await page.goto(`${area}/account`);
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await page.goto(`${area}/messages`);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
});

test('a long conversation opens at its end and goes back as one scrolls', async ({ visit }) => {
  const { founder, applicant, id } = await pair(visit);
  await write(
    applicant,
    id,
    Array.from({ length: 80 }, (_, i) => `Line ${i + 1}`),
  );
  const { page, area } = founder;
  await page.goto(`${area}/messages/${id}`);
  await expect(message(page, 'Line 80')).toBeInViewport();
  await expect(async () => {
    await messages(page).hover();
    await page.mouse.wheel(0, -2000);
    await expect(message(page, NOTE)).toBeInViewport({ timeout: 200 });
  }).toPass();
  expect(await messages(page).getByRole('listitem').count()).toBeLessThan(60);
  await write(applicant, id, ['Something new']);
  await button(page, '1 new').click();
  await expect(message(page, 'Something new')).toBeInViewport();
  await page.goto(`${area}/messages/${id}?at=40`);
  await expect(message(page, 'Line 39')).toBeInViewport();
  await page.getByRole('link', { name: /newest|new$/ }).click();
  await expect(message(page, 'Something new')).toBeInViewport();
});

test('ending can be undone, a report has its receipt, and a block ends all at once', async ({ visit }) => {
  const { founder, applicant, id } = await pair(visit);
  const { page } = founder;
  const about = page.getByRole('dialog', { name: applicant.fullName });
  await button(page, `About ${applicant.fullName}`).click();
  await expect(about).toHaveCount(1);
  await page.goBack();
  await expect(about).toHaveCount(0);
  await button(page, `About ${applicant.fullName}`).click();
  await about.getByText('Yes', { exact: true }).click();
  await expect(page.getByText(/do not see your answer/).first()).toBeVisible();
  await button(page, 'End the connection').click();
  await expect(page.getByRole('radio', { name: 'The timing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'The timing' }).check();
  await page.getByRole('dialog').last().getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText(/^You ended this connection/)).toBeVisible();
  await expect(applicant.page.getByText(/ended this connection/)).toBeVisible();
  // Who is about to press it by the keyboard has all the time they need.
  const clock = page
    .locator('.Toastify__toast', { has: button(page, 'Undo') })
    .locator('.Toastify__progress-bar');
  await button(page, 'Undo').focus();
  await expect(clock).toHaveCSS('animation-play-state', 'paused');
  await button(page, 'Undo').blur();
  await expect(clock).toHaveCSS('animation-play-state', 'running');
  await button(page, 'Undo').click();
  await expect(field(page)).toBeVisible();
  await expect(field(applicant.page)).toBeVisible();

  // Whoever asks for the end of their account is away for the other at once, and back as soon as they call it off.
  await post(applicant.context, '/account/deletion', { password: PASSWORD });
  await expect(page.getByText(/^You cannot read or write here at the moment/)).toBeVisible();
  await applicant.context.request.delete('/api/v1/account/deletion', {
    headers: { origin: new URL(page.url()).origin },
  });
  await expect(field(page)).toBeVisible();
  await expect(message(page, NOTE)).toBeVisible();

  await act(page, NOTE, 'Report');
  await page.getByRole('radio', { name: /^Advertising/ }).check();
  const sentence = page.getByRole('dialog').getByRole('textbox', { name: 'In a sentence' });
  await sentence.fill('Sells a course');
  await expectAccessible(page);
  await page.reload();
  await expect(sentence).toHaveValue('Sells a course');
  await page.goBack();
  await expect(sentence).toHaveCount(0);
  await act(page, NOTE, 'Report');
  await expect(sentence).toHaveValue('Sells a course');
  await expect(page.getByRole('radio', { name: /^Advertising/ })).toBeChecked();
  // Who goes back meanwhile has sent it, and stays where they are.
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/reports', async (route) => {
    await later;
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(button(page, 'Sending...')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  goOn();
  await expect(page.getByText(/^Thank you, we will look at it/)).toBeVisible();
  await expect(message(page, NOTE)).toBeVisible();

  await button(page, `About ${applicant.fullName}`).click();
  await button(page, /^Report /).click();
  const report = page.getByRole('dialog', { name: /^Report / });
  await expect(report).toHaveCount(1);
  await page.goBack();
  await expect(report).toHaveCount(0);
  await expect(about).toHaveCount(1);
  await button(page, /^Block/).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByText('Nobody to write to yet')).toBeVisible();
  // There is no list to search, nor a conversation to choose.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Choose a conversation' })).toHaveCount(0);
  const { page: blocked, area } = applicant;
  const gone = blocked.getByRole('heading', { name: 'We cannot find this conversation' });
  await expect(gone).toBeVisible();
  for (const path of [`/together/${id}`, `/messages/${id}`]) {
    await blocked.goto(area + path);
    await expect(gone).toBeVisible();
    await expect(blocked.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
  }
  await blocked.getByRole('link', { name: 'Back to your messages' }).click();
  await expect(blocked.getByText('Nobody to write to yet')).toBeVisible();
});

test('list and conversation are good to use on a phone and on a desk', async ({ visit }) => {
  const founder = await join(await visit(), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const id = await connect(applicant, founder);
  await write(applicant, id, [
    'A word without end: '.padEnd(400, 'x'),
    'https://example.org/'.padEnd(300, 'y'),
  ]);
  const { page, area } = founder;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/messages', `/messages/${id}`]) {
      await page.goto(area + path);
      await expectLoaded(page);
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
    await expect(field(page)).toBeInViewport();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('link', { name: 'All conversations' })).toBeVisible();
  // What says that one is offline stands above all of it, and moves nothing out of the screen.
  await founder.context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeInViewport();
  await expect(page.locator(':root')).toHaveCSS('--bar-above', /^[1-9]\d+px$/);
  const [said, way, typed] = await Promise.all(
    [
      page.getByText(/^You are offline/),
      page.getByRole('link', { name: 'All conversations' }),
      field(page),
    ].map((part) => part.boundingBox()),
  );
  expect(way?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0));
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThan(740);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
  await founder.context.setOffline(false);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('link', { name: new RegExp(applicant.fullName) })).toBeVisible();
});

test('a photo and a PDF go with messages, what is neither says so', async ({ visit }) => {
  const { founder, applicant } = await pair(visit);
  const { page } = founder;
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Attach a photo or a PDF').setInputFiles({ name, mimeType, buffer });
  await choose('plan.txt', 'text/plain', Buffer.from('A plan'));
  await expect(page.getByText('Please choose a photo or a PDF.')).toBeVisible();
  await choose('plan.pdf', 'application/pdf', Buffer.from('<html>no PDF</html>'));
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(button(page, 'Send')).toBeDisabled();
  await choose(
    'plan.pdf',
    'application/pdf',
    Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  );
  await expect(page.getByText('Goes with your message')).toBeVisible();
  await button(page, 'Send').click();
  const pdf = messages(applicant.page).getByRole('link', { name: /^plan\.pdf/ });
  await expect(pdf).toBeVisible();
  const download = applicant.page.waitForEvent('download');
  await pdf.click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
  await expect(page.getByRole('link', { name: /You: PDF/ })).toBeVisible();

  await choose('board.png', 'image/png', await page.screenshot());
  await field(page).fill('The board of today');
  await expect(page.getByText('Goes with your message')).toBeVisible();
  await field(page).press('Enter');
  const photo = message(applicant.page, 'The board of today').getByRole('img');
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});
