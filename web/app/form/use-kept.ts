import { useEffect, useState } from 'react';
import { useKeepAtEnd } from '../page/session-end.ts';
import { tabDraft } from './draft-store.ts';

/**
 * State that begins as what is saved, and is there again after a new log-in or a reload: for what one is asked about before the
 * page is left. @param name with the member's id.
 */
export function useKept<Typed>(name: string, saved: Typed) {
  const [typed, setTyped] = useState(saved);
  const kept = tabDraft<Typed>(name);
  useKeepAtEnd(() => {
    if (typed !== saved) void kept.write(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is taken out once.
  useEffect(() => {
    void kept.read().then((before) => {
      if (before === undefined) return;
      setTyped(before);
      void kept.remove();
    });
  }, []);
  return [typed, setTyped] as const;
}
