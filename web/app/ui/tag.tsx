import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One entry of a list of words (a skill, an interest). `strong` marks those that matter here. */
export function Tag({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span
      dir="auto"
      className={clsx(
        'inline-block max-w-full rounded-control border px-2.5 py-1 text-sm',
        strong ? 'border-primary bg-primary-soft font-medium text-primary' : 'border-line bg-sunken text-ink',
      )}
    >
      {children}
    </span>
  );
}
