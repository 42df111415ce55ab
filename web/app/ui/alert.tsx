import { clsx } from 'clsx';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface AlertProps {
  /** `failed`: read out at once; `note`: when there is a pause. */
  tone?: 'failed' | 'note';
  icon?: LucideIcon;
  /** Where it may appear out of sight. */
  scrollsHere?: boolean;
  /** Nothing, while there is nothing to say: what is read out must come into a place that stands already. */
  children: ReactNode;
  className?: string;
}

const tones = {
  failed: { role: 'alert', box: 'bg-danger-soft', colour: 'text-danger' },
  note: { role: 'status', box: 'bg-primary-soft', colour: 'text-primary' },
} as const;

/** A box that says how something went, in the page where it happened. */
export function Alert({
  tone = 'failed',
  icon: Icon = CircleAlert,
  scrollsHere = false,
  children,
  className,
}: AlertProps) {
  const { role, box, colour } = tones[tone];
  const speaks = Boolean(children);
  return (
    <div role={role} className={speaks ? className : 'contents'}>
      {speaks && (
        <p
          ref={scrollsHere ? intoView : undefined}
          className={clsx('flex scroll-mb-24 gap-2.5 rounded-control p-3.5', box)}
        >
          <Icon className={clsx('mt-0.5 size-5 shrink-0', colour)} aria-hidden="true" />
          <span className="min-w-0 break-words">{children}</span>
        </p>
      )}
    </div>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
