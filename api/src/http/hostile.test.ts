import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoints } from '@ampersand/contract/all';
import { failureSchema } from '@ampersand/contract/errors';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import {
  applicantForm,
  founderForm,
  type Member,
  makeAdmin,
  makeApplicant,
  makeFounder,
} from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'error' } });
let founder: Member;
let applicant: Member;

beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

/** Sends a request as a member; the answer is never a 500, and a failure has the one shape. */
async function send(options: InjectOptions, member = applicant) {
  const response = await t.app.inject({
    ...options,
    headers: { origin: 'http://localhost:3000', ...options.headers },
    cookies: Object.fromEntries(member.browser.cookies),
  });
  expect(t.logs).toEqual([]);
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode >= 400) failureSchema.strict().parse(response.json());
  return response;
}

const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const SEVENTY_KB = 'x'.repeat(70_000);

/** Texts that have broken servers before, as JSON. */
const VALUES: Record<string, string> = {
  'a NUL byte': '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  '70 kB': JSON.stringify(SEVENTY_KB),
  '2^31': '2147483648',
  '2^63': '9223372036854775808',
  '1e400': '1e400',
  '5e-324': '5e-324',
  'minus zero': '-0',
  null: 'null',
  true: 'true',
  'an empty object': '{}',
  'an empty list': '[]',
  'a list of one number': '[25]',
  'a list of lists': deep(10_000),
  'an object with a hostile toString': '{"toString":"x","valueOf":1,"length":-1}',
  'an object whose length cannot be compared': '{"length":{"toString":"x","valueOf":1}}',
  SQL: '"\'; drop table users; --"',
};

test.each(Object.entries(VALUES))('no call answers 500 to %s in any field', async (_, json) => {
  for (const { method, path, body } of endpoints) {
    if (!body) continue;
    const url = `/api/v1${path.replace(/\{\w+\}/g, applicant.id)}`;
    const names = ['email', 'password', 'otp', 'newPassword', 'viewerId', 'viewedUserId', 'contactUserId'];
    const lists = ['skills', 'experiences', 'importance', 'applicantSkills', 'joinMotivation', 'startupIdea'];
    const payload = `{${[...names, ...lists].map((name) => `"${name}":${json}`).join(',')}}`;
    await send({ method, url, headers: { 'content-type': 'application/json' }, payload });
  }
});

/** Those that pass some check and might reach the database. */
const SLY = [
  'a NUL byte',
  'a lone surrogate',
  '70 kB',
  '2^31',
  '2^63',
  '1e400',
  '5e-324',
  'a list of lists',
  'an object whose length cannot be compared',
];

test.each(SLY)('a registration with %s in one field after the other is answered', async (name) => {
  const headers = { 'content-type': 'application/json' };
  for (const [side, make] of [['applicant', applicantForm] as const, ['founder', founderForm] as const]) {
    for (const field of [...Object.keys(make()), 'calledName']) {
      const payload = JSON.stringify({ ...make(), [field]: '@' }).replace('"@"', VALUES[name] ?? '');
      await send({ method: 'POST', url: `/api/v1/users/${side}-register`, headers, payload });
    }
  }
});

test.each(SLY)('company details with %s in one field after the other are answered', async (name) => {
  const headers = { 'content-type': 'application/json' };
  const url = `/api/v1/profile/founder-profile/${founder.id}`;
  for (const field of Object.keys(founderForm())) {
    const whole = { ...founderForm(), [field]: '@' };
    const payload = JSON.stringify(whole).replace('"@"', VALUES[name] ?? '');
    await send({ method: 'PUT', url, headers, payload }, founder);
  }
});

test.each([
  ['JSON nested 10,000 deep', deep(10_000), 422],
  ['__proto__', '{"__proto__":{"role":"ADMIN"},"email":"a@example.com","password":"x"}', 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"role":"ADMIN"}}}', 400],
  ['half of JSON', '{"email":', 400],
  ['nothing', '', 400],
  ['a byte order mark', '\ufeff{"email":"a@example.com","password":"x"}', 401],
  ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 422],
  ['more than a megabyte', `"${'x'.repeat(1024 * 1024)}"`, 413],
  ['the same key twice', '{"email":1,"email":"a@example.com","password":"x"}', 401],
])('a body of %s is answered %i', async (_, payload, status) => {
  const headers = { 'content-type': 'application/json' };
  const response = await send({ method: 'POST', url: '/api/v1/auth/login', headers, payload });
  expect(response.statusCode).toBe(typeof status === 'number' ? status : 0);
});

test.each([
  ['/api/v1/users/user/%E0%A4%A', 400],
  ['/api/v1/users/user/%00', 404],
  ['/api/v1/users/user/..%2f..%2fetc', 404],
  [`/api/v1/users/user/${'x'.repeat(300)}`, 404],
  ['/api/v1/users/user/__proto__', 404],
  ['/api/v1/logs/profile-count/1%20or%201=1', 403],
  ['/api/v1/event?limit=2147483648', 400],
  ['/api/v1/event?limit=1&limit=2', 400],
  ['/api/v1/event?cursor=a&cursor=b', 400],
  ['/api/v1/event?__proto__[limit]=1&constructor=1', 200],
  ['/api/v1/event?limit=%00', 400],
  ['/api/v1/event?limit[]=1', 400],
  ['/api/v1/event?limit[0]=1', 400],
  ['/api/v1/event?limit%5B%5D=1&limit=1', 400],
  ['/api/v1/event?Limit=1', 400],
  ['/api/v1/event?cursor.x=1', 400],
  ['/api/v1/event?limit=%20', 400],
  ['/api/v1/event?limit=1&utm_source=email', 200],
  ['/api/v1/event?cursor=%ED%A0%80', 400],
  ['/api/v1/invitations/ties?userId=x', 400],
  [`/api/v1/invitations/ties?userId=${NOBODY},x`, 400],
  [`/api/v1/invitations/ties?userId=${NOBODY}`, 200],
  ['/api/v1/event?%E0%A4%A', 200],
  ['/api/v1//event', 404],
  ['/api/v1/nothing', 404],
  ['/api/v1/%c0%ae%c0%ae/', 400],
])('the address %s is answered %i', async (url, status) => {
  expect((await send({ url })).statusCode).toBe(status);
});

const asCursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
const inPages = endpoints.filter((each) => 'query' in each && 'cursor' in each.query.shape);

test.each(inPages)('$path refuses a cursor that it never gave', async ({ path, access }) => {
  const member = access === 'admin' ? await makeAdmin(t) : access === 'founder' ? founder : applicant;
  const needed = 'list=NEWSLETTER&box=sent&search=us';
  for (const cursor of [
    'garbage',
    ...[null, {}, { id: 1 }, { at: 'now', id: NOBODY }, ['now', 'x']].map(asCursor),
  ]) {
    const response = await send(
      { url: `/api/v1${path.replace('{userId}', member.id)}?${needed}&cursor=${cursor}` },
      member,
    );
    expect(response.json()).toMatchObject({
      code: 'bad_request',
      message: 'This cursor is not from this list; start again without one',
    });
  }
});

test('a method that a call does not have is answered 404', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE'] as const)
    expect((await send({ method, url: '/api/v1/auth/login' })).statusCode).toBe(404);
});

test('hostile headers are answered', async () => {
  for (const headers of [
    { 'user-agent': 'x'.repeat(5000) },
    { cookie: 'session=%; =; ;;; session' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'x-forwarded-for': "'; drop table users" },
    { host: 'evil.example' },
    { 'x-request-id': 'forged\u0085line' },
    { accept: 'nothing/that;exists' },
  ]) {
    const payload = { email: founder.email, password: 'x' };
    const response = await send({ method: 'POST', url: '/api/v1/auth/login', headers, payload });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each([
  ['what is no HTTP', 'hello there\r\n\r\n'],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(70_000)}\r\n\r\n`],
  ['an address of 70 kB', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'two lengths',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  ],
  [
    'a length and chunks (request smuggling)',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
])('%s on the wire is answered 400 in the one shape, with the security headers', async (_, bytes) => {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').end(bytes);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const header of [
    'content-security-policy: ',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
  ])
    expect(head).toContain(header);
  expect(head).not.toMatch(/^server:|x-powered-by/im);
  expect(failureSchema.strict().parse(JSON.parse(body)).code).toBe('bad_request');
});
