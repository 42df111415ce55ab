import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { type Member, makeApplicant } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const key = `${randomUUIDv7()}.webp`;
let member: Member;

beforeEach(async () => {
  member = await makeApplicant(t);
  await t.deps.storage.put(key, Buffer.from('bytes of a photo'), 'image/webp');
});

const get = (name: string, cookies = Object.fromEntries(member.browser.cookies)) =>
  t.app.inject({ url: `/uploads/${name}`, cookies });

test('a member gets a photo, for private caches, in a sandbox and never sniffed', async () => {
  const response = await get(key);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('bytes of a photo');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '16',
    'cache-control': 'private, max-age=604800, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox/);
});

test('a stranger gets no photo, nor does a suspended person', async () => {
  expect((await get(key, {})).json()).toMatchObject({
    code: 'unauthenticated',
    message: 'Please log in first',
  });
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, member.id));
  expect((await get(key)).json().code).toBe('account_suspended');
});

test.each([
  `${randomUUIDv7()}.webp`,
  `${key}.part`,
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e%2fdb.lock',
  'a%00b.webp',
  key.toUpperCase(),
])('there is no photo at %s', async (name) => {
  const response = await get(name);
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('not_found');
});
