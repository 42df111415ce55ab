import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { EntryContext } from 'react-router';
import script from './after-paint.js?minified';

/** What after-paint.js reads from the page. */
interface Hydration {
  /** What the router keeps in `window.__reactRouterContext`. */
  readonly context: unknown;
  /** Loader data, as the router writes and reads it. */
  readonly state: string;
  /** Modules of each route of the page. */
  readonly routes: Record<string, string[]>;
  readonly manifest: string;
  readonly entry: string;
  /** All files of the app that the page needs. */
  readonly files: string[];
}

/** The script as it stands in pages, the first thing there. */
export const afterPaintScript = `<script>${script}</script>`;

/** Source of the script for the content security policy. */
export const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** What the script starts the app with: data as text that no browser runs. */
export async function hydrationOf(context: EntryContext, data: EntryContext['serverHandoffStream']) {
  const { manifest, serverHandoffString = '{}', staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modulesOf = ({
    module,
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
  }: (typeof matched)[number]) =>
    [clientActionModule, clientLoaderModule, clientMiddlewareModule, module].filter(
      (path) => path !== undefined,
    );
  const routes = Object.fromEntries(matched.map((route) => [route.id, modulesOf(route)]));
  const hydration: Hydration = {
    context: JSON.parse(serverHandoffString),
    state: data ? await text(data as ReadableStream) : '',
    routes,
    manifest: manifest.url,
    entry: manifest.entry.module,
    files: [
      ...new Set([
        ...manifest.entry.imports,
        manifest.entry.module,
        manifest.url,
        ...matched.flatMap(({ imports = [] }) => imports),
        ...Object.values(routes).flat(),
      ]),
    ],
  };
  const json = JSON.stringify(hydration).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="hydration">${json}</script>`;
}
