import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { join } from './members.ts';
import { newPerson, PASSWORD } from './people.ts';

const browser = useBrowser();

/** Longer than any wait that could hide a move from a quick finger. */
const SLOW_PRESS_MS = 400;

/** Presses and releases the mouse on one point of the screen; the control stays where it is in between. */
async function pressSlowly(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const before = await control.boundingBox();
  if (!before) throw new Error('There is nothing to press');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(SLOW_PRESS_MS);
  expect(await control.boundingBox()).toEqual(before);
  await page.mouse.up();
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Leaves the focus where it was put last. */
const type = async (page: Page, name: string, text: string) => {
  await box(page, name).first().focus();
  await page.keyboard.type(text);
};

test('in the registration a press after an error reaches what it was on', async () => {
  const { page } = await browser.visit();
  const person = newPerson('applicant');
  await page.goto('/register');
  await button(page, 'Next').click();
  await page.getByText('Email is missing').waitFor();
  await type(page, 'Confirm password', PASSWORD);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Email', person.email);
  await pressSlowly(page, button(page, 'Next'));

  await page.getByRole('heading', { name: /Step 2/ }).waitFor();
  await type(page, 'Full name', person.fullName);
  await type(page, 'Phone number', '12');
  await pressSlowly(page, button(page, 'Skip'));

  await page.getByRole('heading', { name: /Step 3/ }).waitFor();
  await button(page, 'Add experience').click();
  await page.getByText('Please fill in this field').first().waitFor();
  await page.getByLabel('Start date').fill('2019-04-01');
  await type(page, 'Role', 'Engineer');
  await type(page, 'Company', 'Acme');
  await pressSlowly(page, page.getByRole('checkbox', { name: 'I currently work here' }));
  expect(await page.getByRole('checkbox', { name: 'I currently work here' }).isChecked()).toBe(true);
  await pressSlowly(page, button(page, 'Add experience'));
  await page.getByText('Engineer at Acme', { exact: true }).waitFor();
  await button(page, 'Next').click();

  await page.getByRole('heading', { name: /Step 4/ }).waitFor();
  await button(page, 'Add education').click();
  await page.getByText('Please fill in this field').first().waitFor();
  await type(page, 'Degree', 'BTech');
  await type(page, 'Institution', 'COEP');
  await pressSlowly(page, page.getByRole('checkbox', { name: 'I currently study here' }));
  expect(await page.getByRole('checkbox', { name: 'I currently study here' }).isChecked()).toBe(true);
  await pressSlowly(page, button(page, 'Add education'));
  await page.getByText('BTech, COEP', { exact: true }).waitFor();
  await button(page, 'Next').click();

  await page.getByRole('heading', { name: /Step 5/ }).waitFor();
  await type(page, 'Skills', 'a skill whose name is long enough to take a line of its own');
  const available = page.getByRole('checkbox', { name: 'I am available to join a startup now' });
  await pressSlowly(page, available);
  expect(await available.isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Remove a skill/ }).waitFor();
});

test('an error that a press brings is said once the press is over', async () => {
  const { page } = await browser.visit();
  await page.goto('/register-founder');
  await type(page, 'Email', 'nobody');
  await pressSlowly(page, box(page, 'Confirm password'));
  await page.getByText('Invalid email address').waitFor();
  await box(page, 'Email').fill('somebody@example.com');
  await page.getByText('Invalid email address').waitFor({ state: 'detached' });
});

test('inside, too: profile, preferences and account', async () => {
  const { page, area } = await join(await browser.visit(), 'applicant');
  await page.goto(`${area}/profile`);
  await page.getByRole('button', { name: 'Add experience' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Experience' });
  await button(page, 'Save').click();
  await dialog.getByText('Please enter the company').waitFor();
  await dialog.getByLabel('Start date').fill('2019-04-01');
  await type(page, 'Role', 'Engineer');
  await type(page, 'Company', 'Acme');
  await pressSlowly(page, dialog.getByRole('checkbox', { name: 'I currently work here' }));
  await pressSlowly(page, button(page, 'Save'));
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Acme').first().waitFor();

  await type(page, 'Habits', 'Night owl,');
  await type(page, 'Hobbies', 'a hobby whose name is long enough to take a line of its own');
  await pressSlowly(page, button(page, 'Remove Night owl'));
  await button(page, 'Remove Night owl').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Remove a hobby/ }).waitFor();

  await page.goto(`${area}/preferance`);
  await type(page, 'skills', 'a skill whose name is long enough to take a line of its own');
  await pressSlowly(page, page.locator('label', { hasText: 'Must-have' }).last());
  expect(await page.getByRole('radio', { name: 'Must-have' }).last().isChecked()).toBe(true);
  await type(page, 'skills', 'another skill that is long enough to take a line of its own');
  await pressSlowly(page, button(page, 'Save preferences'));
  await page.getByText('Applicant preferences saved successfully.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Remove another skill/ }).waitFor();

  await page.goto('/account');
  await button(page, 'Change email').click();
  await button(page, 'Change email').click();
  await page.getByText('Please enter a valid email address').waitFor();
  await type(page, 'Your password', PASSWORD);
  await type(page, 'New email', newPerson('applicant').email);
  await pressSlowly(page, button(page, 'Change email'));
  await page.getByText(/is not confirmed yet/).waitFor();
});

test('a touch reaches what it was on', async () => {
  const { page } = await browser.visit({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await page.goto('/register');
  await button(page, 'Next').tap();
  await page.getByText('Email is missing').waitFor();
  await type(page, 'Confirm password', PASSWORD);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Email', newPerson('applicant').email);
  await button(page, 'Next').tap();
  await page.getByRole('heading', { name: /Step 2/ }).waitFor();
});
