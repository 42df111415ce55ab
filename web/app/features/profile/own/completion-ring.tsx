import type { ReactNode } from 'react';
import { Ring } from '../../../ui/ring.tsx';

interface CompletionRingProps {
  /** 0-100; undefined while nobody knows it. */
  percent: number | undefined;
  /** What the ring is around. */
  children: ReactNode;
}

/** A ring filled by how complete the profile is, the figure on a badge. Unknown is a dotted ring without a figure. */
export function CompletionRing({ percent, children }: CompletionRingProps) {
  return (
    <span className="relative block p-2.5">
      <Ring percent={percent} thickness={4} />
      <span className="block [&>*]:block [&>span]:flex">{children}</span>
      {percent !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -bottom-1.5 mx-auto w-fit rounded-full border-2 border-surface bg-primary px-2.5 py-px text-sm font-semibold text-on-primary tabular-nums"
        >
          {percent}%
        </span>
      )}
    </span>
  );
}
