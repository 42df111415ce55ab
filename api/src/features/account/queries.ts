import type { SettingsChange } from '@ampersand/contract/account';
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emailLinks, oneTimeCodes, recoveryCodes, secondFactors, sessions, users } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { endSessions, hashToken, isLive } from '../../http/session.ts';
import type { Bus } from '../../lib/bus.ts';
import { linkDeadline, settingsOf, switchedBy } from './rules.ts';

/** The signed-in person's own row. @throws {AppError} `unauthenticated` when they were deleted a moment ago. */
export async function findAccount(db: Db, userId: string) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new AppError('unauthenticated', 'Please log in first');
  return account;
}

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

export async function setPhone(db: Db, userId: string, phone: string): Promise<void> {
  await db.update(users).set({ phone }).where(eq(users.id, userId));
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

/** Whether somebody has the address, and who. */
export async function findOwnerOf(db: Db, email: string) {
  const [owner] = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return owner;
}

/**
 * Gives an account the address that a link has confirmed; codes sent to the old one die.
 * @returns the account as it was; undefined when somebody else has the new one by now.
 * @throws a unique violation when somebody takes it at this very moment.
 */
export async function moveToAddress(db: Db, { userId, email }: { userId: string; email: string }, now: Date) {
  const [former] = await db
    .select({
      email: users.email,
      fullName: users.fullName,
      role: users.role,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const owner = await findOwnerOf(db, email);
  if (!former || (owner && owner.id !== userId)) return undefined;
  await db
    .update(users)
    .set({ email, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
    .where(eq(users.id, userId));
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  return { former };
}

/** The sessions of a person that still count, latest used first. */
export function findSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      address: sessions.address,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** @returns false when the person has no such session. */
export async function endSessionOf(tx: Db, bus: Bus, userId: string, sessionId: string): Promise<boolean> {
  return (await endSessions(tx, bus, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))) > 0;
}

/** @returns how many were ended. */
export function endSessionsBut(tx: Db, bus: Bus, userId: string, sessionId: string): Promise<number> {
  return endSessions(tx, bus, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
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

/** Changes settings, in one statement; the moment at which a pause began stays. @returns all of them as they are now. */
export async function updateSettings(db: Db, userId: string, change: SettingsChange, now: Date) {
  const { contactVisibility, showVisits, paused } = change;
  const { on, off } = switchedBy(change);
  const muted = sql`array(select distinct kind from unnest(${users.mutedEmails} || ${textArray(off)}) kind where kind <> all(${textArray(on)}))`;
  const [saved] = await db
    .update(users)
    .set({
      mutedEmails: muted,
      ...(contactVisibility && { contactVisibility }),
      ...(showVisits !== undefined && { showVisits }),
      ...(paused !== undefined && { pausedAt: paused ? sql`coalesce(${users.pausedAt}, ${now})` : null }),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!saved) throw new AppError('unauthenticated', 'Please log in first');
  return settingsOf(saved);
}

const textArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;
