import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './browser.ts';
import { focused, join, post } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const skip = (page: Page) => page.getByRole('button', { name: 'Skip' }).click();
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name });

async function begin(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await next(page);
}

async function ownId(page: Page): Promise<string> {
  return (await (await page.context().request.get('/api/v1/users/current-user')).json()).data.id;
}

test('on a phone, a founder with only an idea signs up, and nobody reads a stage or pay that was not said', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Kolkata' });
  const person = newPerson('founder');
  await begin(page, '/register-founder', person.email);
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  await expect(page.getByRole('combobox', { name: 'Country of the phone number' })).toHaveValue('IN');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('98204 1736');
  await next(page);
  await expect(page.getByText('Phone number must be exactly 10 digits', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('98204 17365');
  await expectAccessible(page);
  await next(page);

  await page.getByRole('checkbox', { name: 'It is not founded yet' }).check();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Monsoon');
  await page.getByRole('combobox', { name: 'Company type' }).selectOption('STARTUP');
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('Somebody who builds sensors.');
  await expectAccessible(page);
  await next(page);
  await expect(page.getByLabel('Founding date')).toHaveCount(0);
  await expectAccessible(page);
  await next(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(focused(page)).toHaveAccessibleName('Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/founder-dashboard');

  const applicant = await join(await visit(), 'applicant');
  await applicant.page.goto(`${applicant.area}/detail-page/${await ownId(page)}`);
  const company = applicant.page.getByRole('region', { name: 'Company Details' });
  const fact = (name: string) =>
    company
      .locator('div')
      .filter({ has: applicant.page.locator('dt', { hasText: name }) })
      .last();
  for (const name of ['Business structure', 'Funding stage', 'Compensation'])
    await expect(fact(name)).toContainText('Not said yet');
  await expect(fact('Founded')).toContainText('Not yet');
  await applicant.page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(applicant.page.getByRole('link', { name: '+919820417365' })).toHaveAttribute(
    'href',
    'tel:+919820417365',
  );
});

test('once the company is founded its form, stage and pay are asked for', async ({ visit }) => {
  const idea = { businessStructure: '', fundingStage: '', compensation: '', notFounded: true };
  const { page, area } = await join(await visit(), 'founder', idea);
  await page.goto(`${area}/profile`);
  const company = page.getByRole('region', { name: 'Company Details' });
  await company.getByRole('button', { name: /Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'It is not founded yet' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in this field')).toHaveCount(3);
  await dialog.getByRole('combobox', { name: 'Business Structure' }).selectOption('LLC');
  await dialog.getByRole('combobox', { name: 'Compensation' }).selectOption('EQUITY');
  await dialog.getByRole('combobox', { name: 'Funding stage' }).selectOption('PRE_SEED');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company details updated')).toBeVisible();
  await expect(company.getByText('Pre-seed')).toBeVisible();
});

test('a skipped step is ticked only once nothing is missing in it', async ({ visit }) => {
  const { page } = await visit();
  await begin(page, '/register', newPerson('applicant').email);
  await expect(step(page, 'Account')).toContainText('(done)');
  const tops = ['Phone number', 'Location'].map((name) => page.getByRole('textbox', { name }).boundingBox());
  expect(new Set((await Promise.all(tops)).map((box) => box?.y)).size).toBe(1);
  await skip(page);
  await expect(step(page, 'Personal Info')).toContainText('(something is missing)');
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbour Freight Data');
  await skip(page);
  await expect(step(page, 'Experience')).toContainText('(something is missing)');
  await skip(page);
  await expect(step(page, 'Education')).toContainText('(done)');
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Complete Registration' })).toBeVisible();
  await expect(page).toHaveURL('/register?step=5');
  await page.goto('/register?step=1');
  await expect(step(page, 'Personal Info')).toContainText('(something is missing)');
  await expect(step(page, 'Education')).toContainText('(done)');
  await expectAccessible(page);
  await next(page);
  for (const name of ['Password', 'Confirm password'])
    await expect(page.getByRole('button', { name: `${name} is missing`, exact: true })).toBeVisible();
});

test('years that cannot be are refused, and nobody is assumed not to be available', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  const person = newPerson('applicant');
  await begin(page, '/register', person.email);
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.phone);
  await next(page);
  await page.getByRole('textbox', { name: 'Company' }).fill('Acme');
  await page.getByRole('textbox', { name: 'Role' }).fill('CTO');
  const add = page.getByRole('button', { name: 'Add experience' });
  for (const [start, end, message] of [
    ['2130-01-01', '', 'The start date is in the future'],
    ['1850-01-01', '', 'Please check the year: it is before 1900'],
    ['2020-01-01', '2019-01-01', 'The end date is before the start date'],
    ['2020-01-01', '2130-01-01', 'The end date is in the future. If it is not over yet, leave the end open'],
  ] as const) {
    await page.getByLabel('Start date').fill(start);
    await page.getByLabel('End date').fill(end);
    await add.click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    // Leaving the field says it too: the press has been dealt with once it leads back.
    await expect(page.getByLabel(end ? 'End date' : 'Start date')).toBeFocused();
  }
  await page.getByLabel('End date').fill('2021-01-01');
  await add.click();
  await expect(page.getByText('Jan 2020 – Jan 2021')).toBeVisible();
  await next(page);
  await skip(page);
  await expect(page.getByRole('radio', { name: 'Leave open' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/login');
  await post(page.context(), '/auth/login', { email: person.email, password: PASSWORD });
  const { data } = await (await page.context().request.get('/api/v1/users/current-user')).json();
  expect(data.profile.availability).toBeNull();
});
