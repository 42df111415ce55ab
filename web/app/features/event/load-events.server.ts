import type { Call } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Attempt } from '../../page/attempt.ts';
import { type ListedEvent, SHOWN } from './listed.ts';

/** The next events, or why they did not load. */
export function loadEvents(call: Call): Promise<Attempt<ListedEvent[]>> {
  return attempt(
    call('GET /event', { query: { limit: SHOWN } }).then(({ data }) =>
      data.map(({ description: _late, ...event }) => event),
    ),
  );
}
