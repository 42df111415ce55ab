import { clsx } from 'clsx';
import { ampPath } from './amp-path.ts';

/** The ampersand in the colour of the text around it. Decorative: what it stands for is said in text. */
export function AmpMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 99" fill="currentColor" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path d={ampPath} />
    </svg>
  );
}

/** Two different shapes that share a line: the same idea without the letter. */
export function PairMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={clsx('shrink-0', className ?? 'h-20')}>
      <path d="M60 12a28 28 0 0 0 0 56z" className="fill-primary" />
      <path d="M60 12h28v56H60z" className="fill-accent" />
      <path d="M60 2v76" strokeWidth="3" strokeLinecap="round" className="stroke-ink" />
    </svg>
  );
}

/** The two shapes come apart: something failed. */
export function BrokenPairMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={clsx('shrink-0', className ?? 'h-20')}>
      <path d="M50 12a28 28 0 0 0 0 56z" className="fill-primary" />
      <path d="M50 2v76" strokeWidth="3" strokeLinecap="round" strokeDasharray="7 8" className="stroke-ink" />
      <path d="M66 12h28v56H66z" transform="rotate(9 66 68)" className="fill-accent" />
    </svg>
  );
}
