import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { AmpMark } from './ui/amp-mark.tsx';

/** The mark and the name beside it; on narrow screens `compact` leaves the name to screen readers. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-primary text-on-primary">
        <AmpMark className="size-5.5" />
      </span>
      <span
        className={clsx('font-display text-xl font-semibold tracking-tight', compact && 'max-sm:sr-only')}
      >
        {brand.name}
      </span>
    </span>
  );
}
