import { useSyncExternalStore } from 'react';
import { keepChoice } from './choices.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Light, dark or as the system, and what changes it; kept in the cookie `theme`, so that the server can paint pages in it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system' as const), choose];
}

function current(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: Theme) {
  const chosen = theme === 'system' ? undefined : theme;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  keepChoice('theme', chosen);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
