import { tabDraft } from '../../form/draft-store.ts';
import type { PreferenceValues, Stored } from './values.ts';

export interface Draft {
  values: PreferenceValues;
  /** What was stored when they were typed, as far as the form knew. */
  stored: Stored;
}

/** Unsaved answers over a new log-in. */
export const preferenceDraft = (userId: string) => tabDraft<Draft>(`preference-changes:${userId}`);

/** What the server knows, and what this browser has kept; it is taken out once. */
export async function withDraft<Loaded extends { you: { id: string } }>(loading: Promise<Loaded>) {
  const loaded = await loading;
  const kept = preferenceDraft(loaded.you.id);
  const draft = await kept.read();
  await kept.remove();
  return { ...loaded, draft };
}
