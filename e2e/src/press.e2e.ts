import { expect, type Locator, type Page } from '@playwright/test';
import { test, type Visits } from './browser.ts';
import { join } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';

/** Longer than any wait that could hide a move from a quick finger. */
const SLOW_PRESS_MS = 400;

/** A visit in which time can be let pass. */
async function visitWithClock(visit: Visits) {
  const opened = await visit();
  await opened.page.clock.install();
  return opened;
}

/** Presses and releases the mouse on one point of the screen; the control stays where it is in between. */
async function pressSlowly(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const before = await control.boundingBox();
  if (!before) throw new Error('There is nothing to press');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.clock.runFor(SLOW_PRESS_MS);
  await page.evaluate(twoFrames);
  expect(await control.boundingBox()).toEqual(before);
  await page.mouse.up();
}

/** What changes in one frame can be seen in the next. */
async function twoFrames(): Promise<void> {
  for (const _ of ['changed', 'drawn']) await new Promise(requestAnimationFrame);
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Leaves the focus where it was put last. */
const type = async (page: Page, name: string, text: string) => {
  await box(page, name).first().focus();
  await page.keyboard.type(text);
};

test('in the registration a press after an error reaches what it was on', async ({ visit }) => {
  const { page } = await visitWithClock(visit);
  const person = newPerson('applicant');
  await page.goto('/register');
  await button(page, 'Next').click();
  await expect(page.getByText('Email is missing')).toBeVisible();
  await type(page, 'Confirm password', PASSWORD);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Email', person.email);
  await pressSlowly(page, button(page, 'Next'));

  await expect(page.getByRole('heading', { name: /Step 2/ })).toBeVisible();
  await type(page, 'Full name', person.fullName);
  await type(page, 'Phone number', '12');
  await pressSlowly(page, button(page, 'Skip'));

  await expect(page.getByRole('heading', { name: /Step 3/ })).toBeVisible();
  await button(page, 'Add experience').click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
  await page.getByLabel('Start date').fill('2019-04-01');
  await type(page, 'Role', 'Engineer');
  await type(page, 'Company', 'Acme');
  await pressSlowly(page, page.getByRole('checkbox', { name: 'I currently work here' }));
  await expect(page.getByRole('checkbox', { name: 'I currently work here' })).toBeChecked();
  await pressSlowly(page, button(page, 'Add experience'));
  await expect(page.getByText('Engineer at Acme', { exact: true })).toBeVisible();
  await button(page, 'Next').click();

  await expect(page.getByRole('heading', { name: /Step 4/ })).toBeVisible();
  await button(page, 'Add education').click();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
  await type(page, 'Degree', 'BTech');
  await type(page, 'Institution', 'COEP');
  await page.getByLabel('Start date').fill('2025-08-01');
  await pressSlowly(page, page.getByRole('checkbox', { name: 'I currently study here' }));
  await expect(page.getByRole('checkbox', { name: 'I currently study here' })).toBeChecked();
  await pressSlowly(page, button(page, 'Add education'));
  await expect(page.getByText('BTech, COEP', { exact: true })).toBeVisible();
  await button(page, 'Next').click();

  await expect(page.getByRole('heading', { name: /Step 5/ })).toBeVisible();
  await type(page, 'Skills', 'a skill whose name is long enough to take a line of its own');
  const available = page.getByRole('radio', { name: 'Yes' });
  await pressSlowly(page, available);
  await expect(available).toBeChecked();
  await expect(page.getByRole('button', { name: /^Remove a skill/ })).toBeVisible();
});

test('an error that a press brings is said once the press is over', async ({ visit }) => {
  const { page } = await visitWithClock(visit);
  await page.goto('/register-founder');
  await type(page, 'Email', 'nobody');
  await pressSlowly(page, box(page, 'Confirm password'));
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await box(page, 'Email').fill('somebody@example.com');
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
});

test('inside, too: profile, preferences and account', async ({ visit }) => {
  const { page, area } = await join(await visitWithClock(visit), 'applicant');
  await page.goto(`${area}/profile`);
  await page.getByRole('button', { name: 'Add experience' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Experience' });
  await button(page, 'Save').click();
  await expect(dialog.getByText('Please enter the company')).toBeVisible();
  await dialog.getByLabel('Start date').fill('2019-04-01');
  await type(page, 'Role', 'Engineer');
  await type(page, 'Company', 'Acme');
  await pressSlowly(page, dialog.getByRole('checkbox', { name: 'I currently work here' }));
  await pressSlowly(page, button(page, 'Save'));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Acme').first()).toBeVisible();

  await type(page, 'Habits', 'Night owl,');
  await type(page, 'Hobbies', 'a hobby whose name is long enough to take a line of its own');
  await pressSlowly(page, button(page, 'Remove Night owl'));
  await expect(button(page, 'Remove Night owl')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove a hobby/ })).toBeVisible();

  await page.goto(`${area}/preferance`);
  await type(page, 'Ideas you like', 'health,');
  await type(page, 'Ideas you like', 'an idea whose name is long enough to take a line of its own');
  await pressSlowly(page, page.locator('label', { hasText: 'Must-have' }).last());
  await expect(page.getByRole('radio', { name: 'Must-have' }).last()).toBeChecked();
  await expect(page.getByRole('button', { name: /^Remove an idea/ })).toBeVisible();
  await type(page, 'skills', 'another skill that is long enough to take a line of its own');
  await pressSlowly(page, button(page, 'Save preferences'));
  await expect(page.getByText('Applicant preferences saved successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove another skill/ })).toBeVisible();

  await page.goto('/account');
  await button(page, 'Change email').click();
  await button(page, 'Change email').click();
  await expect(page.getByText('Please enter an email address')).toBeVisible();
  await type(page, 'Your password', PASSWORD);
  await type(page, 'New email', newPerson('applicant').email);
  await pressSlowly(page, button(page, 'Change email'));
  await expect(page.getByText(/is not confirmed yet/)).toBeVisible();
});

test('a touch reaches what it was on', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await page.goto('/register');
  await button(page, 'Next').tap();
  await expect(page.getByText('Email is missing')).toBeVisible();
  await type(page, 'Confirm password', PASSWORD);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Email', newPerson('applicant').email);
  await button(page, 'Next').tap();
  await expect(page.getByRole('heading', { name: /Step 2/ })).toBeVisible();
});
