import { enableTwoFactor, startTwoFactor } from '@ampersand/contract/account';
import { forgotPassword, login } from '@ampersand/contract/auth';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { emailLinks, oneTimeCodes, secondFactors, sessions, users } from '../../db/schema.ts';
import { hashPassword } from '../../lib/password.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { closePublishedAccounts, DEMO_PASSWORD, findPublishedLogins } from './passwords.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
let said: string[];
let founder: Member;
let admin: Member;
let villager: Member;
let stranger: Member;

async function publish(member: Member, email: string, hash: string, role?: 'ADMIN'): Promise<Member> {
  const change = { email, passwordHash: hash, ...(role ? { role } : {}) };
  await t.deps.db.update(users).set(change).where(eq(users.id, member.id));
  return { ...member, email };
}

beforeEach(async () => {
  said = [];
  const hash = await hashPassword(DEMO_PASSWORD);
  founder = await publish(await makeFounder(t), 'founder@demo.test', hash);
  admin = await publish(await makeApplicant(t), 'admin@demo.test', hash, 'ADMIN');
  villager = await publish(await makeApplicant(t), 'rohan.bhosale@demo.test', hash);
  stranger = await makeApplicant(t);
});

const close = () => closePublishedAccounts(t.deps, (line) => said.push(line));
const enter = async (email: string, password: string) =>
  (await t.browser().call(login, { body: { email, password } })).status;
const passwordOf = (email: string) => new RegExp(`${email}  (\\S+)`).exec(said.join('\n'))?.[1] ?? '';

test('the published password opens nothing any more; log-ins and administrators get new ones, told once and never logged', async () => {
  await close();
  for (const { email } of [founder, admin, villager]) expect(await enter(email, DEMO_PASSWORD)).toBe(401);
  for (const { email } of [founder, admin]) expect(await enter(email, passwordOf(email))).toBe(200);
  expect(passwordOf(founder.email)).not.toBe(passwordOf(admin.email));
  expect(said.join('\n')).not.toContain(villager.email);
  expect(said).toHaveLength(1);
  await close();
  expect(said).toHaveLength(1);
  expect(await enter(admin.email, passwordOf(admin.email))).toBe(200);
  expect(t.logs.join('')).toContain('"event":"demo_closed","accounts":3');
  const stored = JSON.stringify(await t.deps.db.select().from(users));
  for (const { email } of [founder, admin]) {
    expect(t.logs.join('')).not.toContain(passwordOf(email));
    expect(stored).not.toContain(passwordOf(email));
  }
});

test('what was begun with the published password ends: sessions, a change of address, a code, a second factor', async () => {
  const browser = t.browser();
  await browser.call(login, { body: { email: admin.email, password: DEMO_PASSWORD } });
  const { secret } = (await browser.call(startTwoFactor, { body: { password: DEMO_PASSWORD } })).reply.data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await browser.call(enableTwoFactor, { body: { code } })).status).toBe(200);
  const email = 'thief@example.com';
  await t.deps.db.insert(emailLinks).values({
    userId: admin.id,
    purpose: 'change',
    email,
    tokenHash: new Uint8Array(32),
    expiresAt: new Date(Date.now() + 1e6),
  });
  await t.browser().call(forgotPassword, { body: { email: admin.email } });
  await close();
  expect((await browser.call(currentUser)).status).toBe(401);
  for (const table of [sessions, emailLinks, oneTimeCodes, secondFactors])
    expect(await t.deps.db.$count(table, eq(table.userId, admin.id))).toBe(0);
  expect(await enter(admin.email, passwordOf(admin.email))).toBe(200);
});

test('an account whose address was changed meanwhile is closed too, and an administrator is told under the new one', async () => {
  await t.deps.db.update(users).set({ email: 'boss@example.com' }).where(eq(users.id, admin.id));
  await close();
  expect(await enter('boss@example.com', DEMO_PASSWORD)).toBe(401);
  expect(await enter('boss@example.com', passwordOf('boss@example.com'))).toBe(200);
});

test('who has a password of their own keeps it, and their session', async () => {
  const own = await t.deps.db.select().from(users).where(eq(users.id, stranger.id));
  const hash = await hashPassword('Mine#2026');
  await t.deps.db.update(users).set({ passwordHash: hash }).where(eq(users.id, founder.id));
  await close();
  expect(await enter(founder.email, 'Mine#2026')).toBe(200);
  expect((await founder.browser.call(currentUser)).status).toBe(200);
  expect((await stranger.browser.call(currentUser)).status).toBe(200);
  expect(own[0]?.passwordHash).toBe(
    (await t.deps.db.select().from(users).where(eq(users.id, stranger.id)))[0]?.passwordHash,
  );
  expect(said.join('\n')).not.toContain(founder.email);
});

test('of two servers that start at once one tells the passwords', async () => {
  await Promise.all([close(), close()]);
  expect(said).toHaveLength(1);
  expect(await enter(admin.email, passwordOf(admin.email))).toBe(200);
});

test('only log-ins that the published password opens are announced with it', async () => {
  expect(await findPublishedLogins(t.deps.db)).toEqual([founder.email, admin.email]);
  await close();
  expect(await findPublishedLogins(t.deps.db)).toEqual([]);
});
