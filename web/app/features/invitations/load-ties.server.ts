import type { Call } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Ties } from './ties.ts';

/** Where they do not load, people can be invited as before: the dialog and the server look again. */
export async function loadTies(call: Call): Promise<Ties> {
  const ties = await attempt(call('GET /invitations/ties'));
  if (!ties.ok) return {};
  return Object.fromEntries(
    ties.value.data.map(({ userId, tie, ...facts }) => [userId, { kind: tie, ...facts }]),
  );
}
