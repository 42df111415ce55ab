import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { useBrowser, Visit } from './browser.ts';
import { newPerson, PASSWORD, type Person } from './people.ts';

/** Calls the API with the cookies of a visit, as its pages do. */
export async function post(context: BrowserContext, path: string, data: object) {
  const response = await context.request.post(`/api/v1${path}`, {
    data,
    headers: { origin: inject('baseUrl') },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
}

const skills = ['Kotlin', 'SQL'];

/** Signs somebody up who has told little, and opens their profile. */
export async function signUp(
  browser: ReturnType<typeof useBrowser>,
  side: 'applicant' | 'founder',
): Promise<Visit & Person> {
  const visit = await browser.visit();
  const person = newPerson(side);
  const company = {
    companyName: 'Chama Ledger',
    companyType: 'STARTUP',
    businessStructure: 'LLC',
    fundingStage: 'SEED',
    compensation: 'EQUITY',
    companySize: '2-5',
    lookingFor: 'Somebody who builds ledgers.',
    vision: 'Savings groups that own their records.',
    mission: 'Every book on a phone.',
  };
  await post(visit.context, `/users/${side}-register`, {
    ...person,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    location: 'Pune, India',
    ...(side === 'founder' ? company : { skills }),
  });
  await post(visit.context, '/auth/login', { email: person.email, password: PASSWORD });
  await visit.page.goto(side === 'founder' ? '/founder-dashboard/profile' : '/cofounder-dashboard/profile');
  await visit.page.getByRole('heading', { name: person.fullName }).waitFor();
  return { ...visit, ...person };
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
