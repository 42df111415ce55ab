import type { ReactNode } from 'react';

const RADIUS = 47;

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
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          strokeWidth="4"
          pathLength="100"
          {...(percent === undefined && { strokeDasharray: '0 4', strokeLinecap: 'round' })}
          className={percent === undefined ? 'stroke-edge' : 'stroke-line'}
        />
        {percent !== undefined && percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="4"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            strokeLinecap="round"
            transform="rotate(-90 50 50)"
            className="stroke-primary transition-[stroke-dasharray] duration-300"
          />
        )}
      </svg>
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
