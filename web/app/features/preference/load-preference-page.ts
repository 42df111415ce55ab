import type { OwnUser } from '@ampersand/contract/users';
import { ApiError } from '../../api.ts';
import { loadEvents } from '../event/load-events.ts';
import { takeDraft } from './draft.ts';

/** All the page needs; `loading` asks for the saved preference. */
export async function loadPreferencePage<Preference>(
  you: OwnUser,
  signal: AbortSignal,
  loading: Promise<{ data: Preference }>,
) {
  const [saved, events] = await Promise.all([savedOrNull(loading), loadEvents(signal)]);
  return { you, saved, events, draft: takeDraft(you.id) };
}

/** Null while nothing was saved yet. */
async function savedOrNull<Preference>(loading: Promise<{ data: Preference }>): Promise<Preference | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
