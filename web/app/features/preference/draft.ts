import { tabDraft } from '../../form/draft-store.ts';
import type { PreferenceValues } from './values.ts';

/** Unsaved answers over a new log-in. */
export const preferenceDraft = (userId: string) => tabDraft<PreferenceValues>(`preference-draft:${userId}`);

/** What the server knows, and what this browser has kept; it is taken out once. */
export async function withDraft<Loaded extends { you: { id: string } }>(loading: Promise<Loaded>) {
  const loaded = await loading;
  const kept = preferenceDraft(loaded.you.id);
  const draft = await kept.read();
  await kept.remove();
  return { ...loaded, draft };
}
