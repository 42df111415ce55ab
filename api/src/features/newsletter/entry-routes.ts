import { type Entry, listEntries, neverWrite, removeEntry } from '@ampersand/contract/entries';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { blockAddress, deleteEntry, findEntries } from './entry-queries.ts';

/** Who is on the newsletter and the waitlist, for administrators. The log names entries, never addresses. */
export function entryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  mount(app, deps, listEntries, async ({ query: { list, search, limit, cursor }, user, request }) => {
    const wanted = { list, search, limit: limit + 1, after: decodeCursor(z.uuid(), cursor) };
    const { rows, next } = pageOf(await findEntries(db, wanted), limit, ({ id }) => id);
    audit(request, 'entries_read', { list, adminId: user.id });
    return { data: rows.map(present), ...next };
  });

  mount(app, deps, removeEntry, async ({ params: { entryId }, user, request }) => {
    requireFound(await deleteEntry(db, entryId), 'This address is on no list');
    audit(request, 'entry_removed', { entryId, adminId: user.id });
    return { message: 'The address is removed' };
  });

  mount(app, deps, neverWrite, async ({ body: { email }, user, request }) => {
    await db.transaction((tx) => blockAddress(tx, email, now()));
    audit(request, 'address_closed', { adminId: user.id });
    return { message: 'Neither newsletter nor waitlist writes to this address any more' };
  });
}

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

const STATES = {
  pending: 'PENDING',
  confirmed: 'CONFIRMED',
  unsubscribed: 'UNSUBSCRIBED',
  blocked: 'NEVER',
} as const;

const present = ({ status, confirmedAt, ...entry }: EntryRow): Entry => ({
  ...entry,
  state: STATES[status],
  confirmedAt: confirmedAt?.toISOString() ?? null,
});
