import { brand } from '@ampersand/contract/brand';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, waitForEmail } from './browser.ts';
import { newPerson } from './person.ts';
import { baseUrl } from './server.ts';

/** An email with its lines joined and its letters as they were (folded headers, quoted-printable). */
function readable(email: string): string {
  const [head = '', ...body] = email.split(/\r?\n\r?\n/);
  const text = body
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${head.replace(/\r?\n[ \t]+/g, ' ')}\n\n${text}`;
}

/** The address in an email that leads to a page of the site. */
function linkTo(path: string, email: string): string {
  const found = new RegExp(`${baseUrl()}${path}\\?token=[\\w-]+`).exec(email);
  if (!found) throw new Error(`No link to ${path} in:\n${email}`);
  return found[0];
}

/** Asks for the newsletter with the form of that name; what the page answers. */
async function subscribe(page: Page, form: string, email: string): Promise<string> {
  const place = page.getByRole('form', { name: form, exact: true });
  await place.getByLabel('Your email address').fill(email);
  await place.getByRole('button', { name: 'Subscribe' }).click();
  const answer = await place.getByText(/^Almost there/).innerText();
  await place.getByRole('link', { name: 'Use another address' }).click();
  return answer;
}

async function press(page: Page, address: string, button: string, outcome: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: outcome })).toBeVisible();
}

test('the newsletter goes from the form to the email, to confirmed, to unsubscribed', async ({ visit }) => {
  const { page } = await visit();
  const { email } = newPerson('founder');
  await page.goto('/');
  const banner = page.getByRole('form', { name: 'Join Our Newsletter' });
  const footer = page.getByRole('form', { name: 'Newsletter', exact: true });
  await banner.getByPlaceholder('Your email address...', { exact: true }).fill('not an address');
  await banner.getByRole('button', { name: 'Subscribe' }).click();
  const refused = banner.locator('input[aria-invalid=true]');
  await expect(refused).toBeVisible();
  await expect(refused).toBeFocused();
  await expect(footer.getByPlaceholder('Your email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Weekly newsletter only. No spam, unsubscribe at any time.')).toBeVisible();

  const answer = await subscribe(page, 'Join Our Newsletter', email);
  const ask = readable(await waitForEmail(email, /Please confirm: the/));
  await press(page, linkTo('/newsletter/confirm', ask), 'Confirm', 'You are subscribed');
  const welcome = readable(await waitForEmail(email, /Welcome to the/));
  expect(welcome).toMatch(/^List-Unsubscribe: </m);
  expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);

  await page.goto('/pricing');
  expect(await subscribe(page, 'Newsletter', email)).toBe(answer);

  const leave = linkTo('/newsletter/unsubscribe', welcome);
  await press(page, leave, 'Unsubscribe', 'You are unsubscribed');
  await page.goto(`${baseUrl()}/newsletter/confirm?token=wrong`);
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
});

test('an email program unsubscribes by itself with the address in the header', async ({ visit }) => {
  const { page } = await visit();
  const { email } = newPerson('founder');
  await page.goto('/blog');
  await subscribe(page, 'Newsletter', email);
  const ask = readable(await waitForEmail(email, /Please confirm: the/));
  await press(page, linkTo('/newsletter/confirm', ask), 'Confirm', 'You are subscribed');
  const welcome = readable(await waitForEmail(email, /Welcome to the/));
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(welcome)?.[1] ?? '';
  // Whoever only opens the address changes nothing: the page with the button comes.
  const opened = await page.request.get(address, { maxRedirects: 0 });
  expect(opened.status()).toBe(303);
  expect(opened.headers().location).toContain('/newsletter/unsubscribe?token=');
  const sent = await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(sent.status()).toBe(200);
  expect(await sent.json()).toMatchObject({ message: 'Unsubscribed' });
});

test('a place on the waitlist is asked for, confirmed by email and kept, with one answer for every address', async ({
  visit,
}) => {
  const { page } = await visit();
  const { email, fullName } = newPerson('applicant');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
  const join = async () => {
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(dialog.getByText('Check your inbox')).toBeVisible();
    return dialog.getByText(/^Almost there/).innerText();
  };
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(dialog.getByText(/email/i).nth(1)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(fullName);
  await dialog.getByRole('radio', { name: /wants to join a startup/ }).check();
  const answer = await join();

  const sent = readable(await waitForEmail(email, /Please confirm: your place/));
  expect(sent).not.toContain(fullName);
  await press(page, linkTo('/waitlist/confirm', sent), 'Confirm', 'You are on the waitlist');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist', exact: true }).click();
  expect(await join()).toBe(answer);
});

test('a visitor writes to the support address, and what was typed stays when the form is closed meanwhile', async ({
  visit,
}) => {
  const { page } = await visit();
  const { email, fullName } = newPerson('founder');
  await page.goto('/');
  const open = page.getByRole('link', { name: 'CONNECT US' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Connect with us' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(fullName);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('An incubator in Thane');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('May twelve of our founders join together?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('An incubator in Thane');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Your message is on its way', { exact: true })).toBeVisible();

  const sent = readable(await waitForEmail(brand.supportEmail, new RegExp(email)));
  expect(sent).toContain('An incubator in Thane');
  expect(sent).toContain('May twelve of our founders join together?');
  expect(sent).toMatch(new RegExp(`^Reply-To: .*${email}`, 'm'));
});
