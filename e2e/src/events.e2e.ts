import { expect } from '@playwright/test';
import { expectAccessible, expectNothingSideways, test } from './browser.ts';
import { join } from './members.ts';

test('events have their pictures in the list where there is room, and their details tell what they are about', async ({
  visit,
}) => {
  const { page, area } = await join(await visit({ viewport: { width: 768, height: 1024 } }), 'founder');
  await page.goto(`${area}/preferance`);
  const panel = page.getByRole('region', { name: 'Upcoming events' });
  const pictures = panel.locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  const isShown = (all: Element[]) =>
    all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  const events = await panel.getByRole('listitem').count();
  await expect.poll(() => pictures.evaluateAll(isShown)).toEqual(Array(events).fill(true));
  await expect(panel.getByRole('listitem').first()).toContainText('(your time)');
  // Without room a title is read whole instead.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(pictures.first()).toBeHidden();

  await page.route('**/api/v1/event?*', (route) => route.abort());
  await panel.getByRole('button').first().click();
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect(failure).toContainText('The description did not load');
  await page.unroute('**/api/v1/event?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  const title = (await page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText()).trim();
  await expect(page.getByRole('dialog').getByRole('img', { name: title })).toBeVisible();
  const { data } = await (await page.request.get('/api/v1/event')).json();
  const told = data.find((event: { title: string }) => event.title === title).description;
  await expect(page.getByRole('dialog').getByText(told)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
});

/** The data of a page as the server writes it, values by number, with events that could not be fetched. */
function withoutEvents(data: string): string {
  const [line = '', ...later] = data.split('\n');
  const values: unknown[] = JSON.parse(line);
  const add = (value: unknown) => values.push(value) - 1;
  const numberOf = (value: string) => (values.includes(value) ? values.indexOf(value) : add(value));
  const key = `_${numberOf('events')}`;
  const error = add({ [`_${numberOf('message')}`]: add(''), [`_${numberOf('code')}`]: add('unavailable') });
  const attempt = add({ [`_${numberOf('ok')}`]: add(false), [`_${numberOf('error')}`]: error });
  for (const value of values)
    if (value && typeof value === 'object' && key in value) Object.assign(value, { [key]: attempt });
  return [JSON.stringify(values), ...later].join('\n');
}

test('events that cannot be fetched spoil nothing else of the page, and a toast says so', async ({
  visit,
}) => {
  const { page, area } = await join(await visit(), 'founder');
  await page.goto(`${area}/account`);
  await page.route(`**${area}/preferance.data*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutEvents(await response.text()) });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Preferences' }).first().click();
  await expect(page.getByText('Failed to fetch events')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Upcoming events' });
  await expect(panel.getByRole('alert')).toContainText('The events did not load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(`**${area}/preferance.data*`);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});
