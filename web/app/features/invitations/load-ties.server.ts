import type { Call } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Ties } from './ties.ts';

/**
 * With everybody, or with one person. Where they do not load, people can be invited as before: the dialog and the server look
 * again.
 */
export async function loadTies(call: Call, userId?: string): Promise<Ties> {
  const ties = await attempt(call('GET /invitations/ties', { query: { userId } }));
  if (!ties.ok) return {};
  return Object.fromEntries(
    ties.value.data.map(({ userId, tie, ...facts }) => [userId, { kind: tie, ...facts }]),
  );
}

/** Of all ties those with people whom a page shows: what a page is told it is sent. */
export const tiesWith = (ties: Ties, people: readonly { readonly id: string }[]): Ties =>
  Object.fromEntries(people.flatMap(({ id }) => (ties[id] ? [[id, ties[id]]] : [])));
