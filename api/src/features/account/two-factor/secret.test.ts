import { enableTwoFactor, startTwoFactor } from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { secondFactors } from '../../../db/schema.ts';
import { createSecrets, newSecret, SealError } from '../../../lib/secrets.ts';
import { makeApplicant, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { openSecret, sealSecret, sealSecrets } from './secret.ts';

const t = useTestApp();
const STEP = 30_000;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.deps.now().getTime() });

/** A member whose second factor is in force, one time step later. */
async function makeGuarded() {
  const member = await makeApplicant(t);
  const { secret } = (await member.browser.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  const { status } = await member.browser.call(enableTwoFactor, { body: { code: codeOf(secret) } });
  expect(status).toBe(200);
  t.advance(STEP);
  return { ...member, secret };
}

const store = (userId: string, secret: string) =>
  t.deps.db.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, userId));

async function stored(userId: string): Promise<string> {
  const [row] = await t.deps.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row?.secret ?? '';
}

async function logIn({ email, secret }: { email: string; secret: string }): Promise<number> {
  const body = { email, password: PASSWORD, code: codeOf(secret) };
  return (await t.browser().call(login, { body })).status;
}

test('the database holds a secret encrypted, from the moment it is shown', async () => {
  const member = await makeApplicant(t);
  const { secret } = (await member.browser.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  const row = await stored(member.id);
  expect(row).not.toContain(secret);
  expect(row.startsWith(t.deps.secrets.prefix)).toBe(true);
  expect(openSecret(t.deps.secrets, member.id, row)).toBe(secret);
});

test("somebody else's secret put in a row opens no account", async () => {
  const attacker = await makeGuarded();
  const victim = await makeGuarded();
  await store(victim.id, await stored(attacker.id));
  expect(await logIn({ email: victim.email, secret: attacker.secret })).not.toBe(200);
});

test('secrets that an older release stored in the clear are encrypted at the next start, once, and work on', async () => {
  const older = await Promise.all([makeGuarded(), makeGuarded()]);
  const newer = await makeGuarded();
  for (const { id, secret } of older) await store(id, secret);
  const untouched = await stored(newer.id);
  expect(await sealSecrets(t.deps.db, t.deps.secrets)).toBe(2);
  expect(await sealSecrets(t.deps.db, t.deps.secrets)).toBe(0);
  expect(await stored(newer.id)).toBe(untouched);
  for (const member of [...older, newer]) {
    expect(await stored(member.id)).not.toContain(member.secret);
    expect(await logIn(member)).toBe(200);
  }
});

test('one that a server of the older release still stores meanwhile works too', async () => {
  const member = await makeGuarded();
  await store(member.id, member.secret);
  expect(await logIn(member)).toBe(200);
});

test('more secrets than one batch are encrypted, each for its owner', async () => {
  const { id } = await makeApplicant(t);
  await t.deps.db.execute(`
    insert into users (id, email, password_hash, role, full_name)
    select gen_random_uuid(), 'many' || n || '@example.com', '', 'APPLICANT', 'x' from generate_series(1, 1203) n`);
  await t.deps.db.execute(`
    insert into second_factors (user_id, secret) select id, 'GEZDGNBVGY3TQOJQ' from users where id <> '${id}'`);
  expect(await sealSecrets(t.deps.db, t.deps.secrets)).toBe(1203);
  const rows = await t.deps.db.select().from(secondFactors);
  expect(new Set(rows.map(({ userId, secret }) => openSecret(t.deps.secrets, userId, secret)))).toEqual(
    new Set(['GEZDGNBVGY3TQOJQ']),
  );
});

test('after a change of the secret all is under the new one; without the former one nothing is touched', async () => {
  const member = await makeGuarded();
  const [former, current] = [newSecret(), newSecret()];
  await store(member.id, sealSecret(createSecrets(former), member.id, member.secret));
  await expect(sealSecrets(t.deps.db, createSecrets(current))).rejects.toThrow(SealError);
  expect(await sealSecrets(t.deps.db, createSecrets(current, [former]))).toBe(1);
  expect(openSecret(createSecrets(current), member.id, await stored(member.id))).toBe(member.secret);
});
