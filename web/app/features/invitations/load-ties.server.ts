import type { Call } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Ties } from './ties.ts';

/**
 * With the people whom a page shows. Where they do not load, people can be invited as before: the dialog and the server look
 * again.
 */
export async function loadTies(call: Call, people: readonly { readonly id: string }[]): Promise<Ties> {
  if (people.length === 0) return {};
  const userId = people.map(({ id }) => id).join(',');
  const ties = await attempt(call('GET /invitations/ties', { query: { userId } }));
  if (!ties.ok) return {};
  return Object.fromEntries(
    ties.value.data.map(({ userId, tie, ...facts }) => [userId, { kind: tie, ...facts }]),
  );
}
