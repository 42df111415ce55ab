import { join } from 'node:path';
import type { Plugin } from 'vite';

const LEAVING = join(import.meta.dirname, '../app/leaving.ts');
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Gives the router our way to do without the module of a route (app/leaving.ts) in place of its own, which has no setting.
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
        if (!RELOAD.test(code)) this.error('The router reloads pages in another way than before');
        replaced = true;
        return {
          code: `import { insteadOfModule } from ${JSON.stringify(LEAVING)};\n${code.replace(RELOAD, 'return insteadOfModule(error);')}`,
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
