import type { PreferenceValues } from './values.ts';

const key = (userId: string) => `preference-draft:${userId}`;

/** Keeps unsaved answers over a new log-in, in this tab only. */
export function keepDraft(userId: string, values: PreferenceValues): void {
  try {
    sessionStorage.setItem(key(userId), JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the answers end with the page.
  }
}

/** Takes the kept answers out again; what is there was written by `keepDraft`. */
export function takeDraft(userId: string): PreferenceValues | undefined {
  try {
    const kept = sessionStorage.getItem(key(userId));
    sessionStorage.removeItem(key(userId));
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    // Storage is switched off: there is nothing kept.
    return undefined;
  }
}
