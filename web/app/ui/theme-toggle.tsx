import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { keepChoice } from './choices.ts';
import { Segmented } from './segmented.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

const options = [
  { value: 'system', label: <Choice icon={Monitor} text="System" /> },
  { value: 'light', label: <Choice icon={Sun} text="Light" /> },
  { value: 'dark', label: <Choice icon={Moon} text="Dark" /> },
] as const;

/** Light, dark or as the system; kept in the cookie `theme`, so that the server can paint pages in it. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribe, current, () => 'system' as const);
  const name = useId();
  return (
    <Segmented
      label="Theme"
      size="sm"
      name={name}
      options={options}
      value={theme}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function Choice({ icon: Icon, text }: { icon: typeof Sun; text: string }) {
  return (
    <>
      <Icon className="size-4.5" aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

function current(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(value: string) {
  const theme = value === 'light' || value === 'dark' ? value : undefined;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  keepChoice('theme', theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
