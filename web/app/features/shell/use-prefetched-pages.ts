import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { whenIdle } from '../../page/when-idle.ts';

/**
 * Fetches the scripts of pages one may go to next, once the page has nothing else to do. By link alone: the router's own
 * `prefetch` runs them too, and each that fails, as when the page is left meanwhile, counts as a page that is broken.
 */
export function usePrefetchedPages(pages: readonly string[]): void {
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  const router = use(UNSAFE_DataRouterContext)?.router;
  const list = pages.join(' ');

  // The browser's spare time is outside React.
  useEffect(() => {
    if (!manifest || !router || !list) return;
    return whenIdle(() => {
      for (const page of list.split(' ')) {
        for (const { route } of router.match(page) ?? []) {
          const { module, imports = [] } = manifest.routes[route.id] ?? {};
          for (const href of [module, ...imports]) if (href) preloadModule(href, { as: 'script' });
        }
      }
    });
  }, [manifest, router, list]);
}
