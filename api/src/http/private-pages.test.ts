import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../testing/factories.ts';
import { decode } from '../testing/read-page.ts';
import { useTestApp } from '../testing/test-app.ts';
import { webBuild } from '../testing/web-build.ts';

const t = useTestApp({ web: webBuild, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });

const cookiesOf = (member?: Member) => (member ? Object.fromEntries(member.browser.cookies) : {});
const ask = (url: string, member?: Member, headers: Record<string, string> = {}, app = t.app) =>
  app.inject({ url, headers, cookies: cookiesOf(member) });

/** What nobody else may be told of a member. */
const ownTo = ({ id, email, browser }: Member) => [id, email, ...browser.cookies.values()];
const of = (member: Member, body: string) => ownTo(member).filter((each) => body.includes(each));

/** A founder and an applicant whom nobody can find, so that no page of another names them. */
async function makeTwo() {
  const two = { founder: await makeFounder(t), applicant: await makeApplicant(t) };
  for (const { id } of Object.values(two))
    await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, id));
  return two;
}

const messages = ['/messages', '/messages/requests', '/messages/invitations'];
const inside = ['', '/matches', ...messages, '/profile', '/preferance', '/account'];
const pagesOf = (area: string) => inside.flatMap((path) => [area + path, `${area}${path}.data`]);

test('of 200 requests at once of two members and of strangers, none is answered with anything of another', async () => {
  const { founder, applicant } = await makeTwo();
  const asked = [
    ...pagesOf('/founder-dashboard').map((url) => ({ url, by: founder })),
    ...pagesOf('/cofounder-dashboard').map((url) => ({ url, by: applicant })),
    ...webBuild.website.shared.map((url) => ({ url, by: undefined })),
    ...['/', '/about', '/pricing', '/blog/1', '/login'].flatMap((url) => [
      { url, by: founder },
      { url, by: applicant },
    ]),
  ];
  const requests = Array.from({ length: 200 }, (_, index) => asked[(index * 7) % asked.length]).filter(
    (each) => each !== undefined,
  );
  const answers = await Promise.all(
    requests.map(async ({ url, by }) => ({ url, by, response: await ask(url, by) })),
  );
  const made = answers.filter(({ response }) => response.statusCode !== 503);
  expect(made.length).toBeGreaterThanOrEqual(50);
  for (const { url, by, response } of answers) {
    const { body, headers } = response;
    for (const other of [founder, applicant])
      if (other !== by) expect([url, of(other, body + JSON.stringify(headers))]).toEqual([url, []]);
    if (by) expect(headers['cache-control']).toMatch(/no-store$/);
  }
  const own = made.filter(({ url, by }) => by && url.includes('dashboard'));
  for (const { by, response } of own) expect(by && of(by, response.body)).toContain(by?.id);
});

test('only pages that show a member what they have written are told of it', async () => {
  const { founder } = await makeTwo();
  await t.deps.db.update(users).set({ askForPhoto: false }).where(eq(users.id, founder.id));
  for (const url of ['', '/matches', ...messages].map((path) => `/founder-dashboard${path}`))
    expect([url, (await ask(url, founder)).body.includes(founder.email)]).toEqual([url, false]);
  expect((await ask('/founder-dashboard/profile', founder)).body).toContain(founder.email);
});

test('strangers see nothing of a member who was the first to come after a start', async () => {
  const { founder } = await makeTwo();
  const app = await t.anotherApp();
  for (const url of webBuild.website.shared) {
    const first = await ask(url, founder, {}, app);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(first.headers.etag).toBeUndefined();
    const second = await ask(url, undefined, {}, app);
    expect(second.statusCode).toBe(200);
    expect([url, of(founder, second.body)]).toEqual([url, []]);
    if (second.headers['content-type']?.includes('html')) expect(second.body).not.toContain('Logout');
  }
});

test('whoever is logged in does not sign up again: the way leads on to their dashboard', async () => {
  const { founder } = await makeTwo();
  for (const url of ['/login', '/register', '/register-founder?step=2']) {
    expect((await ask(url)).statusCode).toBe(200);
    expect((await ask(url, founder)).headers.location).toBe('/dashboard');
  }
  for (const url of ['/about', '/pricing', '/how-we-work', '/blog/1']) {
    const [strangers, own] = [(await ask(url)).body, (await ask(url, founder)).body];
    expect([url, strangers.includes('Go to your dashboard')]).toEqual([url, false]);
    expect([url, own.includes('Go to your dashboard')]).toEqual([url, true]);
    expect([url, own.includes('href="/register')]).toEqual([url, false]);
  }
});

test('an address inside where nothing is keeps the way around, and leads to the dashboard', async () => {
  const { founder, applicant } = await makeTwo();
  for (const [area, member] of [
    ['/founder-dashboard', founder],
    ['/cofounder-dashboard', applicant],
  ] as const) {
    const { statusCode, body } = await ask(`${area}/nothing/here`, member);
    expect(statusCode).toBe(404);
    expect(body).toContain('Go to your dashboard');
    expect(body).toContain(`href="${area}/messages"`);
  }
});

test('what a browser keeps of a public page is not taken for that of a member, nor the other way round', async () => {
  const { founder } = await makeTwo();
  const { headers, body } = await ask('/about');
  for (const tag of [String(headers.etag), '*']) {
    const own = await ask('/about', founder, { 'if-none-match': tag });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'cookie, accept-encoding',
    });
    expect(own.headers.etag).toBeUndefined();
    expect(own.body).toContain('Dashboard');
  }
  const since = await ask('/about', founder, { 'if-modified-since': new Date().toUTCString() });
  expect(since.statusCode).toBe(200);
  const again = await ask('/about', undefined, { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await ask('/about', undefined, { 'if-none-match': 'W/"other"' })).body).toBe(body);
});

test('the account page has the single keys as they are set in this browser', async () => {
  const { founder } = await makeTwo();
  const box = async (cookie: string) => {
    const { body } = await ask('/founder-dashboard/account', founder, { cookie });
    const label = body.split('<label').find((part) => part.includes('Single-key shortcuts'));
    return label?.includes('checked=""');
  };
  expect([await box('keys=off'), await box('zone=UTC')]).toEqual([false, true]);
});

test('a page is the same by HEAD, without its text', async () => {
  const { applicant } = await makeTwo();
  for (const [url, by] of [
    ['/about', undefined],
    ['/about', applicant],
    ['/cofounder-dashboard/profile', applicant],
    ['/cofounder-dashboard/profile.data', applicant],
    ['/cofounder-dashboard/profile', undefined],
    ['/nothing', undefined],
  ] as const) {
    const whole = await ask(url, by);
    const head = await t.app.inject({ method: 'HEAD', url, cookies: cookiesOf(by) });
    expect(head.body).toBe('');
    expect(head.statusCode).toBe(whole.statusCode);
    for (const name of ['content-type', 'cache-control', 'vary', 'etag', 'location', 'content-length'])
      expect([url, name, head.headers[name]]).toEqual([url, name, whole.headers[name]]);
  }
});

test('no cookie, query or header makes a public page of its own that is kept', async () => {
  const { body } = await ask('/about');
  for (const cookie of ['sidebar=collapsed', 'zone=Asia/Kolkata', 'theme=', 'x=<b>'])
    expect((await ask('/about', undefined, { cookie })).body).toBe(body);
  for (const [url, cookie] of [
    ['/about?x=1', ''],
    ['/about', 'theme=blue'],
    ['/about/', ''],
  ] as const)
    expect((await ask(url, undefined, { cookie })).headers['cache-control']).toBe('private, no-store');
  const foreign = {
    'user-agent': 'zq',
    'accept-language': 'zq',
    'x-forwarded-host': 'zq.example',
    referer: 'zq',
  };
  const app = await t.anotherApp();
  expect((await ask('/about', undefined, foreign, app)).body).toBe(body);
});

test('a part of a page that a move asks for by itself is told to whose it is only', async () => {
  const { founder, applicant } = await makeTwo();
  for (const url of pagesOf('/founder-dashboard').filter((each) => each.endsWith('.data'))) {
    const routes = Object.keys((await decode((await ask(url, founder)).body)) as object);
    expect(routes.length).toBeGreaterThan(1);
    for (const route of routes.filter((id) => id !== 'root')) {
      for (const by of [undefined, applicant]) {
        const { statusCode, body } = await ask(`${url}?_routes=${encodeURIComponent(route)}`, by);
        expect(statusCode).toBe(202);
        expect(body).toContain('redirect');
        expect([...of(founder, body), ...(by ? of(by, body) : [])]).toEqual([]);
      }
    }
  }
});
