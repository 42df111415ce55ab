import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emailLinks, oneTimeCodes, users } from '../../db/schema.ts';

/**
 * Keeps an account from being deleted until `tx` ends. Who writes to rows of an account begins with this: a deletion
 * locks the account before what goes with it (profile and second factor alone come first in both), and neither waits for
 * the other for ever.
 * @returns false when there is no such account.
 */
export async function holdAccount(tx: Db, userId: string): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  return held.length > 0;
}

/** The account, kept from other changes until `tx` ends; undefined when it was deleted a moment ago. */
export async function lockAccount(tx: Db, userId: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return account;
}

/** @returns false when the password is another one than `known` by now; nothing was written then. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  known: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, known)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Voids what somebody may have begun with the old password: a change of address under way, a one-time code. */
export async function endPendingAccess(db: Db, userId: string): Promise<void> {
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'change')));
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
}
