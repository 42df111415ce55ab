import { useEffect, useEffectEvent } from 'react';

/** Runs `work` whenever a field of the page gets the focus, such as to fetch what the form will need. */
export function useTouched(work: () => void): void {
  const run = useEffectEvent(work);
  // The focus is outside React.
  useEffect(() => {
    const look = () => {
      if (document.activeElement?.matches('input, textarea, select')) run();
    };
    look();
    addEventListener('focusin', look);
    return () => removeEventListener('focusin', look);
  }, []);
}
