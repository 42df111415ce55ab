import { type Event, listEvents } from '@ampersand/contract/event';
import { call, failureMessage } from '../../api.ts';
import { type Attempt, attempt } from '../../page/attempt.ts';
import { toast } from '../../ui/toast.ts';

const SHOWN = 6;

/** The next events. A failure is told at once, in the server's words if it had any; the panel offers a retry. */
export async function loadEvents(signal: AbortSignal): Promise<Attempt<Event[]>> {
  const events = await attempt(
    call(listEvents, { query: { limit: SHOWN }, signal }).then(({ data }) => data),
  );
  if (!events.ok) {
    toast.error(failureMessage(events.error, 'Failed to fetch events'), { toastId: 'events' });
  }
  return events;
}
