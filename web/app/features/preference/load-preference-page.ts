import type { OwnUser } from '@ampersand/contract/users';
import { callFailureIn } from '../../api.ts';
import { loadEvents } from '../event/load-events.ts';
import { preferenceDraft } from './draft.ts';

/** All the page needs; `loading` asks for the saved preference. */
export async function loadPreferencePage<Preference>(
  you: OwnUser,
  signal: AbortSignal,
  loading: Promise<{ data: Preference }>,
) {
  const [saved, events] = await Promise.all([savedOrNull(loading), loadEvents(signal)]);
  const kept = preferenceDraft(you.id);
  const draft = await kept.read();
  await kept.remove();
  return { you, saved, events, draft };
}

/** Null while nothing was saved yet. */
async function savedOrNull<Preference>(loading: Promise<{ data: Preference }>): Promise<Preference | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (callFailureIn(error)?.code === 'not_found') return null;
    throw error;
  }
}
