import type { FieldValues } from 'react-hook-form';

/** A dialog of the profile page, and the row it is about where there are several. */
export interface Target {
  dialog: 'basics' | 'company' | 'experience' | 'education' | 'work';
  rowId?: string;
}

export interface Draft {
  target: Target;
  values: FieldValues;
}

const key = (userId: string) => `profile-draft:${userId}`;

/** Keeps what is typed in an open dialog over a reload or a new log-in, in this tab only. */
export function keepDraft(userId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: what is typed ends with the page.
  }
}

/** What `keepDraft` wrote last. */
export function findDraft(userId: string): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(key(userId));
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    // Storage is switched off: there is nothing kept.
    return undefined;
  }
}

export function dropDraft(userId: string): void {
  try {
    sessionStorage.removeItem(key(userId));
  } catch {
    // Storage is switched off: there is nothing kept.
  }
}
