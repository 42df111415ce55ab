import { tabDraft } from '../../form/draft-store.ts';
import type { PreferenceValues } from './values.ts';

/** Unsaved answers over a new log-in. */
export const preferenceDraft = (userId: string) => tabDraft<PreferenceValues>(`preference-draft:${userId}`);
