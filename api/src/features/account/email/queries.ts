import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { emailLinks, oneTimeCodes, users } from '../../../db/schema.ts';
import { hashToken } from '../../../lib/tokens.ts';
import { linkDeadline } from '../rules.ts';

interface NewLink {
  readonly userId: string;
  readonly purpose: 'confirm' | 'change';
  readonly email: string;
  readonly token: string;
}

/** Stores a link; an older one of the same person and purpose dies. */
export async function replaceLink(db: Db, { token, ...link }: NewLink, now: Date): Promise<void> {
  const fresh = { ...link, tokenHash: hashToken(token), expiresAt: linkDeadline(now), createdAt: now };
  await db
    .insert(emailLinks)
    .values(fresh)
    .onConflictDoUpdate({ target: [emailLinks.userId, emailLinks.purpose], set: fresh });
}

/** The live link of a token, or undefined. */
export async function findLink(db: Db, token: string, now: Date) {
  const [link] = await db
    .select({ userId: emailLinks.userId, purpose: emailLinks.purpose, email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.tokenHash, hashToken(token)), gt(emailLinks.expiresAt, now)));
  return link;
}

/** Notes that an account's address is confirmed. @returns false when the account has another address by now. */
export async function confirmAddress(
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

/** Whether somebody has the address, and who. */
export async function findOwnerOf(db: Db, email: string) {
  const [owner] = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      calledName: users.calledName,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return owner;
}

/**
 * Gives an account the address that a link has confirmed; codes sent to the old one die.
 * @returns the account as it was; undefined when somebody else has the new one by now, or a new password has voided the link.
 * @throws a unique violation when somebody takes it at this very moment.
 */
export async function moveToAddress(
  db: Db,
  { userId, email }: { userId: string; email: string },
  token: string,
  now: Date,
) {
  const [former] = await db
    .select({
      email: users.email,
      fullName: users.fullName,
      calledName: users.calledName,
      role: users.role,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!(await findLink(db, token, now))) return undefined;
  const owner = await findOwnerOf(db, email);
  if (!former || (owner && owner.id !== userId)) return undefined;
  await db
    .update(users)
    .set({ email, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
    .where(eq(users.id, userId));
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  return { former };
}

/** The address that waits for its confirmation, or null. */
export async function findAwaitedEmail(
  db: Db,
  account: { id: string; email: string },
  now: Date,
): Promise<string | null> {
  const [link] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, account.id),
        eq(emailLinks.purpose, 'change'),
        ne(emailLinks.email, account.email),
        gt(emailLinks.expiresAt, now),
      ),
    );
  return link?.email ?? null;
}
