import type { Db } from '../../../db/client.ts';
import type { Secrets } from '../../../lib/secrets.ts';
import { findOtherSecrets, replaceSecret } from './queries.ts';

/** As releases before stored it. */
const CLEAR = /^[A-Z2-7]+$/;
const BATCH = 500;

const contextOf = (userId: string) => `second_factors.secret ${userId}`;

export function sealSecret(secrets: Secrets, userId: string, secret: string): string {
  return secrets.seal(secret, contextOf(userId));
}

/** @throws {SealError} when it is under another key, or another person's */
export function openSecret(secrets: Secrets, userId: string, stored: string): string {
  return CLEAR.test(stored) ? stored : secrets.open(stored, contextOf(userId));
}

/**
 * Encrypts under the current key what is in the clear or under a former one; broken off, it goes on with the next start.
 * @returns how many.
 * @throws {SealError} when none of the known keys opens one
 */
export async function sealSecrets(db: Db, secrets: Secrets): Promise<number> {
  let sealed = 0;
  let after: string | undefined;
  for (;;) {
    const rows = await findOtherSecrets(db, { prefix: secrets.prefix, after, limit: BATCH });
    for (const { userId, secret } of rows) {
      const fresh = sealSecret(secrets, userId, openSecret(secrets, userId, secret));
      if (await replaceSecret(db, userId, secret, fresh)) sealed += 1;
    }
    after = rows.at(-1)?.userId;
    if (after === undefined) return sealed;
  }
}
