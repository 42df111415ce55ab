import type { Page } from 'playwright-core';
import type { useBrowser } from './browser.ts';
import { join } from './members.ts';

/** Signs somebody up who has told little, and opens their profile. */
export async function signUp(browser: ReturnType<typeof useBrowser>, side: 'applicant' | 'founder') {
  const member = await join(await browser.visit(), side);
  await member.page.goto(`${member.area}/profile`);
  await member.page.getByRole('heading', { name: member.fullName }).waitFor();
  return member;
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
