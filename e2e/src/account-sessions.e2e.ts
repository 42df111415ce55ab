import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test, type Visits, waitForEmail } from './browser.ts';
import { connect, focused, join, logInByApi, press } from './members.ts';

const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

/** Another browser of a member, with a window that listens for notifications. */
async function listenElsewhere(visit: Visits, { email }: { email: string }, path: string) {
  const { page, context } = await visit();
  await logInByApi(context, email);
  const opened = page.waitForResponse(/\/notifications\/stream/);
  await page.goto(path);
  expect((await opened).status()).toBe(200);
  await expect(bell(page)).toBeVisible();
  return { page, context };
}

test('a session ended from the list is over in each of its windows, though nobody touches them', async ({
  visit,
}) => {
  const member = await join(await visit(), 'applicant');
  const { page, area } = member;
  const { page: profile, context } = await listenElsewhere(visit, member, `${area}/profile`);
  const matches = await context.newPage();
  await matches.goto(`${area}/matches`);
  await expect(bell(matches)).toBeVisible();
  await page.goto('/account');
  await expect(sessions(page).first()).toBeVisible();
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'This one' }).getByText('In use now')).toBeVisible();
  await page.route('**/account/sessions/*', (route) => route.abort());
  const logOut = /^Log out Chrome on Linux, last used/;
  await press(page, logOut);
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(sessions(page)).toHaveCount(2);
  await expect(focused(page)).toHaveAccessibleName(logOut);
  await page.unroute('**/account/sessions/*');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged out on that device')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);

  await expect(profile).toHaveURL('/login?next=%2Fcofounder-dashboard%2Fprofile');
  await expect(matches).toHaveURL('/login?next=%2Fcofounder-dashboard%2Fmatches');
  await profile.goto('/');
  await expect(profile.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.reload();
  await expect(sessions(page).first()).toBeVisible();
});

test('all other sessions end at once, and this one stays', async ({ visit }) => {
  const member = await join(await visit(), 'founder');
  const { page, area } = member;
  const first = await listenElsewhere(visit, member, `${area}/account`);
  const second = await listenElsewhere(visit, member, `${area}/preferance`);
  await page.goto('/account');
  await expect(sessions(page).nth(2)).toBeVisible();
  await press(page, 'Log out everywhere else');
  await expect(page.getByText('You are logged out everywhere else')).toBeVisible();
  for (const other of [first, second]) await expect(other.page).toHaveURL(/\/login\?next=/);
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await page.reload();
  await expect(sessions(page).first()).toBeVisible();
});

test('who logs out in one window is logged out in the others, and public pages know it', async ({
  visit,
}) => {
  const { page, context, area } = await join(await visit(), 'applicant');
  await page.goto(area);
  await expect(bell(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${area}/profile`);
  await expect(bell(other)).toBeVisible();
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Your account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/login\?next=/);
});

test('who logs in beside another member does nothing in their name, and what was typed stays theirs', async ({
  visit,
}) => {
  const founder = await join(await visit(), 'founder');
  const applicant = await join(await visit(), 'applicant');
  const connectionId = await connect(founder, applicant);
  const { page, context, area } = founder;
  await page.goto(`${area}/messages/${connectionId}`);
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.fill('Written by the founder');
  await logInByApi(context, applicant.email);
  // By way of the log-in, if the window hears that one session is over before the next has begun.
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/(?:cofounder-dashboard)?$/);
  await page.goto(`${applicant.area}/messages/${connectionId}`);
  await expect(field).toHaveValue('');
  await page.close();
  await logInByApi(context, founder.email);
  const again = await context.newPage();
  await again.goto(`${area}/messages/${connectionId}`);
  await expect(again.getByRole('textbox', { name: /^Write to/ })).toHaveValue('Written by the founder');
});

/** An applicant, and a founder who looks for exactly that. */
async function makePair(visit: Visits) {
  const skills = ['Erlang', 'telephone switches', 'carrier signalling'];
  const applicant = await join(await visit(), 'applicant', { skills });
  const founder = await join(await visit(), 'founder', {
    lookingFor: 'Somebody who has built telephone switches and carrier signalling in Erlang.',
  });
  return { applicant, founder };
}

const person = (page: Page, { id }: { id: string }) => page.locator(`a[href$="/detail-page/${id}"]`).first();

test('who pauses their profile vanishes from the list of the other side, and comes back', async ({
  visit,
}) => {
  const { applicant, founder } = await makePair(visit);
  const { page } = applicant;
  await founder.page.goto('/founder-dashboard/matches');
  await expect(person(founder.page, applicant)).toBeVisible();
  await page.goto('/account');
  const pause = page.getByRole('checkbox', { name: 'Pause my profile' });
  await page.route('**/account/settings', (route) => route.abort());
  await pause.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/cannot reach the server/)).toBeVisible();
  await expect(pause).not.toBeChecked();
  await page.unroute('**/account/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(pause).toBeChecked();
  const notice = page.getByText('Your profile is paused: nobody sees it.');
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  expect(await (await page.request.get('/cofounder-dashboard/matches')).text()).toContain(
    'Your profile is paused: nobody sees it.',
  );
  await page.getByRole('link', { name: 'Account page' }).click();
  await expect(pause).toBeChecked();

  await founder.page.reload();
  await expect(founder.page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(person(founder.page, applicant)).toHaveCount(0);
  await founder.page.goto(`/founder-dashboard/detail-page/${applicant.id}`);
  await expect(founder.page.getByRole('heading', { name: 'We cannot find this person' })).toBeVisible();
  await pause.uncheck();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { name: applicant.fullName })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await founder.page.goto('/founder-dashboard/matches');
  await expect(person(founder.page, applicant)).toBeVisible();
});

/** The settings as the server has them. */
async function saved(page: Page) {
  const { data } = await (await page.request.get('/api/v1/account')).json();
  return data.settings;
}

test('contact details are shown to whom their owner allows, and emails come for what is switched on', async ({
  visit,
}) => {
  const { applicant, founder } = await makePair(visit);
  const { page, email } = applicant;
  const detail = `/founder-dashboard/detail-page/${applicant.id}`;
  const connect = (window: Page) => window.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.goto('/account');
  await page.getByRole('radio', { name: /^Any logged-in member/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Somebody saw your email and phone/ }).uncheck();
  await expect
    .poll(() => saved(page))
    .toMatchObject({ contactVisibility: 'CONNECTIONS', emails: { contactRevealed: false } });

  await founder.page.goto(detail);
  await expect(bell(page, 1)).toBeVisible();
  await connect(founder.page);
  await expect(
    founder.page.getByText('They share their contact details only with people they are connected with'),
  ).toBeVisible();
  await waitForEmail(email, /looked at your profile/);

  await page.reload();
  await expect(page.getByRole('radio', { name: /^Only members I am connected/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Any logged-in member/ }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await connect(founder.page);
  await expect(founder.page.getByRole('link', { name: email })).toBeVisible();
  await expect(bell(page, 2)).toBeVisible();

  await page.getByRole('checkbox', { name: /^Somebody saw your email and phone/ }).check();
  await expect.poll(() => saved(page)).toMatchObject({ emails: { contactRevealed: true } });
  const second = await join(await visit(), 'founder');
  await second.page.goto(detail);
  await connect(second.page);
  await expect(second.page.getByRole('link', { name: email })).toBeVisible();
  const sent = await waitForEmail(email, /get in touch/);
  // Their address is not confirmed: it gets no words of other members.
  expect(sent).toContain('Somebody pressed Connect');
  for (const { fullName } of [founder, second]) expect(sent).not.toContain(fullName);
});

test('two windows that change settings do not undo what the other one changed', async ({ visit }) => {
  const { page, context } = await join(await visit(), 'applicant');
  const box = (window: Page, name: RegExp) => window.getByRole('checkbox', { name });
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/account');
    await expect(box(window, /^Pause my profile/)).toBeVisible();
  }
  await box(page, /^Pause my profile/).check();
  await box(page, /^A match above 85%/).uncheck();
  await expect.poll(() => saved(page)).toMatchObject({ paused: true, emails: { strongMatch: false } });
  await box(other, /^Show people that I looked at their profile/).uncheck();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  expect(await saved(page)).toMatchObject({
    paused: true,
    showVisits: false,
    emails: { strongMatch: false, profileViewed: true },
  });
  await expect(box(other, /^Pause my profile/)).toBeChecked();
  await expect(box(other, /^A match above 85%/)).not.toBeChecked();
});

for (const width of [1280, 360])
  test(`the list of sessions and the notice of a deletion are accessible at ${width} px`, async ({
    visit,
  }) => {
    const member = await join(await visit({ viewport: { width, height: 800 } }), 'founder');
    const { page, context } = await visit();
    await logInByApi(context, member.email);
    await page.close();
    await member.page.goto('/account');
    await expect(sessions(member.page).nth(1)).toBeVisible();
    await press(member.page, 'Delete my account');
    await member.page.keyboard.type('Journey#2026');
    await member.page.keyboard.press('Enter');
    await expect(member.page.getByText(/Your account will be deleted on/)).toBeVisible();
    await expectAccessible(member.page);
    await expectNothingSideways(member.page);
  });
