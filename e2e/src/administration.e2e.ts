import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test, waitForEmail } from './browser.ts';
import { connect, join, linkIn, logInByApi, post } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';

/** Answers the dialog that asks why. */
async function decide(page: Page, action: string, reason: string) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: action, exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill(reason);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator decides on a report, gives a badge, plans an event and sends an issue', async ({
  visit,
}) => {
  const phone = { viewport: { width: 360, height: 780 } };
  const [founder, applicant] = [
    await join(await visit(), 'founder'),
    await join(await visit(), 'applicant', { fullName: 'Reported Rani' }),
  ];
  const { data } = await post(founder.context, '/reports', {
    userId: applicant.id,
    reason: 'SPAM',
    sentence: 'Sells a course',
  });
  const { page, context } = await visit(phone);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin/);
  await founder.page.goto('/admin/members');
  await expect(founder.page).not.toHaveURL(/admin/);
  await logInByApi(context, 'admin@demo.test', 'Demo#2026');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);

  await expect(page.getByRole('link', { name: /^Reports ?\d+ open$/ }).last()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Reference' }).fill(data.id.slice(-8));
  await press(page, 'Search');
  await page.getByRole('link', { name: /Reported Rani$/ }).click();
  await expect(page.getByText('Sells a course')).toBeVisible();
  await press(page, 'Suspend');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please say why');
  await expectAccessible(page);
  await decide(page, 'Suspend', 'A course, three times');
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Closed \d/)).toBeVisible();
  await expectNothingSideways(page);
  const { email } = applicant;
  await applicant.page.goto('/login');
  await applicant.page.getByLabel('Email').fill(email);
  await applicant.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await applicant.page.getByRole('button', { name: 'Login' }).click();
  await expect(applicant.page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(applicant.page.getByRole('link', { name: /^support@/ })).toBeVisible();
  await expectAccessible(applicant.page);

  await page.getByRole('link', { name: 'Members' }).last().click();
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill(email);
  await press(page, 'Search');
  await page.getByRole('link', { name: 'Reported Rani' }).click();
  await expect(page.getByRole('region', { name: 'In their own words' })).toBeVisible();
  await press(page, 'Lift the suspension');
  await decide(page, 'Lift the suspension', 'A mistake');
  // Members whose address nobody has confirmed cannot have the badge.
  await expect(page.getByRole('button', { name: /^Give the ‘Identity/ })).toBeDisabled();
  const confirm = linkIn(await waitForEmail(email, /confirm-email/), 'confirm-email');
  const token = new URLSearchParams(confirm.split('?')[1]).get('token') ?? '';
  await post(applicant.context, '/account/confirm-email', { token });
  await page.reload();
  await press(page, 'Give the ‘Identity reviewed’ badge');
  await decide(page, 'Give the badge', 'Saw a passport in a call');
  await expect(page.getByText('Saw a passport in a call')).toBeVisible();
  await expectAccessible(page);
  await founder.page.goto(`/founder-dashboard/detail-page/${applicant.id}`);
  await expect(founder.page.getByText('Identity reviewed')).toBeVisible();
  await logInByApi(applicant.context, email);
  const connectionId = await connect(founder, applicant);
  for (const place of [`messages/${connectionId}`, `together/${connectionId}`, 'matches/board']) {
    await founder.page.goto(`/founder-dashboard/${place}`);
    await expect(founder.page.getByText('Identity reviewed').filter({ visible: true })).toHaveCount(1);
  }

  await page.goto('/admin/events/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('An evening far ahead');
  await page.getByRole('textbox', { name: 'What it is about' }).fill('Tea.');
  await page.getByLabel(/^Day and time/).fill('2098-05-04T18:30');
  await page.getByRole('textbox', { name: 'Where' }).fill('Online');
  await page.getByRole('combobox', { name: 'Picture' }).selectOption('Pairs');
  await expectAccessible(page);
  await press(page, 'Add the event');
  await page.getByRole('link', { name: 'An evening far ahead' }).click();
  await expect(page.getByLabel(/^Day and time/)).toHaveValue('2098-05-04T18:30');
  await press(page, 'Remove the event');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'An evening far ahead' })).toHaveCount(0);

  const reader = newPerson('founder').email;
  await post(context, '/newsletter/subscribe', { email: reader });
  const ask = linkIn(await waitForEmail(reader, /Please confirm/), 'newsletter/confirm');
  await post(context, '/newsletter/confirm', { token: new URLSearchParams(ask.split('?')[1]).get('token') });
  await page.goto('/admin/newsletter/new');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Say your hours first');
  await page.getByRole('textbox', { name: 'Text' }).fill('Before shares.\n[Read it](https://example.com)');
  const preview = page.getByRole('region', { name: 'How it looks in an inbox' });
  await expect(preview.getByRole('link', { name: 'Read it' })).toBeVisible();
  await page.getByRole('radio', { name: /^All members/ }).check();
  await expect(preview).toContainText('because you have an account');
  await page.getByRole('radio', { name: /^Subscribers/ }).check();
  await press(page, 'Save the draft');
  await expectAccessible(page);
  await expectNothingSideways(page);
  await press(page, 'Send a test to yourself');
  await waitForEmail('admin@demo.test', /Test: Say your hours first/);
  await page.getByRole('button', { name: /^Send to \d+ subscriber/ }).click();
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText(/^Sent to \d+ subscriber/)).toBeVisible();
  expect(await waitForEmail(reader, /Say your hours first/)).toMatch(/^List-Unsubscribe-Post:/m);

  await page.getByRole('link', { name: 'All issues' }).click();
  await page.getByRole('link', { name: 'Subscribers', exact: true }).click();
  await page.getByRole('searchbox').fill(reader);
  await press(page, 'Search');
  await expect(page.getByText(reader, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.getByRole('button', { name: `Never write to ${reader}` }).click();
  await dialog.getByRole('button', { name: 'Never write' }).click();
  await expect(page.getByRole('listitem').getByText('Never write', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${reader}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No such address here')).toBeVisible();

  await page.goto('/account');
  await expect(page).toHaveURL('/admin/account');
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
});
