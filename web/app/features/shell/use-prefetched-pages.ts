import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { atFirstSign } from '../../at-first-sign.ts';
import { whenIdle } from '../../when-idle.ts';

/**
 * Fetches the scripts of pages one may go to next, once somebody moves on this one and it has nothing else to do; not for
 * who asks the browser to save data. By link alone: the router's own
 * `prefetch` runs them too, and each that fails, as when the page is left meanwhile, counts as a page that is broken.
 */
export function usePrefetchedPages(pages: readonly string[]): void {
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  const router = use(UNSAFE_DataRouterContext)?.router;
  const list = pages.join(' ');

  // The browser's spare time is outside React.
  useEffect(() => {
    if (!manifest || !router || !list || savesData()) return;
    const fetchScripts = () => {
      for (const page of list.split(' ')) {
        for (const { route } of router.match(page) ?? []) {
          const { module, imports = [] } = manifest.routes[route.id] ?? {};
          for (const href of [module, ...imports]) if (href) preloadModule(href, { as: 'script' });
        }
      }
    };
    // A page that is asked for already comes first.
    const fetchNext = () => {
      if (router.state.navigation.state === 'idle') return fetchScripts();
      const leave = router.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        leave();
        whenIdle(fetchScripts);
      });
    };
    return atFirstSign(() => whenIdle(fetchNext));
  }, [manifest, router, list]);
}

/** Not all browsers say. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
