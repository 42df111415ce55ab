import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A table that scrolls sideways by itself where the screen is too narrow, by keyboard too. */
export function TableBox({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard.
    <section aria-label={label} tabIndex={0} className={clsx('-mx-1 overflow-x-auto px-1', className)}>
      <table className="plain-table">{children}</table>
    </section>
  );
}
