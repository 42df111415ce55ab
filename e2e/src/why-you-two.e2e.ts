import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { focused, join, type Member, post } from './members.ts';

const PHONE = { width: 360, height: 740 };

const open = async ({ page, area }: Member, path: string) => {
  await page.goto(area + path);
  await expectLoaded(page);
};
const table = (page: Page) => page.getByRole('table', { name: 'Topic by topic' });

async function openFirst(member: Member) {
  await open(member, '/matches');
  await member.page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View/ })
    .press('Enter');
  await expect(member.page).toHaveURL(/detail-page/);
  await expect(member.page.getByRole('heading', { name: 'Why you two' })).toBeVisible();
}

test('on a wide screen every topic stands once in one table, with a mark for each direction', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: { width: 1200, height: 900 } }), 'founder');
  const { page } = founder;
  await openFirst(founder);
  const talk = page
    .locator('section', { has: page.getByRole('heading', { name: 'What to talk about' }) })
    .last();
  await expect(talk.getByRole('listitem').first()).toHaveText(/^To talk about: /);
  const columns = await table(page).getByRole('columnheader').allInnerTexts();
  expect(columns).toHaveLength(5);
  expect(columns.slice(0, 2)).toEqual(['Topic', 'You']);
  expect(columns[3]).toBe('For you');
  expect(columns[4]).toBe(`For ${columns[2]}`);
  const topics = await table(page).getByRole('rowheader').allInnerTexts();
  expect(topics).toContain('Skills');
  expect(topics).toEqual([...new Set(topics)]);
  const skills = table(page)
    .getByRole('row', { name: /^Skills/ })
    .getByRole('cell');
  await expect(skills).toHaveCount(4);
  for (const at of [2, 3])
    await expect(skills.nth(at)).toHaveText(/^(Fits|Partly fits|Does not fit|Still open)/);
  await expectAccessible(page);
});

test('on a phone, by keyboard: the topics one below the other, and where somebody stands in the list', async ({
  visit,
}) => {
  const founder = await join(await visit({ viewport: PHONE }), 'founder');
  const { page } = founder;
  await openFirst(founder);
  await expect(page.getByText('for you', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectNothingSideways(page);
  const where = page.getByRole('button', { name: 'Where are they in my list?' });
  await where.press('Enter');
  await expect(focused(page)).toContainText(/^They are (first|number \d+) of \d+ in your list\./);
  await expectNothingSideways(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Pass on / }).press('Enter');
  await expect(focused(page)).toContainText('You passed on');
  await expect(page.getByRole('button', { name: /^(Invite|Connect)/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We cannot find this person' })).toBeVisible();
  await page.getByRole('link', { name: 'see whom you passed on' }).press('Enter');
  await expect(page).toHaveURL(/matches\/passed$/);
});

test('on a phone, by keyboard: who has written little gets first guesses, and the answers that would change them', async ({
  visit,
}) => {
  const applicant = await join(await visit({ viewport: PHONE }), 'applicant');
  const { page } = applicant;
  const guesses = page.getByRole('heading', { name: 'First guesses' });
  await open(applicant, '');
  await expect(guesses).toBeVisible();
  await open(applicant, '/matches');
  await expect(guesses).toBeVisible();
  await expect(page.getByRole('heading', { name: /Strong matches|Worth a look/ })).toHaveCount(0);
  const more = page.getByRole('link', { name: 'Answer them' });
  const asked = page.getByRole('listitem').filter({ hasText: /of the first 6 people/ });
  await expect(page.getByText('Answer three questions to see who really fits')).toBeVisible();
  await expect(page.getByRole('button', { name: /% First guess/ })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /% Match/ })).toHaveCount(0);
  // Why each is asked would push whom the list is about off a phone.
  const label = await asked.first().getByRole('link').innerText();
  await expect(asked.getByRole('paragraph')).toHaveCount(0);
  await expectNothingSideways(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(asked.getByRole('paragraph')).toHaveCount(3);
  await page.setViewportSize(PHONE);

  await more.press('Enter');
  await expect(page).toHaveURL(/preferance#/);
  await expect(focused(page)).toHaveAccessibleName(label);

  await post(applicant.context, `/preference/applicant/${applicant.id}`, {
    ideaPreferences: ['savings groups'],
    timeCommitment: 'full time',
    equityExpectation: '10 %',
  });
  await open(applicant, '/matches');
  await expect(guesses).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your matches' })).toHaveCount(1);
  await expect(more).toHaveCount(0);
});
