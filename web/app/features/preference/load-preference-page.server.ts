import type { OwnUser } from '@ampersand/contract/users';
import { type Call, CallFailed } from '../../loading.server.ts';
import { loadEvents } from '../event/load-events.server.ts';
import type { Draft } from './draft.ts';

/** All the page needs; `loading` asks for the saved preference. */
export async function loadPreferencePage<Preference>(
  call: Call,
  you: OwnUser,
  loading: Promise<{ data: Preference }>,
) {
  const [saved, events] = await Promise.all([savedOrNull(loading), loadEvents(call)]);
  return { you, saved, events, draft: undefined as Draft | undefined };
}

/** Null while nothing was saved yet. */
async function savedOrNull<Preference>(loading: Promise<{ data: Preference }>): Promise<Preference | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (error instanceof CallFailed && error.failure.code === 'not_found') return null;
    throw error;
  }
}
