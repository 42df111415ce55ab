import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Website } from '@ampersand/contract/backend';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const files = await mkdtemp(join(tmpdir(), 'ampersand-web-'));
const contents: Record<string, string> = {
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.map': '{}',
  '.env': 'SECRET=1',
  'assets/.hidden': 'x',
};
for (const [path, content] of Object.entries(contents)) {
  await mkdir(join(files, path, '..'), { recursive: true });
  await writeFile(join(files, path), content);
}
await writeFile(join(files, 'assets/app-1a2b.js.br'), brotliCompressSync(Buffer.from('export {}')));
afterAll(() => rm(files, { recursive: true, force: true }));

/** A web app that says what it was asked, and by whom. */
const answer: Website['render'] = async (request, backend) => {
  const { pathname } = new URL(request.url);
  const who = await backend.call('GET /users/current-user');
  const form = request.method === 'POST' ? await request.text() : '';
  const status = pathname === '/nothing' ? 404 : 200;
  return new Response(`<h1>${pathname} ${who.ok ? who.reply.data.fullName : 'stranger'} ${form}</h1>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};
const render = vi.fn(answer);
const website: Website = { render, shared: ['/', '/about'], scriptSources: ["'sha256-start'"] };

const t = useTestApp({ web: { files, website } });
beforeEach(() => {
  render.mockReset().mockImplementation(answer);
});

test('pages count against their limit', async () => {
  const count = vi.spyOn(t.deps.limits, 'count');
  await t.app.inject('/about');
  expect(count.mock.calls).toEqual([['page', '127.0.0.1']]);
  count.mockRestore();
});

test('a page runs no script in it but the one that starts the app', async () => {
  const response = await t.app.inject('/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-start';");
});

test('what all strangers see alike is made once, in each theme and form', async () => {
  const bodyOf = async (headers: Record<string, string>) =>
    (await t.app.inject({ url: '/about', headers })).rawPayload;
  expect(String(brotliDecompressSync(await bodyOf({ 'accept-encoding': 'gzip, br' })))).toContain('/about');
  expect(String(gunzipSync(await bodyOf({ 'accept-encoding': 'gzip' })))).toContain('/about');
  expect(String(gunzipSync(await bodyOf({ 'accept-encoding': 'br;q=0, gzip' })))).toContain('/about');
  expect(String(await bodyOf({}))).toContain('/about');
  const before = render.mock.calls.length;
  await bodyOf({ cookie: 'theme=dark' });
  await bodyOf({ cookie: 'theme=dark' });
  expect(render.mock.calls.length - before).toBe(1);
});

test('a page that a browser has is not sent again', async () => {
  const { headers } = await t.app.inject('/about');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
  const again = await t.app.inject({ url: '/about', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('what is made for a member is kept nowhere and seen by nobody else', async () => {
  const { browser, fullName } = await makeApplicant(t);
  const cookies = Object.fromEntries(browser.cookies);
  const own = await t.app.inject({ url: '/about', cookies });
  expect(own.body).toContain(fullName);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.headers.etag).toBeUndefined();
  expect((await t.app.inject('/about')).body).toContain('stranger');
});

test('a cookie that is no theme makes no page of its own', async () => {
  const { headers } = await t.app.inject({ url: '/', headers: { cookie: 'theme=x' } });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a form is sent to its page', async () => {
  const response = await t.app.inject({
    method: 'POST',
    url: '/about',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    payload: 'email=a%40b.c',
  });
  expect(response.body).toContain('email=a%40b.c');
});

test('a form that another site sends is refused', async () => {
  const response = await t.app.inject({
    method: 'POST',
    url: '/about',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    payload: 'email=a%40b.c',
  });
  expect(response.statusCode).toBe(403);
  expect(render).not.toHaveBeenCalled();
});

describe('pages that many ask for at once', () => {
  const from = (visitor: number, url = '/slow') =>
    t.app.inject({ url, remoteAddress: `203.0.113.${visitor}` });

  test('are made a few at a time; more than a process can hold wait elsewhere', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockImplementation(() => promise.then((response) => response.clone()));
    const asked = Array.from({ length: 50 }, (_, i) => from(i));
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(10));
    const refused = await from(50);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    resolve(new Response('here'));
    expect((await Promise.all(asked)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('come in turn, visitor after visitor, and one visitor has no more than a part of the room', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockImplementation(() => promise.then((response) => response.clone()));
    const greedy = Array.from({ length: 30 }, (_, i) => from(1, `/slow?${i}`));
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(10));
    expect((await from(1)).statusCode).toBe(503);
    const other = from(2, '/theirs');
    resolve(new Response('here'));
    expect((await other).statusCode).toBe(200);
    await Promise.all(greedy);
    const order = render.mock.calls.map(([request]) => new URL(request.url).pathname);
    expect(order.indexOf('/theirs')).toBeLessThan(20);
  });
});

test('assets are kept for a year and come compressed to those who can read that', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await t.app.inject({ url: '/assets/app-1a2b.js', headers });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  // Twenty of them make a page, and each header is sent with each.
  for (const name of ['content-security-policy', 'permissions-policy', 'etag', 'x-request-id'])
    expect(response.headers[name]).toBeUndefined();
  expect((await t.app.inject('/assets/app-1a2b.js')).body).toBe('export {}');
});

test.each(['/assets/gone-1a2b.js', '/assets/.hidden', '/assets/app-1a2b.js.map', '/assets/app-1a2b.js.br'])(
  '%s is no file of this release: no page takes its place, and nobody keeps the answer',
  async (url) => {
    const response = await t.app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(render).not.toHaveBeenCalled();
  },
);

test.each([
  '/.env',
  '/%2eenv',
  '/about/../../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd.txt',
  '/assets',
  '/a%00.js',
])('%s is no file: the web app says what is there', async (url) => {
  render.mockImplementation(async () => new Response('the web app', { status: 404 }));
  const response = await t.app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('the web app');
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test.each([
  '/api',
  '/api/',
  '/api/v1/nothing',
  '/api/v2/event',
  '/api/v1/nothing.js',
  '/uploads',
  '/uploads/a/b',
])('%s is a 404 for programs', async (url) => {
  const response = await t.app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address' });
});

test('writing to a page is a 404 for programs', async () => {
  for (const method of ['POST', 'PUT'] as const) {
    const response = await t.app.inject({ method, url: '/about', payload: {} });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  }
});

test.each(['/%', '/%E0%A4%A', '/%c0%ae%c0%ae/'])('the malformed address %s is a 400', async (url) => {
  const response = await t.app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('bad_request');
});

test('an address gets 6,000 pages and parts of pages in five minutes; others go on', async () => {
  const ask = (remoteAddress: string, url: string) => t.app.inject({ url, remoteAddress });
  await Promise.all(Array.from({ length: 6000 }, () => t.deps.limits.count('page', '198.51.100.3')));
  for (const url of ['/', '/assets/app-1a2b.js', '/nothing', '/api/docs']) {
    const answer = await ask('198.51.100.3', url);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().code).toBe('rate_limited');
  }
  expect((await ask('198.51.100.4', '/')).statusCode).toBe(200);
  expect((await ask('198.51.100.3', '/healthz')).statusCode).toBe(200);
});
