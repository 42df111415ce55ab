import { expect, type Page } from '@playwright/test';
import { calledName, PASSWORD, type Person, photo } from './person.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

async function fillAccount(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await next(page);
}

async function fillPersonal(page: Page, person: Person, location: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  const called = page.getByRole('textbox', { name: 'What should others call you?' });
  await expect(called).toHaveValue('Jo');
  await called.fill(calledName(person));
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.phone);
  await page.getByRole('textbox', { name: 'Location' }).fill(location);
  await page.getByRole('textbox', { name: 'Age' }).fill('34');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('PREFER_NOT_TO_SAY');
  await page.locator('input[type=file]').setInputFiles(photo());
  await expect(page.getByRole('img', { name: 'Chosen' })).toBeVisible();
  await next(page);
}

/** Fills all five steps as an applicant, up to the last button. */
export async function fillApplicant(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillAccount(page, person);
  await fillPersonal(page, person, 'Pune, India');
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbour Freight Data');
  await page.getByRole('textbox', { name: 'Role' }).fill('Firmware engineer');
  await page.getByLabel('Start date').fill('2019-04-01');
  await page.getByRole('checkbox', { name: 'I currently work here' }).check();
  await page.getByRole('button', { name: 'Add experience' }).click();
  await expect(page.getByText('Firmware engineer at Harbour Freight Data', { exact: true })).toBeVisible();
  await expect(page.getByText('Apr 2019 – Present')).toBeVisible();
  await next(page);
  await page.getByRole('textbox', { name: 'Institution' }).fill('COEP');
  await page.getByRole('textbox', { name: 'Degree' }).fill('BTech');
  await page.getByRole('button', { name: 'Add education' }).click();
  await expect(page.getByText('BTech, COEP', { exact: true })).toBeVisible();
  await next(page);
  await page
    .getByRole('textbox', { name: 'Skills' })
    .pressSequentially('embedded firmware, low-power sensors,IoT back end,');
  await page.getByRole('textbox', { name: 'Current job' }).fill('Firmware engineer');
  await page.getByRole('textbox', { name: 'Salary expectations' }).fill('₹12 LPA');
  await page.getByRole('radio', { name: 'Yes' }).check();
}

/** Fills all five steps as a founder, up to the last button. */
export async function fillFounder(page: Page, person: Person): Promise<void> {
  await page.goto('/register-founder');
  await fillAccount(page, person);
  await fillPersonal(page, person, 'Nairobi, Kenya');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Chama Ledger');
  await page.getByRole('combobox', { name: 'Company type' }).selectOption('STARTUP');
  await page
    .getByRole('textbox', { name: 'What are you looking for?' })
    .fill('Somebody who builds ledgers and Android apps that work offline.');
  await next(page);
  await page.getByRole('combobox', { name: 'Business structure' }).selectOption('LLC');
  await page.getByRole('textbox', { name: 'Vision' }).fill('Savings groups that own their records.');
  await page
    .getByRole('textbox', { name: 'Mission' })
    .fill('Put every group’s book on the phone of its treasurer.');
  await next(page);
  await page.getByRole('combobox', { name: 'Funding stage' }).selectOption('PRE_SEED');
  await page.getByRole('combobox', { name: 'Compensation' }).selectOption('EQUITY');
  await page.getByRole('textbox', { name: 'Equity offered' }).fill('15');
}

/** Sends the filled form and waits for the log-in that follows by itself. */
export async function completeRegistration(page: Page, toast: string): Promise<void> {
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText(toast).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/@/);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.includes('dashboard'));
}
