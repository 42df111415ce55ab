import { createStore, delMany, get, promisifyRequest } from 'idb-keyval';
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
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Made when it is first used: there is no IndexedDB where the page's HTML is written. */
let made: ReturnType<typeof createStore> | undefined;

function drafts() {
  made ??= createStore('ampersand-drafts', 'drafts');
  return made;
}

const photoKey = (key: string) => `${key}/${PHOTO}`;

/** The draft, or null when there is none, it is older than 30 days, or this browser keeps nothing. */
export async function readDraft(key: string): Promise<Draft | null> {
  try {
    const [draft, photo] = await Promise.all([get<Draft>(key, drafts()), get<File>(photoKey(key), drafts())]);
    if (!draft) return null;
    if (Date.now() - draft.savedAt > KEPT_MS) {
      await removeDraft(key);
      return null;
    }
    return { ...draft, answers: { ...draft.answers, [PHOTO]: photo ?? null } };
  } catch {
    // Storage is switched off or broken: one begins afresh, and `writeDraft` fails where the person is told.
    return null;
  }
}

/** @param withPhoto whether the photo has changed since the last time; it is too heavy to be written with every word. */
export async function writeDraft(
  key: string,
  { answers, ...place }: Omit<Draft, 'savedAt'>,
  withPhoto: boolean,
): Promise<void> {
  const { [PHOTO]: photo, ...rest } = answers;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !SECRET.has(name)));
  const draft: Draft = { ...place, answers: kept, savedAt: Date.now() };
  await drafts()('readwrite', (store) => {
    store.put(draft, key);
    if (withPhoto) store.put(photo, photoKey(key));
    // Without it the last words before a reload are lost: an unfinished transaction ends with its page.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

export function removeDraft(key: string): Promise<void> {
  return delMany([key, photoKey(key)], drafts());
}
