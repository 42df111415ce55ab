import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emailLinks, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken } from '../../http/session.ts';
import { linkDeadline } from './rules.ts';

/** The signed-in person's own row. @throws {AppError} `unauthenticated` when they were deleted a moment ago. */
export async function findAccount(db: Db, userId: string) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new AppError('unauthenticated', 'Please log in first');
  return account;
}

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
