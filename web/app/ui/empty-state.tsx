import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PairMark } from './amp-mark.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** The one thing to do about it: a button or a link. */
  action?: ReactNode;
  drawing?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, drawing = <PairMark />, heading: Heading = 'h2', className } = props;
  return (
    <div className={clsx('mx-auto flex max-w-lg flex-col items-center px-4 py-10 text-center', className)}>
      {drawing}
      <Heading className={clsx('mt-6 max-w-full wrap-anywhere', Heading === 'h1' ? 'text-3xl' : 'text-2xl')}>
        {title}
      </Heading>
      {children && <div className="mt-2 text-balance text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
