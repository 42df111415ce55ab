import { useSyncExternalStore } from 'react';

/** Whether the page runs in a browser and has started from the server's HTML; what only a browser knows comes then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
