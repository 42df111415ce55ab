import { useLayoutEffect } from 'react';

/**
 * Tells before-app.js that presses are answered from here on. In the layout, so that an error page counts as the app,
 * too. Right after the commit that makes React answer, before the browser hands over another event: what came between
 * would be answered twice.
 */
export function AppRuns() {
  useLayoutEffect(() => {
    queueMicrotask(() => {
      keepInPlace(() => {
        document.documentElement.dataset.app = 'runs';
      });
      dispatchEvent(new Event('app-runs'));
    });
  }, []);
  return null;
}

/** Now the whole page is laid out (app.css). What is in view stays where it is: it may be under a finger that is down. */
function keepInPlace(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const after = seen?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}
