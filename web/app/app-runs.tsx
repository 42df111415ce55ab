import { useEffect } from 'react';

/** Tells before-app.js that presses are answered from here on: effects run once everything around them listens. */
export function AppRuns() {
  useEffect(() => {
    document.documentElement.dataset.app = 'runs';
    dispatchEvent(new Event('app-runs'));
  }, []);
  return null;
}
