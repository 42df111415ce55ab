import { useEffect } from 'react';

/** Tells before-app.js that presses are answered from here on: effects run once everything around them listens. In the
 * layout, so that an error page counts as the app, too. */
export function AppRuns() {
  useEffect(() => {
    document.documentElement.dataset.app = 'runs';
    dispatchEvent(new Event('app-runs'));
  }, []);
  return null;
}
