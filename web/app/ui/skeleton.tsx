import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape in the place and size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block max-w-full animate-breathe rounded-control bg-line motion-reduce:animate-none',
        className ?? 'h-4',
      )}
    />
  );
}

/** Around the shapes of one loading part: says so once to screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
