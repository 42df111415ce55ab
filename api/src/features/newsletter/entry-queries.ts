import { randomUUIDv7 } from 'node:crypto';
import type { AddressList } from '@ampersand/contract/entries';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { waitlistEntries as entries, newsletterSubscribers as subscribers } from '../../db/schema.ts';

interface Wanted {
  readonly list: AddressList;
  readonly search: string;
  readonly limit: number;
  readonly after: string | undefined;
}

/** Entries of a list, newest first: those that have confirmed, or all whose address has `search` in it. */
export function findEntries(db: Db, { list, search, limit, after }: Wanted) {
  const table = list === 'NEWSLETTER' ? subscribers : entries;
  const isWanted = search
    ? sql`strpos(${table.email}, ${search.toLowerCase()}) > 0`
    : eq(table.status, 'confirmed');
  const { id, email, status, confirmedAt } = table;
  const [fullName, role] =
    list === 'WAITLIST' ? [entries.fullName, entries.role] : [sql<null>`null`, sql<null>`null`];
  return db
    .select({ id, email, status, confirmedAt, fullName, role })
    .from(table)
    .where(and(isWanted, after ? lt(table.id, after) : undefined))
    .orderBy(desc(table.id))
    .limit(limit);
}

/** @returns whether there was one. */
export async function deleteEntry(db: Db, id: string): Promise<boolean> {
  const bySubscription = await db
    .delete(subscribers)
    .where(eq(subscribers.id, id))
    .returning({ id: subscribers.id });
  const byPlace = await db.delete(entries).where(eq(entries.id, id)).returning({ id: entries.id });
  return bySubscription.length + byPlace.length > 0;
}

/** Closes both lists to an address; nothing else of it is kept, and a link that is under way is dead. */
export async function blockAddress(tx: Db, email: string, now: Date): Promise<void> {
  const blocked = { status: 'blocked', confirmTokenHash: null, confirmExpiresAt: null } as const;
  const made = () => ({ ...blocked, id: randomUUIDv7(), email, askedAt: now, askedFrom: '' });
  await tx.insert(subscribers).values(made()).onConflictDoUpdate({ target: subscribers.email, set: blocked });
  await tx
    .insert(entries)
    .values(made())
    .onConflictDoUpdate({ target: entries.email, set: { ...blocked, fullName: null, role: null } });
}
