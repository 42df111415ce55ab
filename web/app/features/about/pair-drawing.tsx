import { clsx } from 'clsx';
import { ampPath } from '../../ui/amp-path.ts';

/** Two different shapes that share a line, and the ampersand on it. Decorative. */
export function PairDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 420" aria-hidden="true" className={clsx('block', className)}>
      <path d="M210 0a210 210 0 0 0 0 420z" className="fill-primary" />
      <path d="M210 0h190v420H210z" className="fill-accent" />
      <path d={ampPath} transform="translate(84 85) scale(2.52)" className="fill-paper" />
    </svg>
  );
}
