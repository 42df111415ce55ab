import { enableTwoFactor, startTwoFactor } from '@ampersand/contract/account';
import { Secret, TOTP } from 'otpauth';
import { type Member, makeApplicant, PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const STEP = 30_000;

/** What the app on the phone shows now. */
export const codeOf = (t: Pick<TestApp, 'deps'>, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.deps.now().getTime() });

/** Puts a second factor in force, one time step later. */
export async function guard<M extends Member>(t: TestApp, member: M) {
  const { secret } = (await member.browser.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  const { reply } = await member.browser.call(enableTwoFactor, { body: { code: codeOf(t, secret) } });
  t.advance(STEP);
  return { ...member, secret, recoveryCodes: reply.data.recoveryCodes };
}

/** A member whose second factor is in force. */
export const makeGuarded = async (t: TestApp) => guard(t, await makeApplicant(t));
