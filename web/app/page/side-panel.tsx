import type { ReactNode } from 'react';

/** Beside a long page on wide screens. It scrolls along until its end is in view, however high it is. */
export function SidePanel({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Events and highlights"
      className="flex flex-col gap-6 xl:sticky xl:bottom-6 xl:self-end"
    >
      {children}
    </aside>
  );
}
