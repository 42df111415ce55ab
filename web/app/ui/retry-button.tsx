import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface RetryButtonProps {
  onRetry: () => void;
  busy: boolean;
  size?: 'sm';
  children: ReactNode;
}

/** Tries once more. Before the app runs, and without it, that is the page anew. */
export function RetryButton({ onRetry, busy, size, children }: RetryButtonProps) {
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button type="submit" busy={busy} {...(size && { size })}>
        {children}
      </Button>
    </form>
  );
}
