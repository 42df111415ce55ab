import { expect, type Page } from '@playwright/test';
import routes from '../../web/app/routes.ts';
import { test, type Visit } from './browser.ts';
import { connect, join, logInByApi, post } from './members.ts';
import { newPerson, PASSWORD } from './person.ts';
import { baseUrl } from './server.ts';
import { expectRunning, slowScripts } from './slow-scripts.ts';

type Member = Awaited<ReturnType<typeof join>>;
/** Whoever opens a page. */
type Caller = Visit & Pick<Member, 'id'> & { area: string };

/** What is done on a page before its scripts are there. */
interface Early {
  as?: 'founder' | 'applicant' | 'admin';
  /** Below the area of a member, or a whole path. */
  path: string | ((member: Caller) => Promise<string>);
  act: (page: Page) => Promise<unknown>;
  /** What has come of it, once the app runs. */
  see: (page: Page) => Promise<unknown>;
  /** Changes that the server was asked for and has answered: its forms, and calls of the API. */
  sent?: string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** A part of the frame, on pages where nothing of their own has to be pressed early. */
const bell: Pick<Early, 'act' | 'see'> = {
  act: (page) => button(page, /^Notifications/).click(),
  see: (page) => expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible(),
};

/** A form that the page sends by itself, and the page that answers. */
const footer: Pick<Early, 'act' | 'see' | 'sent'> = {
  async act(page) {
    const field = page.getByRole('form', { name: 'Newsletter', exact: true }).getByRole('textbox');
    await field.fill(newPerson('founder').email);
    // What is laid out on the way down to it moves the button while one presses.
    await field.press('Enter');
  },
  async see(page) {
    await expect(page).toHaveURL('/newsletter?sent');
    await expect(main(page).getByText(/^Almost there/)).toBeVisible();
  },
  sent: ['POST /newsletter'],
};

/** The page behind the link of an email, with a link that leads nowhere. */
const emailLink = (path: string, name: string): Early => ({
  path: `${path}?token=wrong`,
  act: (page) => main(page).getByRole('button', { name, exact: true }).click(),
  see: (page) => expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible(),
  sent: [`POST ${path}`],
});

const registration = (path: string): Early => ({
  path,
  async act(page) {
    await page.getByRole('textbox', { name: 'Email' }).fill(newPerson('applicant').email);
    for (const name of ['Password', 'Confirm password'])
      await page.getByRole('textbox', { name }).first().fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await button(page, 'Next').click();
  },
  see: heading(/Step 2/),
});

/** With an answer that was saved before: marks stand beside answers. */
const preferences = (as: 'founder' | 'applicant', saved: string, text: string): Early => ({
  as,
  async path({ context, id }) {
    await post(context, `/preference/${as}/${id}`, { [saved]: 'Full time' });
    return '/preferance';
  },
  async act(page) {
    await page.getByRole('textbox', { name: text }).fill('A quiet office');
    await page.locator('label', { hasText: 'Must-have' }).first().click();
    await button(page, 'Save preferences').click();
  },
  async see(page) {
    await expect(page.getByText(/references saved successfully/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: text })).toHaveValue('A quiet office');
    await expect(page.getByRole('radio', { name: 'Must-have' }).first()).toBeChecked();
    await page.reload();
    await expect(page.getByRole('textbox', { name: text })).toHaveValue('A quiet office');
  },
  sent: [`POST /api/v1/preference/${as}/{id}`],
});

const matches = (as: 'founder' | 'applicant'): Early => ({
  as,
  path: '/matches',
  act: (page) =>
    button(page, /Why you two/)
      .first()
      .click(),
  see: (page) => expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible(),
});

type Founder = Pick<Member, 'context' | 'id'>;

async function firstMatchOf({ context, id }: Founder): Promise<string> {
  const list = await context.request.get(`/api/v1/matchings/founder/${id}?limit=1`);
  return (await list.json()).data[0].applicant.id;
}

async function choose(context: Member['context'], list: 'saved' | 'passed', id: string): Promise<void> {
  const headers = { origin: baseUrl() };
  expect((await context.request.put(`/api/v1/${list}/${id}`, { data: {}, headers })).ok()).toBe(true);
}

/** Connects a member with a new one of the other side. @returns the id of the connection. */
async function connectionOf(member: Caller): Promise<string> {
  const context = await member.context.browser()?.newContext({ baseURL: baseUrl() });
  if (!context) throw new Error('a browser expected');
  const isFounder = member.area === '/founder-dashboard';
  const other = await join({ ...member, context }, isFounder ? 'applicant' : 'founder');
  return connect(other, member);
}

/** In the frame of administrators. */
const menu: Pick<Early, 'as' | 'act' | 'see'> = {
  as: 'admin',
  act: (page) => button(page, /^Your account/).click(),
  see: (page) => expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible(),
};

/** The first of a list of the API. */
async function firstOf({ context }: Pick<Member, 'context'>, list: string): Promise<string> {
  return (await (await context.request.get(`/api/v1/${list}`)).json()).data[0].id;
}

const seesDialog = (page: Page) => expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();

/** By the module of the route. */
const pages: Record<string, Early> = {
  'home/home': {
    path: '/',
    act: (page) => main(page).getByText('Who can join?').click(),
    see: (page) => expect(main(page).getByText('Founders who seek a co-founder or a team')).toBeVisible(),
  },
  'how-we-work/how-we-work': {
    path: '/how-we-work',
    act: (page) => main(page).getByRole('link', { name: 'Join the Waitlist' }).click(),
    async see(page) {
      await expect(page).toHaveURL('/waitlist');
      await heading('Join the Waitlist')(page);
    },
  },
  'blog/blog': {
    path: '/blog',
    async act(page) {
      await page.getByRole('searchbox', { name: 'Search articles' }).fill('equity');
      await page.getByText('Legal & Equity', { exact: true }).first().click();
    },
    async see(page) {
      await expect(page).toHaveURL(/q=equity/);
      await expect(page).toHaveURL(/category=Legal/);
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('equity');
      await expect(page.getByRole('radio', { name: 'Legal & Equity' })).toBeChecked();
    },
  },
  'blog/blog-post': { path: '/blog/2', ...footer },
  'about/about': {
    path: '/about',
    act: (page) =>
      button(page, /Learn More/)
        .first()
        .click(),
    see: (page) => expect(button(page, /Show Less/)).toHaveCount(1),
  },
  'careers/careers': { path: '/career', ...footer },
  'pricing/pricing': { path: '/pricing', ...footer },
  'legal/privacy-policy': { path: '/privacy-policy', ...footer },
  'legal/terms-condition': { path: '/terms-condition', ...footer },
  'site/contact': {
    path: '/contact',
    async act(page) {
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await button(page, 'Send message').click();
    },
    async see(page) {
      await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(2);
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    },
    sent: ['POST /contact'],
  },
  'site/waitlist': {
    path: '/waitlist',
    async act(page) {
      await main(page).getByRole('textbox', { name: 'Email' }).fill(newPerson('founder').email);
      await page.getByText('Somebody who wants to join a startup').click();
      await button(page, 'Join the Waitlist').click();
    },
    see: (page) => expect(page.getByText('Check your inbox')).toBeVisible(),
    sent: ['POST /waitlist'],
  },
  'site/newsletter': { path: '/newsletter', ...footer },
  'site/newsletter-confirm': emailLink('/newsletter/confirm', 'Confirm'),
  'site/newsletter-unsubscribe': emailLink('/newsletter/unsubscribe', 'Unsubscribe'),
  'site/waitlist-confirm': emailLink('/waitlist/confirm', 'Confirm'),
  'account/confirm-email': emailLink('/confirm-email', 'Confirm'),
  'inactivity/still-looking': emailLink('/still-looking', 'Still looking'),
  'inactivity/pause-profile': emailLink('/pause-profile', 'Pause my profile'),
  'account/emails-off': emailLink('/emails-off', 'Turn off'),
  'account/export': emailLink('/export', 'Download'),
  'auth/login': {
    path: '/login?next=/founder-dashboard/account',
    async act(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill('founder@demo.test');
      await page.getByRole('textbox', { name: 'Password' }).fill('Demo#2026');
      await button(page, 'Login').click();
    },
    async see(page) {
      await expect(page).toHaveURL('/founder-dashboard/account');
      await heading('Your account')(page);
    },
    sent: ['POST /login'],
  },
  'auth/forgot-password': {
    path: '/forgot-password',
    async act(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
      await button(page, 'Send OTP').click();
    },
    see: (page) => expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible(),
    sent: ['POST /forgot-password'],
  },
  'registration/register': registration('/register'),
  'registration/register-founder': registration('/register-founder'),
  'dashboard/founder': {
    as: 'founder',
    path: '',
    ...bell,
  },
  'dashboard/applicant': {
    as: 'applicant',
    path: '',
    async act(page) {
      await button(page, /^Your account/).click();
    },
    async see(page) {
      await page.getByRole('menuitem', { name: 'Dark theme' }).click();
      await expect(page.locator('html[data-theme=dark]')).toBeVisible();
    },
  },
  'matchings/founder-matches': matches('founder'),
  'matchings/applicant-matches': matches('applicant'),
  'conversations/no-conversation': { as: 'founder', path: '/messages', ...bell },
  'conversations/conversation': {
    as: 'applicant',
    path: async (member) => `/messages/${await connectionOf(member)}`,
    async act(page) {
      await page.getByRole('textbox', { name: /^Write to/ }).fill('Hello from the slow li');
      await page.keyboard.press('n');
      await page.keyboard.press('e');
    },
    async see(page) {
      await expect(page.getByRole('textbox', { name: /^Write to/ })).toHaveValue('Hello from the slow line');
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^Write to/ })).toHaveValue('Hello from the slow line');
    },
  },
  'together/overview': {
    as: 'applicant',
    path: async (member) => `/together/${await connectionOf(member)}`,
    ...bell,
  },
  'equity/equity': {
    as: 'founder',
    path: async (member) => `/together/${await connectionOf(member)}/equity`,
    ...bell,
  },
  'trial/trial': {
    as: 'applicant',
    path: async (member) => `/together/${await connectionOf(member)}/trial`,
    ...bell,
  },
  'calls/calls': {
    as: 'founder',
    path: async (member) => `/together/${await connectionOf(member)}/calls`,
    ...bell,
  },
  'alignment/alignment': {
    as: 'founder',
    path: async (member) => `/together/${await connectionOf(member)}/alignment`,
    ...bell,
  },
  'alignment/on-paper': {
    as: 'applicant',
    path: async (member) => `/together/${await connectionOf(member)}/alignment/on-paper`,
    ...bell,
  },
  'alignment/theme': {
    as: 'applicant',
    path: async (member) => `/together/${await connectionOf(member)}/alignment/conflict`,
    async act(page) {
      await page.getByText('Every few days').click();
      await page.getByRole('textbox', { name: /^What are you like under stress/ }).fill('Quiet');
      await button(page, 'Share my answers').click();
    },
    async see(page) {
      await expect(page.getByText(/^Waiting for/)).toBeVisible();
      await page.reload();
      for (const given of ['Every few days', 'Quiet'])
        await expect(main(page).getByText(given)).toBeVisible();
    },
    sent: [
      'PUT /api/v1/alignment/answers',
      'PUT /api/v1/alignment/answers',
      'PUT /api/v1/connections/{id}/alignment/CONFLICT',
    ],
  },
  'shell/page-missing': { as: 'founder', path: '/nowhere', ...bell },
  'invitation-boxes/requests': { as: 'applicant', path: '/messages/requests', ...bell },
  'invitation-boxes/invitations': { as: 'founder', path: '/messages/invitations', ...bell },
  'profile/profile': {
    as: 'applicant',
    path: '/profile',
    async act(page) {
      await page.getByRole('textbox', { name: 'Habits' }).fill('Night ow');
      await page.keyboard.press('l');
      await button(page, 'Edit Now and next').click();
    },
    async see(page) {
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Now and next' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: 'Habits' })).toHaveValue('Night owl');
    },
  },
  'account/account': {
    as: 'founder',
    path: '/account',
    async act(page) {
      await page.getByRole('checkbox', { name: /^Pause my profile/ }).check();
      await page.getByRole('radio', { name: /^Only members I am connected/ }).check();
      await button(page, 'Change password').click();
    },
    async see(page) {
      await expect(page.getByRole('textbox', { name: 'Current password' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: /^Pause my profile/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Only members I am connected/ })).toBeChecked();
    },
    sent: ['PUT /api/v1/account/settings', 'PUT /api/v1/account/settings'],
  },
  'preference/founder-preferance': preferences('founder', 'coFounderCommitment', 'Your startup idea'),
  'preference/applicant-preferance': preferences('applicant', 'timeCommitment', 'Time you can give'),
  'matchings/saved': {
    as: 'founder',
    async path({ context, id }) {
      await choose(context, 'saved', await firstMatchOf({ context, id }));
      return '/matches/saved';
    },
    act: (page) => button(page, /^Save /).click(),
    see: (page) => expect(button(page, /^Save /)).toHaveAttribute('aria-pressed', 'false'),
    sent: ['DELETE /api/v1/saved/{id}'],
  },
  'desk/board': {
    as: 'founder',
    async path({ context, id }) {
      await choose(context, 'saved', await firstMatchOf({ context, id }));
      return '/matches/board';
    },
    act: (page) => button(page, /^Your note about/).click(),
    see: (page) => expect(page.getByRole('textbox', { name: /^Your note about/ })).toBeVisible(),
  },
  'desk/compare/compare': {
    as: 'founder',
    path: async (founder) => `/matches/compare?with=${await firstMatchOf(founder)}`,
    act: (page) => button(page, 'Start with these').click(),
    see: (page) => expect(button(page, 'Change: I trust them')).toBeVisible(),
    sent: ['POST /api/v1/desk/criteria'],
  },
  'matchings/passed': {
    as: 'founder',
    async path({ context, id }) {
      await choose(context, 'passed', await firstMatchOf({ context, id }));
      return '/matches/passed';
    },
    act: (page) => button(page, /^Bring back /).click(),
    see: (page) => expect(page.getByText(/is back in your lists/)).toBeVisible(),
    sent: ['DELETE /api/v1/passed/{id}'],
  },
  'matchings/person/detail-page': {
    as: 'founder',
    path: async (founder) => `/detail-page/${await firstMatchOf(founder)}`,
    act: (page) => button(page, 'Connect').click(),
    see: (page) => expect(page.getByRole('link', { name: /@demo\.test/ })).toBeVisible(),
    sent: ['POST /api/v1/logs/contact'],
  },
  'account/admin-account': { ...menu, path: '/account' },
  'moderation/reports': { ...menu, path: '/reports' },
  'moderation/report': {
    as: 'admin',
    path: async (admin) => `/reports/${await firstOf(admin, 'moderation/reports')}`,
    act: (page) => button(page, 'Close the report').click(),
    see: seesDialog,
  },
  'moderation/members': { ...menu, path: '/members' },
  'moderation/member': {
    as: 'admin',
    path: async (admin) => `/members/${await firstOf(admin, 'moderation/members?search=mercy.chebet')}`,
    act: (page) => button(page, 'Suspend').click(),
    see: seesDialog,
  },
  'event/events': { ...menu, path: '/events' },
  'event/new-event': {
    as: 'admin',
    path: '/events/new',
    async act(page) {
      await page.getByRole('textbox', { name: 'Title' }).fill('An evening');
      await button(page, 'Add the event').click();
    },
    async see(page) {
      await expect(page.getByText('Please say where it is')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('An evening');
    },
  },
  'event/event': {
    as: 'admin',
    path: async (admin) => `/events/${await firstOf(admin, 'event')}`,
    act: (page) => button(page, 'Remove the event').click(),
    see: seesDialog,
  },
  'newsletter/issues': { ...menu, path: '/newsletter' },
  'newsletter/addresses': { ...menu, path: '/newsletter/addresses' },
  'newsletter/new-issue': {
    as: 'admin',
    path: '/newsletter/new',
    act: (page) => page.getByRole('textbox', { name: 'Text' }).fill('Say your hours first.'),
    see: (page) =>
      expect(
        page.getByRole('region', { name: 'How it looks in an inbox' }).getByText('Say your hours first.'),
      ).toBeVisible(),
  },
  'newsletter/issue': {
    as: 'admin',
    async path({ context }) {
      const { data } = await post(context, '/newsletter/issues', { subject: 'Early', text: 'Words' });
      return `/newsletter/${data.id}`;
    },
    act: (page) => button(page, 'Remove the draft').click(),
    see: seesDialog,
  },
};

/** Somebody new of a side, or the administrator of the demo. */
async function enter(visited: Visit, as: NonNullable<Early['as']>): Promise<Caller> {
  if (as !== 'admin') return join(visited, as);
  const id = await logInByApi(visited.context, 'admin@demo.test', 'Demo#2026');
  return { ...visited, id, area: '/admin' };
}

/** Modules of all routes that show a page. */
function modules(): string[] {
  const leavesOf = ({ file, children = [] }: (typeof routes)[number]): string[] =>
    children.length > 0 ? children.flatMap(leavesOf) : [file];
  const shown = routes.flatMap(leavesOf).flatMap((file) => /^features\/(.+)\.tsx$/.exec(file)?.[1] ?? []);
  return [...new Set(shown)].filter((module) => !module.endsWith('redirect'));
}

test('every page is tried before its scripts are there', () => {
  const tried = Object.keys(pages).sort();
  expect(tried).toEqual(modules().sort());
});

/** Changes asked of the server, with `{id}` for whose. */
function changesOf({ page }: Visit): string[] {
  const changes: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    // What a page notes of itself is not asked by anybody.
    if (request.method() === 'GET' || /\/(logs\/profile|read|writing|readings\/[^/]+)$/.test(pathname))
      return;
    changes.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, '{id}')}`);
  });
  return changes;
}

async function tryEarly(visited: Visit, { as, path, act, see, sent = [] }: Early): Promise<void> {
  const { page, context } = visited;
  let address = path;
  if (as) {
    const member = await enter(visited, as);
    address = member.area + (typeof path === 'string' ? path : await path(member));
  }
  const scripts = await slowScripts(context);
  const changes = changesOf(visited);
  await page.goto(String(address), { waitUntil: 'commit' });
  await act(page);
  await expect(page.locator('html[data-app]')).toHaveCount(0);
  scripts.arrive();
  await expectRunning(page);
  await expect.poll(() => changes).toEqual(sent);
  await see(page);
  expect(changes).toEqual(sent);
}

/** Each waits for its server and its scripts, so some wait together; of more the server gets hardly a turn on two cores. */
const TOGETHER = 3;
const tries = Object.entries(pages);
for (let first = 0; first < tries.length; first += TOGETHER) {
  const some = tries.slice(first, first + TOGETHER);
  const names = some.map(([module]) => module).join(', ');
  test(`what is typed and pressed before the scripts are there counts once: ${names}`, async ({ visit }) => {
    await Promise.all(some.map(async ([, early]) => tryEarly(await visit(), early)));
  });
}
