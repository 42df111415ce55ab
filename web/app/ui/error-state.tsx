import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrokenPairMark } from './amp-mark.tsx';
import { EmptyState } from './empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** While the retry runs. */
  busy?: boolean;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'This did not load', children, onRetry, busy = false, action, ...rest } = props;
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        title={title}
        drawing={<BrokenPairMark />}
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <RetryButton onRetry={onRetry} busy={busy}>
                  {!busy && <RotateCw className="size-5" aria-hidden="true" />}
                  Try again
                </RetryButton>
              )}
              {action}
            </>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
