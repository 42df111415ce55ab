import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Visit } from './browser.ts';
import { newPerson, PASSWORD } from './person.ts';
import { baseUrl } from './server.ts';

type Side = 'applicant' | 'founder';
const areas = { applicant: '/cofounder-dashboard', founder: '/founder-dashboard' } as const;

const forms = {
  applicant: { location: 'Pune, India', skills: ['Kotlin', 'SQL'] },
  founder: {
    location: 'Pune, India',
    companyName: 'Chama Ledger',
    companyType: 'STARTUP',
    businessStructure: 'LLC',
    fundingStage: 'SEED',
    compensation: 'EQUITY',
    companySize: '2-5',
    lookingFor: 'Somebody who builds ledgers.',
    vision: 'Savings groups that own their records.',
    mission: 'Every book on a phone.',
  },
} as const;

/** Calls the API with the cookies of a visit, as its pages do. */
export async function post(context: BrowserContext, path: string, data: object) {
  const response = await context.request.post(`/api/v1${path}`, {
    data,
    headers: { origin: baseUrl() },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Answers a call as a proxy does whose server is away. */
export async function breakCall(page: Page, path: string) {
  await page.route(`**/api/v1${path}`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
}

/** Signs somebody up who has told little, and logs them in. */
export async function join(visit: Visit, side: Side, details: object = {}) {
  const person = newPerson(side);
  await post(visit.context, `/users/${side}-register`, {
    ...person,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...forms[side],
    ...details,
  });
  const id = await logInByApi(visit.context, person.email);
  return { ...visit, ...person, id, area: areas[side] };
}

export type Member = Awaited<ReturnType<typeof join>>;

/** What `connect` writes. */
export const NOTE = 'Your ledgers for savings groups are what I have built twice. Let us talk.';

/** Connects two members by an invitation and a yes. @returns the id of their conversation. */
export async function connect(
  sender: Pick<Member, 'context'>,
  recipient: Pick<Member, 'context' | 'id'>,
): Promise<string> {
  const sent = await post(sender.context, '/invitations', { recipientId: recipient.id, note: NOTE });
  const accepted = await post(recipient.context, `/invitations/${sent.data.id}/accept`, {});
  return accepted.data.connectionId;
}

/** Logs in without the form. @returns the person's id. */
export async function logInByApi(
  context: BrowserContext,
  email: string,
  password: string = PASSWORD,
): Promise<string> {
  const { data } = await post(context, '/auth/login', { email, password });
  return data.user.id;
}

/** The link to a page of the site in an email as it is delivered. */
export function linkIn(email: string, page: string): string {
  const text = email.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = new RegExp(`/${page}\\?token=[\\w%-]+`).exec(text)?.[0];
  expect(link, `a link to ${page}`).toBeDefined();
  return link ?? '';
}

/** What has the focus. */
export const focused = (page: Page) => page.locator(':focus');

/** Presses a button with the keyboard alone, once the focus can reach it. */
export async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter') {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press(key);
}
