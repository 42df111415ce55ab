import type { Waiting } from './outbox.ts';

/**
 * What waits, in the storage of this browser, or, where that is switched off, in this window. An entry for each message:
 * windows see each other's writes a little late, and a list of all would lose what another one has just added.
 */
export function keptWaiting(prefix: string) {
  const listeners = new Set<() => void>();
  /** What the storage does not take. */
  const unkept = new Map<string, string>();
  let known = '';
  let list: readonly Waiting[] = [];

  function stored(): string[] {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => localStorage.getItem(name) ?? 'null');
    } catch {
      return [];
    }
  }

  function read(): readonly Waiting[] {
    const entries = [...stored(), ...unkept.values()];
    const now = entries.sort().join('\n');
    if (now !== known) {
      known = now;
      list = entries.flatMap(parsed).sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
    }
    return list;
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) tell();
  };

  return {
    list: read,
    put(one: Waiting) {
      const name = prefix + one.idempotencyKey;
      unkept.delete(name);
      try {
        localStorage.setItem(name, JSON.stringify(one));
      } catch {
        unkept.set(name, JSON.stringify(one));
      }
      tell();
    },
    remove(idempotencyKey: string) {
      const name = prefix + idempotencyKey;
      unkept.delete(name);
      try {
        localStorage.removeItem(name);
      } catch {
        // Storage is switched off: there is nothing kept.
      }
      tell();
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

function parsed(text: string): Waiting[] {
  try {
    return [JSON.parse(text)].filter((one) => one !== null);
  } catch {
    return [];
  }
}
