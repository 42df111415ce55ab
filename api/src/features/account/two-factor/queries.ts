import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { recoveryCodes, secondFactors, users } from '../../../db/schema.ts';
import { hashToken } from '../../../lib/tokens.ts';

/** Stores an encrypted secret that is not in force yet. @returns false when another one is in force. */
export async function startFactor(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const fresh = { secret, createdAt: now };
  const stored = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0;
}

export async function findFactor(db: Db, userId: string) {
  const [factor] = await db
    .select({ secret: secondFactors.secret, enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return factor;
}

/** Secrets that do not begin with `prefix`, in the order of their owners. */
export function findOtherSecrets(
  db: Db,
  { prefix, after, limit }: { prefix: string; after: string | undefined; limit: number },
) {
  return db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(
      and(
        sql`not starts_with(${secondFactors.secret}, ${prefix})`,
        after === undefined ? undefined : gt(secondFactors.userId, after),
      ),
    )
    .orderBy(asc(secondFactors.userId))
    .limit(limit);
}

/** Puts the same secret encrypted anew in place of a stored one. @returns false when that was replaced meanwhile. */
export async function replaceSecret(db: Db, userId: string, stored: string, fresh: string): Promise<boolean> {
  const replaced = await db
    .update(secondFactors)
    .set({ secret: fresh })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, stored)))
    .returning({ userId: secondFactors.userId });
  return replaced.length > 0;
}

/** Puts a stored secret in force with its recovery codes. @returns false when it was replaced, or is in force already. */
export async function enableFactor(
  tx: Db,
  userId: string,
  { secret, step, codes }: { secret: string; step: number; codes: readonly string[] },
  now: Date,
): Promise<boolean> {
  const enabled = await tx
    .update(secondFactors)
    .set({ enabledAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.enabledAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (enabled.length === 0) return false;
  await insertCodes(tx, userId, codes);
  return true;
}

async function insertCodes(tx: Db, userId: string, codes: readonly string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
}

/** Puts new recovery codes in place of all old ones; of parallel calls the last one counts. @returns false when no factor is in force. */
export async function replaceCodes(tx: Db, userId: string, codes: readonly string[]): Promise<boolean> {
  const held = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)))
    .for('update');
  if (held.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await insertCodes(tx, userId, codes);
  return true;
}

/** Uses up a time step and all before it. @returns false when it was used before. One statement: no race uses it twice. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.enabledAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Uses up a recovery code. @returns false when the person has no such code. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * Removes a second factor that was put in force before the address was confirmed, or never: it may be a stranger's.
 * @returns whether it was in force.
 */
export async function deleteUnprovenFactor(tx: Db, userId: string): Promise<boolean> {
  const confirmedAt = tx.select({ at: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  const gone = await tx
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        sql`coalesce(${secondFactors.enabledAt} < (${confirmedAt}), true)`,
      ),
    )
    .returning({ enabledAt: secondFactors.enabledAt });
  if (gone.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone.some(({ enabledAt }) => enabledAt !== null);
}

/** @returns false when none was in force. */
export async function deleteFactor(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ enabledAt: secondFactors.enabledAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone.some(({ enabledAt }) => enabledAt !== null);
}

/** Whether the second factor is in force, and how many recovery codes are left. */
export async function findSecondFactorState(db: Db, userId: string) {
  const twoFactor =
    (await db.$count(
      secondFactors,
      and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)),
    )) > 0;
  const recoveryCodesLeft = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return { twoFactor, recoveryCodesLeft };
}
