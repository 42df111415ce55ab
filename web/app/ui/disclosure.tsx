import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** What unfolds. */
  label: ReactNode;
  /** Whether it stands open at first. */
  open?: boolean;
  /** Beside other text rather than below a heading. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
}

/** Something that unfolds below its label. */
export function Disclosure({ label, open = false, plain = false, className, children }: DisclosureProps) {
  return (
    <details open={open} className={clsx('group/disclosure', className)}>
      <summary
        className={clsx(
          'flex min-h-11 w-fit max-w-full list-none items-center gap-1.5 rounded-control py-2 [&::-webkit-details-marker]:hidden',
          plain ? 'font-medium text-ink' : 'font-semibold text-primary',
        )}
      >
        {label}
        <ChevronDown
          className="size-4.5 shrink-0 transition-transform group-open/disclosure:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
