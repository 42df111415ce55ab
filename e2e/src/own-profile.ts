import { expect, type Page } from '@playwright/test';
import type { Visits } from './browser.ts';
import { join } from './members.ts';

/** Signs somebody up who has told little, and opens their profile. */
export async function signUp(visit: Visits, side: 'applicant' | 'founder', details: object = {}) {
  const member = await join(await visit(), side, details);
  await member.page.goto(`${member.area}/profile`);
  await expect(member.page.getByRole('heading', { name: member.fullName })).toBeVisible();
  return member;
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
