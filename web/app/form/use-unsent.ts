import { useEffect, useState } from 'react';
import { tabDraft } from './draft-store.ts';

/**
 * What is typed, from `begin` on. It is written down as it is typed, and is there again after a look at another page, a reload or
 * a new log-in, until `done`: it is sent, or was not wanted. @param name with the member's id.
 */
export function useUnsent<Typed>(name: string, begin: Typed) {
  const [typed, setTyped] = useState(begin);
  const kept = tabDraft<Typed>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is asked once.
  useEffect(() => {
    void kept.read().then((before) => {
      if (before !== undefined) setTyped(before);
    });
  }, []);
  return {
    typed,
    set(next: Typed) {
      setTyped(next);
      void kept.write(next);
    },
    done: () => void kept.remove(),
  };
}
