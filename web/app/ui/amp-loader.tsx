import { clsx } from 'clsx';
import { useId } from 'react';
import { ampPath } from './amp-path.ts';

/** The loading mark: the ampersand written in one stroke, again and again; simply there when motion is unwanted. */
export function AmpLoader({ className }: { className?: string }) {
  const mask = useId();
  return (
    <svg
      viewBox="0 0 100 99"
      aria-hidden="true"
      className={clsx('shrink-0 text-primary', className ?? 'size-20')}
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="99">
        <path
          d="M82 92 70 91 34 42C24 22 45 2 62 4c18 3 16 36-14 40C20 49 2 66 8 85c6 15 34 10 47-4l26-30 14-3"
          pathLength="1"
          fill="none"
          stroke="white"
          strokeWidth="23"
          strokeLinejoin="round"
          strokeDasharray="1"
          className="animate-write motion-reduce:animate-none"
        />
      </mask>
      <path d={ampPath} fill="currentColor" opacity="0.14" />
      <path d={ampPath} fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
