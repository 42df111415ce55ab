import { randomUUIDv7 } from 'node:crypto';
import type { Side } from '@ampersand/contract/enumerations';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { waitlistEntries as entries } from '../../db/schema.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import { confirmDeadline, type Moment } from '../opt-in/rules.ts';

/** What somebody entered in the form. */
export interface WaitlistForm {
  readonly email: string;
  readonly fullName?: string | undefined;
  readonly role?: Side | undefined;
}

/** The row of an address, made if there is none, locked until the transaction ends: parallel asks take turns. */
export async function lockEntry(tx: Db, email: string, asked: Moment) {
  await tx
    .insert(entries)
    .values({ id: randomUUIDv7(), email, status: 'pending', askedAt: asked.at, askedFrom: asked.from })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: entries.id, status: entries.status, lastEmailAt: entries.lastEmailAt })
    .from(entries)
    .where(eq(entries.email, email))
    .for('update');
  return row;
}

/** Notes what the form says and that an email asks for consent to it. @returns the token for its link. */
export async function startEntry(tx: Db, id: string, form: WaitlistForm, asked: Moment): Promise<string> {
  const token = newToken();
  await tx
    .update(entries)
    .set({
      fullName: form.fullName ?? null,
      role: form.role ?? null,
      askedAt: asked.at,
      askedFrom: asked.from,
      confirmTokenHash: hashToken(token),
      confirmExpiresAt: confirmDeadline(asked.at),
      lastEmailAt: asked.at,
    })
    .where(eq(entries.id, id));
  return token;
}

export async function noteEntryReminder(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(entries).set({ lastEmailAt: at }).where(eq(entries.id, id));
}

/**
 * Notes the consent that a link gives. A link used twice is fine.
 * @returns the entry's id; undefined for a link that is unknown, replaced or too old.
 */
export async function confirmEntry(db: Db, token: string, consent: Moment): Promise<string | undefined> {
  const link = eq(entries.confirmTokenHash, hashToken(token));
  const [fresh] = await db
    .update(entries)
    .set({ status: 'confirmed', confirmedAt: consent.at, confirmedFrom: consent.from })
    .where(and(link, eq(entries.status, 'pending'), gt(entries.confirmExpiresAt, consent.at)))
    .returning({ id: entries.id });
  if (fresh) return fresh.id;
  const [known] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(link, eq(entries.status, 'confirmed')));
  return known?.id;
}

/** Removes addresses that were asked for before `before` and never confirmed. */
export async function deleteUnconfirmedEntries(db: Db, before: Date): Promise<void> {
  await db.delete(entries).where(and(eq(entries.status, 'pending'), lt(entries.askedAt, before)));
}
