import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink ring-line',
  primary: 'bg-primary-soft text-primary ring-transparent',
  accent: 'bg-accent-soft text-accent-ink ring-transparent',
  ok: 'bg-ok-soft text-ok-ink ring-transparent',
  danger: 'bg-danger-soft text-danger ring-transparent',
} as const;

/** A short state in a word or two; the word carries the meaning, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ring-1 ring-inset',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
