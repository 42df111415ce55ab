import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';

const SHOWN_AFTER_PX = 300;

/** For long texts: appears once one has scrolled more than 300 px, and leads to the start of the page. */
export function BackToTop() {
  const shown = useSyncExternalStore(
    onScroll,
    () => scrollY > SHOWN_AFTER_PX,
    () => false,
  );
  return (
    <Button
      icon
      aria-label="Back to top"
      onClick={() => {
        scrollTo({ top: 0, behavior: 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
      className={clsx(
        'fixed end-4 bottom-4 z-20 shadow-soft transition-[opacity,visibility] sm:end-6 sm:bottom-6',
        !shown && 'invisible opacity-0',
      )}
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </Button>
  );
}

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
