import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectLoaded,
  expectNothingSideways,
  test,
  type Visit,
  waitForEmail,
} from './browser.ts';
import { focused, join, post } from './members.ts';
import { slowScripts } from './slow-scripts.ts';

const NOTE = 'Your ledgers for savings groups are what I have built twice.\nLet us talk.';
const QUESTION = 'What did you build last?';
const ANSWER = 'A register for a dairy, used every morning.';

type Member = Visit & Awaited<ReturnType<typeof join>>;

/** Lets somebody invite a member without the form. */
const invite = (sender: Member, recipient: Member, answer = ANSWER) =>
  post(sender.context, '/invitations', { recipientId: recipient.id, note: NOTE, answer });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Accessible, and no wider than the window, on a phone and on a desk. */
async function expectGood(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
  }
  await expectAccessible(page);
}

async function setQuestion({ page, area }: Member) {
  await page.goto(`${area}/profile`);
  await button(page, 'Edit Your question').click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Your question to whoever writes' });
  await expect(field).toBeFocused();
  await field.fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated').first()).toBeVisible();
  await expect(page.getByText(QUESTION)).toBeVisible();
}

test('two who do not know each other become a connection, by a note and a yes', async ({ visit }) => {
  const founder = await join(await visit(), 'founder');
  const applicant = await join(await visit(), 'applicant', { skills: ['Kotlin', 'w'.repeat(80)] });
  await setQuestion(founder);

  const { page } = applicant;
  await page.goto(`${applicant.area}/detail-page/${founder.id}`);
  await button(page, /^Invite to connect/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Your note' })).toBeFocused();
  await expectGood(page);
  await expect(dialog.getByText('3 of 3 invitations left')).toContainText('to have 20.');
  await dialog.getByRole('textbox', { name: 'Your note' }).fill('Hello');
  await button(page, 'Send').click();
  await expect(dialog.getByText(/at least 20 characters: why/)).toBeVisible();
  await expect(dialog.getByText('Please answer their question')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, /^Invite to connect/).click();
  await expect(dialog.getByRole('textbox', { name: 'Your note' })).toHaveValue('Hello');
  await dialog.getByRole('textbox', { name: 'Your note' }).fill(NOTE);
  await dialog
    .getByRole('textbox', { name: new RegExp(`asks: .*${QUESTION.replace('?', '.')}`) })
    .fill(ANSWER);
  await button(page, 'Send').click();
  await expect(page.getByText('Invitation sent').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^You have invited/)).toBeVisible();
  await expect(button(page, /^Invite to connect/)).toHaveCount(0);

  await waitForEmail(founder.email, /connect/i);
  await founder.page.goto(`${founder.area}/messages/requests`);
  const request = founder.page.getByRole('article', { name: applicant.fullName });
  const openedAt = async () => {
    const box = await founder.context.request.get('/api/v1/invitations?box=received');
    return (await box.json()).data[0].openedAt;
  };
  await expect(request.getByText('Your ledgers for savings groups')).toBeVisible();
  await expect(request.getByText(ANSWER)).toBeVisible();
  await expect.poll(openedAt).not.toBeNull();
  await expectLoaded(founder.page);
  await expectGood(founder.page);
  await button(founder.page, /^Why you two/).click();
  await expect(founder.page.getByRole('dialog').getByRole('heading', { name: 'Why you two' })).toBeVisible();
  await founder.page.keyboard.press('Escape');
  await expect(founder.page.getByRole('dialog')).toHaveCount(0);
  await button(founder.page, /^Accept/).click();
  await expect(founder.page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/are connected\./)).toBeVisible();
  await expect(founder.page.getByRole('heading', { name: applicant.fullName })).toBeVisible();
  await expect(founder.page.getByText('Your ledgers for savings groups').last()).toBeVisible();

  await page.goto(`${applicant.area}/messages`);
  await page.getByRole('link', { name: new RegExp(founder.fullName) }).click();
  await button(page, `About ${founder.fullName}`).click();
  await button(page, /^Show email and phone/).click();
  await expect(page.getByRole('link', { name: founder.email })).toBeVisible();
  await expectGood(page);
});

/** Goes on with Tab until a control has the focus. */
async function reach(page: Page, control: Locator) {
  const MOST_STOPS = 120;
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

test('by keyboard alone: invite, accept, write, block', async ({ visit }) => {
  const founder = await join(await visit(), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const press = async (page: Page, control: Locator) => {
    await reach(page, control);
    await page.keyboard.press('Enter');
  };

  await applicant.page.goto(`${applicant.area}/detail-page/${founder.id}`);
  await press(applicant.page, button(applicant.page, /^Invite to connect/));
  await expect(applicant.page.getByRole('textbox', { name: 'Your note' })).toBeFocused();
  await applicant.page.keyboard.type('Your ledgers for savings groups are what I have built twice.');
  await press(applicant.page, button(applicant.page, 'Send'));
  await expect(focused(applicant.page)).toContainText(/^You have invited/);

  const { page } = founder;
  await page.goto(`${founder.area}/messages/requests`);
  await press(page, button(page, /^Accept/));
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await reach(page, page.getByRole('textbox', { name: /^Write to/ }));
  await page.keyboard.type('Come by on Monday.');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: /^Messages with/ }).getByText('Come by on Monday.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const about = button(page, `About ${applicant.fullName}`);
  if (await about.isVisible()) await press(page, about);
  await press(page, button(page, /^Block/));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }));
  await expect(page.getByText(/is blocked/).first()).toBeVisible();

  // Who is no longer met can still be reported.
  await page.goto(`${founder.area}/account`);
  await press(page, button(page, /^Report /));
  await reach(page, page.getByRole('radio', { name: /^Advertising/ }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText(/Your reference: /).first()).toBeVisible();
});

test('a no is read in kind words, and an invitation can be taken back', async ({ visit }) => {
  const applicant = await join(await visit(), 'applicant');
  const [founder, other] = [await join(await visit(), 'founder'), await join(await visit(), 'founder')];
  const { page } = applicant;
  await page.goto(`${applicant.area}/messages`);
  await expectLoaded(page);
  await invite(founder, applicant);
  await invite(founder, await join(await visit(), 'applicant'));
  await invite(other, applicant);
  await expect(page.getByRole('link', { name: /^Requests\s*2 open/ })).toBeVisible();
  await founder.page.goto(`${founder.area}/messages/invitations`);

  // What comes before the app runs is seen, too.
  const late = await join(await visit(), 'founder');
  const third = page.getByRole('article', { name: late.fullName });
  const { arrive } = await slowScripts(applicant.context);
  await page.goto(`${applicant.area}/messages/requests`, { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveCount(2);
  const { id } = (await invite(late, applicant)).data;
  arrive();
  await expect(third).toBeVisible();
  await expectLoaded(page);
  // What comes and goes meanwhile is seen, and takes away nothing that is being written.
  await third.getByRole('button', { name: /^Decline/ }).click();
  await post(late.context, `/invitations/${id}/withdraw`, {});
  await third.getByRole('textbox', { name: 'A sentence of your own' }).fill('Another time.');
  await third.getByRole('button', { name: 'Cancel' }).click();
  await expect(third).toHaveCount(0);
  const request = page.getByRole('article', { name: founder.fullName });
  await request.getByRole('button', { name: /^Decline/ }).click();
  await request.getByRole('button', { name: /^Decline/ }).click();
  await expect(request.getByText('Please choose a reason')).toBeVisible();
  await request.getByRole('radio', { name: 'The timing' }).check();
  await expect(request.getByText(/will read: “The timing is not right for them.”/)).toBeVisible();
  const sentence = request.getByRole('textbox', { name: 'A sentence of your own' });
  await sentence.fill('Ask me in spring.');
  await expectGood(page);
  await page.getByRole('link', { name: /^Sent/ }).click();
  await expect(page).toHaveURL(`${applicant.area}/messages/invitations`);
  await expect(request).toHaveCount(0);
  await page.goBack();
  await request.getByRole('button', { name: /^Decline/ }).click();
  await expect(sentence).toHaveValue('Ask me in spring.');
  await request.getByRole('button', { name: /^Decline/ }).click();
  await expect(request).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await button(page, /^Block/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(focused(page)).toHaveText('Messages');
  await expect(page.getByText('Nobody is waiting for your answer')).toBeVisible();
  await expectLoaded(page);
  await expectGood(page);
  await page.goto(`${applicant.area}/account`);
  await button(page, `Unblock ${other.fullName}`).click();
  await expect(button(page, /^Unblock/)).toHaveCount(0);

  const declined = founder.page.getByRole('article', { name: applicant.fullName });
  await expect(declined.getByText('The timing is not right for them.')).toBeVisible();
  await expect(declined.getByText('Ask me in spring.')).toBeVisible();
  await expectLoaded(founder.page);
  await expectGood(founder.page);
  await button(founder.page, /^Withdraw/).click();
  await founder.page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(founder.page.getByText('You withdrew it')).toBeVisible();
  await founder.page.goto(`${founder.area}/detail-page/${applicant.id}`);
  await expect(
    founder.page.getByText(/ declined your invitation on .+ You can ask again from /),
  ).toBeVisible();
  await expect(button(founder.page, /^Invite to connect/)).toHaveCount(0);
});
