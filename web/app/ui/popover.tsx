import type { ReactNode } from 'react';
import { once } from '../once.ts';
import { Opener } from './opener.tsx';

export interface PopoverContent {
  /** What the panel is, for screen readers. */
  label: string;
  /** Called when the panel opens; `close` closes it and gives the focus back. */
  make: (close: () => void) => ReactNode;
  /** The edge it shares with the button; the end if absent. */
  align?: 'start';
}

interface PopoverProps {
  /** What the button shows; `label` names it. */
  button: ReactNode;
  label: string;
  panelLabel: string;
  children: PopoverContent['make'];
}

const load = once(async () => (await import('./overlays/popover.tsx')).OpenedPopover);

/**
 * A button that opens a panel beside it. Escape, a click outside and leaving it by Tab close it. The ring of a part of
 * the panel that scrolls goes around the whole panel; switch off its own.
 */
export function Popover({ button, label, panelLabel, children }: PopoverProps) {
  return (
    <Opener
      load={load}
      content={{ label: panelLabel, make: children }}
      button={{
        'aria-label': label,
        className:
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control transition-colors hover:bg-sunken',
        children: button,
      }}
    />
  );
}
