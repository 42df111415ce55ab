import type { ReactNode } from 'react';

/** Around what may be longer than its dialog and holds no link: the keyboard stops here and can scroll it. */
export function LongRead({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it the keyboard could not scroll the dialog.
    <section tabIndex={0} aria-label={label} className="rounded-control">
      {children}
    </section>
  );
}
