/**
 * Runs after `react-router build`, on the public pages of `build/client`: they are painted first, and the scripts that
 * make them respond are fetched right after. A phone on a slow network shares its few kilobytes a second between all that
 * is asked for, and would otherwise show nothing for longer. What is pressed until then is kept by app/before-app.js.
 *
 * The module that starts the app moves from the page into a file; a line in its place waits for the first paint, then asks
 * for it and for all that it imports at once.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPages } from '../app/paths.ts';

const client = join(import.meta.dirname, '../build/client');
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** What the router's scripts in the page prepare for the app: streams cost a phone some 40 ms. */
const CONTEXT = /(?<=<script>)window\.__reactRouterContext[\s\S]*?(?=<\/script>)/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** Most of the code, in files named by `vite.config.ts`: run one by one, they let the browser answer in between. */
const LARGE = ['/assets/react-', '/assets/router-'];
/** Nothing is painted while a page is in the background. */
const AT_LATEST_MS = 2000;

for (const path of publicPages) {
  const file = join(client, path, 'index.html');
  const html = await readFile(file, 'utf8');
  const start = START.exec(html)?.[1];
  if (!start) throw new Error(`${path} has no module that starts the app`);
  const imported = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const context = html.match(CONTEXT) ?? [];
  const modules = [await writeModule([...context, start].join('\n')), ...imported];
  await writeFile(
    file,
    html
      .replace(PRELOAD, '')
      .replace(CONTEXT, '')
      .replace(START, () => `<script>${afterFirstPaint(modules)}</script>`),
  );
}

/** Writes a module under a name made of its content; answers its address. */
async function writeModule(code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const url = `/assets/start-${hash}.js`;
  await writeFile(join(client, url), code);
  return url;
}

function afterFirstPaint([start, ...imported]: readonly string[]): string {
  const large = LARGE.map((name) => imported.find((href) => href.startsWith(name)));
  if (large.includes(undefined)) throw new Error('vite.config.ts names its files otherwise');
  return `{
let asked = false;
const ask = async () => {
  if (asked) return;
  asked = true;
  for (const href of ${JSON.stringify([start, ...imported])}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await globalThis.scheduler?.yield?.();
  }
  for (const href of ${JSON.stringify([...large, start])}) await import(href);
};
new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
setTimeout(ask, ${AT_LATEST_MS});
}`;
}
