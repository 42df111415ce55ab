import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const webRoot = await mkdtemp(join(tmpdir(), 'ampersand-web-'));
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  '__spa-fallback.html': '<h1>Shell</h1>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.map': '{}',
  '.env': 'SECRET=1',
  'assets/.hidden': 'x',
  'csp.json': JSON.stringify({
    '/index.html': ['sha256-home'],
    '/about/index.html': ['sha256-about'],
    '/__spa-fallback.html': ['sha256-shell'],
  }),
};
for (const [path, content] of Object.entries(files)) {
  await mkdir(join(webRoot, path, '..'), { recursive: true });
  await writeFile(join(webRoot, path), content);
}
await writeFile(join(webRoot, 'assets/app-1a2b.js.br'), brotliCompressSync(Buffer.from('export {}')));
afterAll(() => rm(webRoot, { recursive: true, force: true }));

const t = useTestApp({ webRoot });

test('pages count against their limit', async () => {
  const count = vi.spyOn(t.deps.limits, 'count');
  await t.app.inject('/about');
  expect(count.mock.calls).toEqual([['page', '127.0.0.1']]);
  count.mockRestore();
});

test.each([
  ['/', 'Home', 'sha256-home'],
  ['/about', 'About', 'sha256-about'],
  ['/about/', 'About', 'sha256-about'],
  ['/dashboard', 'Shell', 'sha256-shell'],
  ['/founder-dashboard/detail-page/123', 'Shell', 'sha256-shell'],
])('%s is the page "%s", with the hashes of its own scripts', async (url, title, hash) => {
  const response = await t.app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(`<h1>${title}</h1>`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(response.headers['content-security-policy']).toContain(`script-src 'self' '${hash}';`);
});

test('assets are kept for a year and come compressed to those who can read that', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await t.app.inject({ url: '/assets/app-1a2b.js', headers });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect((await t.app.inject('/assets/app-1a2b.js')).body).toBe('export {}');
});

test.each([
  '/nothing',
  '/founder-dashboardx',
  '/nothing.php',
  '/assets/gone-1a2b.js',
  '/__spa-fallback.html',
  '/.env',
  '/%2eenv',
  '/assets/.hidden',
  '/.git/config',
  '/assets/app-1a2b.js.map',
  '/csp.json',
  '/about/../../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd.txt',
  '/assets',
])('%s is a page that says 404, with the security headers', async (url) => {
  const response = await t.app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('<h1>Shell</h1>');
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
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
  const response = await t.app.inject({ method: 'POST', url: '/about', payload: {} });
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('not_found');
});

test.each(['/%', '/%E0%A4%A', '/%c0%ae%c0%ae/', '/a%00.js'])(
  'the malformed address %s is a 400',
  async (url) => {
    const response = await t.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('bad_request');
  },
);

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
