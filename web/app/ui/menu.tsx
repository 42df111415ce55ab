import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { once } from '../once.ts';
import { Opener } from './opener.tsx';

type MenuEntry = ReactElement<{ className?: string }> | false | undefined;
export type MenuEntries = MenuEntry | readonly MenuEntries[];

interface MenuProps {
  /** What the button shows; `label` names it when that is no text. */
  button: ReactNode;
  label?: string;
  className?: string;
  /** Links and buttons, each a line of the menu. */
  children: MenuEntries;
}

const load = once(async () => (await import('./overlays/menu.tsx')).OpenedMenu);

/** A button that opens a list of links and buttons. Arrow keys, Home, End and typing a name move in it. */
export function Menu({ button, label, className, children }: MenuProps) {
  return (
    <Opener
      popup="menu"
      load={load}
      content={children}
      button={{
        ...(label && { 'aria-label': label }),
        className: clsx(
          'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control transition-colors hover:bg-sunken',
          className,
        ),
        children: button,
      }}
    />
  );
}
