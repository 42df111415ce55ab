import type { FieldValues } from 'react-hook-form';
import { tabDraft } from '../../../form/draft-store.ts';

/** A dialog of the profile page, and the row it is about where there are several. */
export interface Target {
  dialog: 'basics' | 'company' | 'experience' | 'education' | 'work' | 'question';
  rowId?: string;
}

export interface Draft {
  target: Target;
  values: FieldValues;
}

/** What is typed in an open dialog, over a reload or a new log-in. */
export const profileDraft = (userId: string) => tabDraft<Draft>(`profile-draft:${userId}`);
