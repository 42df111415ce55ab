import { createStore, delMany, get, promisifyRequest } from 'idb-keyval';
import type { DraftStore } from './draft-store.ts';

/** A file as it is kept: in a private window Safari cannot store a `File`, and its database hangs from then on. */
interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

interface DeviceDraft<Draft> extends DraftStore<Draft> {
  /** The file beside the draft. */
  readFile: () => Promise<File | null>;
  /** Keeps it only while there is a draft. @returns whether this browser keeps it. */
  writeFile: (file: File | null) => Promise<boolean>;
}

interface Names {
  draft: string;
  file: string;
  /** Older drafts are as good as none. */
  keptMs: number;
}

/** A database that takes longer hangs; nobody waits for it. */
const PATIENCE_MS = 2000;

/** Made when it is first used: there is no IndexedDB where the page's HTML is written. */
let made: ReturnType<typeof createStore> | undefined;

function drafts() {
  made ??= createStore('ampersand-drafts', 'drafts');
  return made;
}

/** Keeps a draft, and one file too heavy to be written with every word, on this device. */
export function deviceDraft<Draft extends { savedAt: number }>(names: Names): DeviceDraft<Draft> {
  const remove = () => kept(() => delMany([names.draft, names.file], drafts())).then(() => undefined);
  return {
    remove,
    async read() {
      const draft = await read<Draft>(names.draft);
      if (!draft || Date.now() - draft.savedAt <= names.keptMs) return draft;
      await remove();
      return undefined;
    },
    write: (draft) =>
      kept(() =>
        drafts()('readwrite', (store) => {
          store.put(draft, names.draft);
          // Without it the last words before a reload are lost: an unfinished transaction ends with its page.
          store.transaction.commit();
          return promisifyRequest(store.transaction);
        }),
      ),
    readFile: async () => fileOf(await read<unknown>(names.file)),
    writeFile: (file) =>
      kept(async () => {
        const value: KeptFile | null = file && {
          bytes: await file.arrayBuffer(),
          name: file.name,
          type: file.type,
        };
        await drafts()('readwrite', (store) => {
          const draft = store.getKey(names.draft);
          draft.onsuccess = () => {
            // While the file was read, the draft may have been sent or given up.
            if (draft.result !== undefined) store.put(value, names.file);
          };
          return promisifyRequest(store.transaction);
        });
      }),
  };
}

/** What is kept, or nothing where storage is switched off or broken: one begins afresh. */
function read<Value>(name: string): Promise<Value | undefined> {
  return inTime(() => get<Value>(name, drafts())).catch(() => undefined);
}

function kept(work: () => Promise<void>): Promise<boolean> {
  return inTime(work).then(
    () => true,
    () => false,
  );
}

/** The file as it was chosen. Releases before 22 November 2026 kept the file itself. */
function fileOf(value: unknown): File | null {
  if (value instanceof File) return value;
  return isKeptFile(value) ? new File([value.bytes], value.name, { type: value.type }) : null;
}

function isKeptFile(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}

/** Rejects when `work` is not done in time: a transaction that never ends neither succeeds nor fails. */
function inTime<Value>(work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The drafts do not answer')), PATIENCE_MS);
    const running = (async () => work())();
    void running.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
