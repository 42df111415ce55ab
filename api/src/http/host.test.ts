import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { makeApplicant, PASSWORD } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'warn' } });
const LOCAL = { PORT: '3001', PUBLIC_URL: 'http://localhost:3000' };
const PUBLIC = { PORT: '3001', PUBLIC_URL: 'https://ampersand.example' };
let onLaptop: FastifyInstance;
let inPublic: FastifyInstance;

beforeAll(async () => {
  onLaptop = await t.anotherApp(LOCAL);
  inPublic = await t.anotherApp(PUBLIC);
});

const ask = async (app: FastifyInstance, host: string, headers = {}) =>
  (await app.inject({ url: '/api/v1/event', headers: { host, ...headers } })).statusCode;

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['localhost:3001', 200],
  ['127.0.0.1:3001', 200],
  ['LocalHost:3000', 200],
  ['localhost.:3000', 200],
  ['localhost', 421],
  ['localhost:8080', 421],
  ['evil.example', 421],
  ['evil.example:3000', 421],
  ['localhost.evil.example:3000', 421],
  ['evil.localhost:3000', 421],
  ['127.0.0.1.evil.example:3000', 421],
  ['127.0.0.2:3000', 421],
  ['0.0.0.0:3000', 421],
  ['192.168.0.7:3000', 421],
  ['[::2]:3000', 421],
  ['evil@localhost:3000', 421],
  ['localhost:3000/evil.example', 421],
  ['localhost:3000, evil.example', 421],
  ['localhost:99999', 421],
  ['', 421],
])('on a laptop a request for the host %j answers %i', async (host, status) => {
  expect(await ask(onLaptop, host)).toBe(status);
});

test.each([
  ['ampersand.example', 200],
  ['ampersand.example:443', 200],
  ['AMPERSAND.example.', 200],
  ['ampersand.example:80', 421],
  ['ampersand.example:3001', 421],
  ['www.ampersand.example', 421],
  ['localhost:3001', 421],
  ['127.0.0.1:3001', 421],
])('behind a public address a request for the host %j answers %i', async (host, status) => {
  expect(await ask(inPublic, host)).toBe(status);
});

test('a name that was rebound to this machine reaches nothing: no log-in, no page, no photo, no preflight', async () => {
  const { email } = await makeApplicant(t);
  const host = 'rebound.example:3000';
  const origin = `http://${host}`;
  const logIn = {
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: PASSWORD },
  } as const;
  const preflight = { method: 'OPTIONS', url: '/api/v1/auth/login' } as const;
  for (const request of [
    logIn,
    preflight,
    { url: '/' },
    { url: '/api/docs' },
    { url: '/uploads/x.webp' },
    { url: '/nothing' },
    { url: '/metrics/' },
  ]) {
    const answer = await t.app.inject({
      ...request,
      headers: { host, origin, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(421);
    expect(answer.cookies).toEqual([]);
    expect(answer.json()).toMatchObject({
      code: 'wrong_host',
      message: expect.stringContaining('This server answers at http://localhost:3000 only.'),
    });
    expect(answer.body).not.toContain('rebound');
  }
  expect(t.logs.filter((line) => line.includes('"host":"rebound.example:3000"'))).toHaveLength(7);
});

test('health is told whatever the host', async () => {
  for (const url of ['/healthz', '/readyz']) {
    for (const host of ['10.0.0.7:3001', 'evil.example', ''])
      expect((await inPublic.inject({ url, headers: { host } })).statusCode).toBe(200);
  }
});

test('what a proxy says about another host does not count, not even of a trusted one', async () => {
  const app = await t.anotherApp({ ...PUBLIC, TRUSTED_PROXIES: 'loopback' });
  const forwarded = { 'x-forwarded-host': 'ampersand.example', forwarded: 'host=ampersand.example' };
  expect(await ask(app, '127.0.0.1:3001', forwarded)).toBe(421);
  expect(await ask(app, 'ampersand.example', { 'x-forwarded-host': 'evil.example' })).toBe(200);
});

test('other origins that are named may call the server, under its own name', async () => {
  const app = await t.anotherApp({ ...PUBLIC, CORS_ORIGINS: 'https://app.example.com' });
  const headers = { origin: 'https://app.example.com', host: 'ampersand.example' };
  const answer = await app.inject({ url: '/api/v1/event', headers });
  expect(answer.headers['access-control-allow-origin']).toBe('https://app.example.com');
});

test('a request without a host, or with the host in its first line, is judged the same way on the wire', async () => {
  await onLaptop.listen({ port: 0, host: '127.0.0.1' });
  const address = onLaptop.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await send('GET /api/v1/event HTTP/1.0')).toContain(' 421 ');
  expect(await send('GET /healthz HTTP/1.0')).toContain(' 200 ');
  expect(await send('GET /api/v1/event HTTP/1.0', 'Host: localhost:3000')).toContain(' 200 ');
  expect(await send('GET /api/v1/event HTTP/1.0', `Host: 127.0.0.1:${port}`)).toContain(' 200 ');
  expect(await send('GET /api/v1/event HTTP/1.1', 'Connection: close')).toContain(' 400 ');
  expect(
    await send('GET http://localhost:3000/api/v1/event HTTP/1.1', 'Host: evil.example', 'Connection: close'),
  ).toContain(' 421 ');
});
