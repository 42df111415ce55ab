import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SidePanelProps {
  /** From which width of the window on the page has a column for it; below that it follows the page. */
  from: keyof typeof sticky;
  children: ReactNode;
}

const sticky = {
  xl: 'xl:sticky xl:bottom-6 xl:self-end',
  '2xl': '2xl:sticky 2xl:bottom-6 2xl:self-end',
} as const;

/** Beside a long page on wide screens. It scrolls along until its end is in view, however high it is. */
export function SidePanel({ from, children }: SidePanelProps) {
  return (
    <aside aria-label="Events and highlights" className={clsx('flex flex-col gap-6', sticky[from])}>
      {children}
    </aside>
  );
}
