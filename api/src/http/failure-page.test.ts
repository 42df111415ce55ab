import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CallName } from '@ampersand/contract/all';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { type Member, makeApplicant, makeEvent, makeFounder } from '../testing/factories.ts';
import { connectMembers } from '../testing/invitations.ts';
import { dataTexts, readPage } from '../testing/read-page.ts';
import { useTestApp } from '../testing/test-app.ts';
import { webBuild } from '../testing/web-build.ts';

const ACCEPT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** What no answer may hold: where and in what the server runs, what an error says of itself. */
const INSIDE = /\n\s+at |node:|node_modules|\/api\/src\/|\.[jt]sx?:\d|file:\/\/|SECRET|select .* from/;
const AWAY = 'We cannot reach our database at the moment. Please try again shortly';

interface Answered {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** What people read on a page: one heading, no inside, nothing kept. */
function read({ headers, body }: Answered): { heading: string; words: string } {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toContain('no-store');
  expect(body).not.toMatch(INSIDE);
  const { elements, texts } = readPage(body);
  const [heading, ...others] = elements.filter(({ tag }) => tag === 'h1');
  expect(others).toEqual([]);
  const words = texts.join('');
  expect(words).not.toContain('Unexpected Server Error');
  return { heading: heading?.text ?? '', words };
}

describe('with the web app', () => {
  const t = useTestApp({ web: webBuild, env: { LOG_LEVEL: 'warn' } });

  const open = (url: string, member?: Member, headers: Record<string, string> = {}) =>
    t.app.inject({
      url,
      headers: { ...ACCEPT, ...headers },
      ...(member && { cookies: Object.fromEntries(member.browser.cookies) }),
    });

  /** Has a call of the API do something else, for the length of a test. */
  function replaceCall(name: CallName, instead: () => Promise<unknown>) {
    const call = t.deps.calls.get(name);
    if (!call) throw new Error(`no ${name}`);
    t.deps.calls.set(name, instead);
    onTestFinished(() => void t.deps.calls.set(name, call));
  }
  const away = async () => {
    throw new AppError('unavailable', AWAY, { retryAfter: 5 });
  };
  const lines = () => t.logs.map((line) => JSON.parse(line) as { level: number; msg: string; reqId: string });

  test.each(['/%', '/%E0%A4%A', '/%c0%ae%c0%ae/'])(
    'who opens the malformed address %s gets a page',
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(400);
      expect(read(response)).toMatchObject({
        heading: 'This address does not work',
        words: expect.stringContaining('This address is malformed.'),
      });
    },
  );

  test('who comes by another name of the server gets a page that says where it is', async () => {
    const response = await open('/about', undefined, { host: 'evil.example' });
    expect(response.statusCode).toBe(421);
    expect(read(response).words).toContain('This server answers at http://localhost:3000 only.');
  });

  test('who opens too many pages gets one that says when to come again', async () => {
    await Promise.all(Array.from({ length: 6000 }, () => t.deps.limits.count('page', '127.0.0.1')));
    onTestFinished(() => t.deps.limits.clear('page', '127.0.0.1'));
    const response = await open('/about');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('300');
    expect(read(response).words).toContain('Too many requests. Please try again in 5 minutes.');
    const { elements } = readPage(response.body);
    expect(elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)).toEqual([
      '',
      '/',
    ]);
    const data = await t.app.inject({ url: '/about.data', headers: { accept: '*/*' } });
    expect(data.json().code).toBe('rate_limited');
  });

  test('programs, and pages that ask for data, get JSON', async () => {
    expect((await open('/api/v1/nothing')).json().code).toBe('not_found');
    expect((await open('/uploads/a/b')).json().code).toBe('not_found');
    expect((await t.app.inject({ url: '/%', headers: { accept: '*/*' } })).json().code).toBe('bad_request');
  });

  test.each([
    ['//', 200],
    ['//evil.example', 404],
    ['//evil.example/about', 404],
    ['/\\evil.example', 404],
    ['http://evil.example/', 400],
  ])('%s, which a browser would take for another site, leads to none (%i)', async (path, status) => {
    if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const asking = ask({ port, path, headers: { ...ACCEPT, host: `localhost:${port}` } }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
    expect(response.headers.location).toBeUndefined();
    expect(await text(response)).not.toMatch(/(href|src|content|action)="[^"]*evil/);
    expect(t.logs).toEqual([]);
  });

  describe.each([
    ['a database that is away', away, 503, 'We cannot be reached right now', 'dependency unavailable'],
    [
      'a fault of ours',
      async () => {
        throw new Error('SECRET');
      },
      500,
      'Something went wrong on our side',
      'request failed',
    ],
    [
      'data that no page expects',
      async () => ({ data: { role: 'APPLICANT' } }),
      500,
      'Something went wrong on our side',
      'a page could not be made',
    ],
    [
      'data that a loader cannot read',
      async () => null,
      500,
      'Something went wrong on our side',
      'a page could not be made',
    ],
  ])('%s', (_, instead, status, heading, said) => {
    test('is a page that says so, logged once with the number of the request', async () => {
      const member = await makeApplicant(t);
      replaceCall('GET /users/current-user', instead);
      for (const path of ['', '/matches', '/profile', '/preferance', '/account']) {
        t.logs.length = 0;
        const response = await open(`/cofounder-dashboard${path}`, member);
        expect(response.statusCode).toBe(status);
        expect(read(response).heading).toBe(heading);
        const own = lines().filter(({ msg }) => msg !== 'refused');
        expect(own).toMatchObject([{ msg: said, reqId: response.headers['x-request-id'] }]);
      }
    });

    test('tells nothing of the inside to a move inside the app', async () => {
      const member = await makeApplicant(t);
      replaceCall('GET /users/current-user', instead);
      const { body } = await open('/cofounder-dashboard/profile.data', member, { accept: '*/*' });
      expect(body).not.toMatch(INSIDE);
      expect(await dataTexts(body)).toBeInstanceOf(Array);
    });

    test('leaves public pages and the log-in as they are', async () => {
      const member = await makeApplicant(t);
      replaceCall('GET /users/current-user', away);
      for (const path of ['/', '/about', '/login']) expect((await open(path, member)).statusCode).toBe(200);
    });
  });

  test.each<[string, CallName, string, RegExp, RegExp]>([
    [
      '/cofounder-dashboard',
      'GET /logs/profile-count/{userId}',
      'could not be counted',
      /First guesses/,
      /did not load/,
    ],
    [
      '/cofounder-dashboard',
      'GET /matchings/applicant/{userId}',
      'Your matches did not load',
      /Profile Visit/,
      /Your visits did not load/,
    ],
    [
      '/cofounder-dashboard/matches',
      'GET /matchings/applicant/{userId}',
      'Your matches did not load',
      /Founders who cook/,
      /events did not/,
    ],
    [
      '/cofounder-dashboard/matches',
      'GET /event',
      'The events did not load',
      /Northwind/,
      /matches did not load/,
    ],
    [
      '/cofounder-dashboard/preferance',
      'GET /event',
      'The events did not load',
      /Save preferences/,
      /page did not load/,
    ],
    [
      '/cofounder-dashboard/profile',
      'GET /logs/visitors/{userId}',
      'Your visits did not load',
      /Key Skills/,
      /page did not load/,
    ],
    [
      '/cofounder-dashboard/messages',
      'GET /connections',
      'Your conversations did not load',
      /Search people and messages/,
      /page did not load|Nobody to write to/,
    ],
    [
      '/cofounder-dashboard/messages?search=ledgers',
      'GET /messages',
      'Your messages could not be searched',
      /Nobody with that name/,
      /page did not load/,
    ],
    [
      '/cofounder-dashboard/messages/{connection}',
      'GET /connections/{connectionId}/messages',
      'The messages did not load',
      /Conversations/,
      /page did not load|Write to/,
    ],
    [
      '/cofounder-dashboard/messages/requests',
      'GET /invitations',
      'Your requests did not load',
      /Conversations/,
      /page did not load/,
    ],
    [
      '/cofounder-dashboard/messages',
      'GET /connections/unread',
      'Conversations',
      /Nobody to write to yet/,
      /did not load/,
    ],
    ['/cofounder-dashboard/account', 'GET /account/sessions', AWAY, /Your account/, /page did not load/],
    [
      '/cofounder-dashboard/detail-page/{id}',
      'GET /matchings/pair/{otherId}',
      'The comparison did not load',
      /Company Details/,
      /page did not load/,
    ],
    [
      '/cofounder-dashboard/detail-page/{id}',
      'GET /logs/contact/{contactUserId}',
      'Connect',
      /Company Details/,
      /did not load/,
    ],
    [
      '/cofounder-dashboard/detail-page/{id}',
      'POST /logs/profile',
      'Connect',
      /Company Details/,
      /did not load/,
    ],
  ])('%s stands without %s', async (path, name, says, others, not) => {
    const member = await makeApplicant(t);
    const founder = await makeFounder(t);
    const connection = path.includes('{connection}') ? await connectMembers(founder, member) : '';
    await makeEvent(t);
    replaceCall(name, away);
    const address = path.replace('{id}', founder.id).replace('{connection}', connection);
    const response = await open(address, member);
    expect(response.statusCode).toBe(200);
    const words = readPage(response.body).texts.join('');
    expect(words).toContain(says);
    expect(words).toMatch(others);
    expect(words).not.toMatch(not);
  });
});

describe('with a web app that cannot write a page', () => {
  const render = vi.fn<typeof webBuild.website.render>();
  const website = { ...webBuild.website, render, shared: ['/about'] };
  const t = useTestApp({ web: { ...webBuild, website }, env: { LOG_LEVEL: 'warn' } });

  test.each(['/about', '/somewhere'])('%s is a page that says so, logged once', async (url) => {
    render.mockImplementation(async (_, { report }) => {
      report(new Error('SECRET'));
      report(new Error('and again'));
      return new Response('Unexpected Server Error\n\nSECRET', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      });
    });
    const response = await t.app.inject({ url, headers: ACCEPT });
    expect(response.statusCode).toBe(500);
    const { heading, words } = read(response);
    expect(heading).toBe('Something went wrong on our side');
    expect(words).toContain(`give the number ${response.headers['x-request-id']}`);
    expect(t.logs).toHaveLength(1);
    expect(JSON.parse(t.logs[0] ?? '')).toMatchObject({ level: 50, err: { message: 'SECRET' } });
  });

  test('a page that was not made is asked for anew', async () => {
    render.mockRejectedValueOnce(new Error('once'));
    expect((await t.app.inject({ url: '/about', headers: ACCEPT })).statusCode).toBe(500);
    render.mockImplementation(async () => new Response('here', { headers: { 'content-type': 'text/html' } }));
    expect((await t.app.inject({ url: '/about', headers: ACCEPT })).body).toBe('here');
  });

  test('more at once than a process can make are asked to come again, by a page', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockReset().mockImplementation(() => promise.then((response) => response.clone()));
    const asked = Array.from({ length: 50 }, (_, i) =>
      t.app.inject({ url: '/slow', remoteAddress: `203.0.113.${i}` }),
    );
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(10));
    const refused = await t.app.inject({ url: '/slow', headers: ACCEPT });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(read(refused)).toMatchObject({
      heading: 'We cannot show this page right now',
      words: expect.stringContaining('Many people are here at once. Please try again shortly.'),
    });
    resolve(new Response('here'));
    await Promise.all(asked);
  });
});
