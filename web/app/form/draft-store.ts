import { TYPED_HERE } from '../session.ts';

/** Where something that is typed is kept until it is sent. A browser may keep nothing: nobody is stopped by that. */
export interface DraftStore<Draft> {
  /** What was written last; nothing where it is too old, or could not be read. */
  read: () => Promise<Draft | undefined>;
  /** @returns whether this browser keeps it. */
  write: (draft: Draft) => Promise<boolean>;
  remove: () => Promise<void>;
}

/** Keeps a draft over a reload or a new log-in, in this tab only; a log-out empties the tab. Written before it returns. */
export const tabDraft = <Draft>(name: string) => draftIn<Draft>(() => sessionStorage, name);

/** Keeps a draft in this browser, also when the tab is closed; a log-out removes it. Written before it returns. */
export const browserDraft = <Draft>(name: string) =>
  draftIn<Draft>(() => localStorage, `${TYPED_HERE}${name}`);

const EMPTY = JSON.stringify('');

/**
 * Tells of a text of this browser that another window has written down as empty, or removed, as a log-out does.
 * @returns what ends it.
 */
export function onDraftGone(
  name: string,
  listener: (draft: unknown, how: 'emptied' | 'removed') => void,
): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== TYPED_HERE + name || oldValue === null) return;
    if (newValue === EMPTY) listener(JSON.parse(oldValue), 'emptied');
    if (newValue === null) listener(JSON.parse(oldValue), 'removed');
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function draftIn<Draft>(storage: () => Storage, name: string): DraftStore<Draft> {
  return {
    async read() {
      try {
        const kept = storage().getItem(name);
        return kept === null ? undefined : JSON.parse(kept);
      } catch {
        // Storage is switched off: there is nothing kept.
        return undefined;
      }
    },
    async write(draft) {
      try {
        storage().setItem(name, JSON.stringify(draft));
        return true;
      } catch {
        // Storage is full or switched off: what is typed ends with the page.
        return false;
      }
    },
    async remove() {
      try {
        storage().removeItem(name);
      } catch {
        // Storage is switched off: there is nothing kept.
      }
    },
  };
}
