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

/** A photo as it is kept: in a private window Safari cannot store a `File`, and its database hangs from then on. */
interface KeptPhoto {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

const PHOTO = 'profileImg';
const SECRET = new Set(['password', 'confirmPassword']);
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** A database that takes longer hangs; nobody waits for it. */
const PATIENCE_MS = 2000;

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
    const [draft, photo] = await inTime(
      Promise.all([get<Draft>(key, drafts()), get<unknown>(photoKey(key), drafts())]),
    );
    if (!draft) return null;
    if (Date.now() - draft.savedAt > KEPT_MS) {
      await removeDraft(key);
      return null;
    }
    return { ...draft, answers: { ...draft.answers, [PHOTO]: fileOf(photo) } };
  } catch {
    // Storage is switched off or broken: one begins afresh, and `writeDraft` fails where the person is told.
    return null;
  }
}

/**
 * Keeps a draft; rejects when this browser does not.
 * @param withPhoto whether the photo has changed since the last time; it is too heavy to be written with every word.
 */
export async function writeDraft(
  key: string,
  { answers, ...place }: Omit<Draft, 'savedAt'>,
  withPhoto: boolean,
): Promise<void> {
  const { [PHOTO]: photo, ...rest } = answers;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !SECRET.has(name)));
  await inTime(writeAnswers(key, { ...place, answers: kept, savedAt: Date.now() }));
  if (withPhoto) await inTime(writePhoto(key, photo));
}

export function removeDraft(key: string): Promise<void> {
  return inTime(delMany([key, photoKey(key)], drafts()));
}

function writeAnswers(key: string, draft: Draft): Promise<void> {
  return drafts()('readwrite', (store) => {
    store.put(draft, key);
    // Without it the last words before a reload are lost: an unfinished transaction ends with its page.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

async function writePhoto(key: string, photo: unknown): Promise<void> {
  const kept: KeptPhoto | null =
    photo instanceof File ? { bytes: await photo.arrayBuffer(), name: photo.name, type: photo.type } : null;
  await drafts()('readwrite', (store) => {
    const draft = store.getKey(key);
    draft.onsuccess = () => {
      // While the photo was read, the draft may have been sent or given up.
      if (draft.result !== undefined) store.put(kept, photoKey(key));
    };
    return promisifyRequest(store.transaction);
  });
}

/** The photo as it was chosen. Former releases kept the file itself. */
function fileOf(photo: unknown): File | null {
  if (photo instanceof File) return photo;
  return isKeptPhoto(photo) ? new File([photo.bytes], photo.name, { type: photo.type }) : null;
}

function isKeptPhoto(photo: unknown): photo is KeptPhoto {
  return typeof photo === 'object' && photo !== null && 'bytes' in photo;
}

/** Rejects when `work` is not done in time: a transaction that never ends neither succeeds nor fails. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The drafts do not answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
