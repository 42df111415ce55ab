import { join } from 'node:path';
import type { Plugin } from 'vite';

const LEAVING = join(import.meta.dirname, '../app/leaving.ts');
const RELOAD = 'window.location.reload();';

/**
 * Gives the router our way to reload a page (app/leaving.ts) in place of its own, which has no setting.
 * The build fails when the router has changed there.
 */
export function routerReload(): Plugin {
  let replaced = false;
  return {
    name: 'router-reload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*[\\/]ssr[\\/]routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOAD)) this.error('The router reloads pages in another way than before');
        replaced = true;
        return {
          code: `import { reloadUnlessLeaving } from ${JSON.stringify(LEAVING)};\n${code.replace(RELOAD, 'reloadUnlessLeaving();')}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !replaced)
        this.error('The router loads the scripts of routes in another file than before');
    },
  };
}
