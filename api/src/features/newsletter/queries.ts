import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { newsletterSubscribers as subscribers, newsletterTokens as tokens } from '../../db/schema.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import { confirmDeadline, type Moment } from '../opt-in/rules.ts';

/** The row of an address, made if there is none, locked until the transaction ends: parallel asks take turns. */
export async function lockSubscriber(tx: Db, email: string, asked: Moment) {
  await tx
    .insert(subscribers)
    .values({ id: randomUUIDv7(), email, status: 'pending', askedAt: asked.at, askedFrom: asked.from })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: subscribers.id, status: subscribers.status, lastEmailAt: subscribers.lastEmailAt })
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .for('update');
  return row;
}

/** Notes that an email asks for consent. @returns the token for its link. */
export async function startConfirmation(tx: Db, id: string, asked: Moment): Promise<string> {
  const token = newToken();
  await tx
    .update(subscribers)
    .set({
      status: 'pending',
      askedAt: asked.at,
      askedFrom: asked.from,
      confirmTokenHash: hashToken(token),
      confirmExpiresAt: confirmDeadline(asked.at),
      lastEmailAt: asked.at,
    })
    .where(eq(subscribers.id, id));
  return token;
}

export async function noteReminder(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(subscribers).set({ lastEmailAt: at }).where(eq(subscribers.id, id));
}

/**
 * Notes the consent that a link gives. A link used twice is fine.
 * @returns the subscriber, `fresh` the first time; undefined for a link that is unknown, replaced or too old.
 */
export async function confirmSubscriber(tx: Db, token: string, consent: Moment) {
  const link = eq(subscribers.confirmTokenHash, hashToken(token));
  const columns = { id: subscribers.id, email: subscribers.email };
  const [fresh] = await tx
    .update(subscribers)
    .set({
      status: 'confirmed',
      confirmedAt: consent.at,
      confirmedFrom: consent.from,
      unsubscribedAt: null,
    })
    .where(and(link, eq(subscribers.status, 'pending'), gt(subscribers.confirmExpiresAt, consent.at)))
    .returning(columns);
  if (fresh) return { ...fresh, fresh: true };
  const [known] = await tx
    .select(columns)
    .from(subscribers)
    .where(and(link, eq(subscribers.status, 'confirmed')));
  return known && { ...known, fresh: false };
}

/** A new token for the unsubscribe link of one email; only its hash is kept. */
export async function addUnsubscribeToken(tx: Db, subscriberId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.insert(tokens).values({ tokenHash: hashToken(token), subscriberId, createdAt: now });
  return token;
}

/**
 * Ends the subscription that an email's token belongs to; doing so twice is fine. A link to confirm that is still
 * under way dies, and a new ask is answered at once.
 * @returns the subscriber's id, or undefined for an unknown token.
 */
export async function unsubscribeByToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [email] = await db
    .select({ subscriberId: tokens.subscriberId })
    .from(tokens)
    .where(eq(tokens.tokenHash, hashToken(token)));
  if (!email) return undefined;
  await db
    .update(subscribers)
    .set({
      status: 'unsubscribed',
      unsubscribedAt: now,
      confirmTokenHash: null,
      confirmExpiresAt: null,
      lastEmailAt: null,
    })
    .where(
      and(eq(subscribers.id, email.subscriberId), inArray(subscribers.status, ['pending', 'confirmed'])),
    );
  return email.subscriberId;
}

/** Removes addresses that were asked for before `before` and never confirmed; former subscribers stay unsubscribed. */
export async function deleteUnconfirmedSubscribers(db: Db, before: Date): Promise<void> {
  const unconfirmed = and(eq(subscribers.status, 'pending'), lt(subscribers.askedAt, before));
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', confirmTokenHash: null, confirmExpiresAt: null })
    .where(and(unconfirmed, isNotNull(subscribers.unsubscribedAt)));
  await db.delete(subscribers).where(and(unconfirmed, isNull(subscribers.unsubscribedAt)));
}
