import { DAY_MS } from '@ampersand/contract/time';
import { deviceDraft } from '../../../form/device-draft.ts';
import type { Answers } from './definition.ts';

/** What is kept of a wizard on this device: everything but the passwords. */
export interface Draft {
  answers: Answers;
  step: number;
  reached: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const PHOTO = 'profileImg';
const SECRET = new Set(['password', 'confirmPassword']);
const KEPT_MS = 30 * DAY_MS;

const draftAt = (key: string) => deviceDraft<Draft>({ draft: key, file: `${key}/${PHOTO}`, keptMs: KEPT_MS });

/** The draft, or null when there is none, it is older than 30 days, or this browser keeps nothing. */
export async function readDraft(key: string): Promise<Draft | null> {
  const kept = draftAt(key);
  const [draft, photo] = await Promise.all([kept.read(), kept.readFile()]);
  return draft ? { ...draft, answers: { ...draft.answers, [PHOTO]: photo } } : null;
}

/**
 * Keeps a draft.
 * @param withPhoto whether the photo has changed since the last time; it is too heavy to be written with every word.
 * @returns whether this browser keeps it.
 */
export async function writeDraft(
  key: string,
  { answers, ...place }: Omit<Draft, 'savedAt'>,
  withPhoto: boolean,
): Promise<boolean> {
  const { [PHOTO]: photo, ...rest } = answers;
  const told = Object.fromEntries(Object.entries(rest).filter(([name]) => !SECRET.has(name)));
  const kept = await draftAt(key).write({ ...place, answers: told, savedAt: Date.now() });
  if (!kept || !withPhoto) return kept;
  return draftAt(key).writeFile(photo instanceof File ? photo : null);
}

export function removeDraft(key: string): Promise<void> {
  return draftAt(key).remove();
}
