import type { Event } from '@ampersand/contract/event';
import type { Call } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Attempt } from '../../page/attempt.ts';

const SHOWN = 6;

/** The next events, or why they did not load. */
export function loadEvents(call: Call): Promise<Attempt<Event[]>> {
  return attempt(call('GET /event', { query: { limit: SHOWN } }).then(({ data }) => data));
}
