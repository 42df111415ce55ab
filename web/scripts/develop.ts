import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Website } from '@ampersand/contract/backend';
import { createServer, type ViteDevServer } from 'vite';
import { eventPictures } from './site/event-pictures.ts';

const WEB = join(import.meta.dirname, '..');

/** Lets a server answer with files compiled from the web app's sources before all else, and tell browsers of changes. */
export async function compileIn(server: Server): Promise<ViteDevServer> {
  const vite = await createServer({ root: WEB, server: { middlewareMode: true, hmr: { server } } });
  const pictures = new Map(await eventPictures());
  vite.middlewares.use('/events', (request, response, next) => {
    const picture = pictures.get(request.url?.slice(1) ?? '');
    if (!picture) return next();
    response.setHeader('content-type', 'image/svg+xml').end(picture);
  });
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      for (const answer of others) answer(request, response);
    });
  });
  return vite;
}

/** Pages made by the sources as they are at that moment; nothing is kept, and what the compiler writes into pages may run. */
export function websiteFrom(vite: () => ViteDevServer): Website {
  return {
    async render(request, backend) {
      try {
        const { website } = await vite().ssrLoadModule('/app/server.ts');
        return await website.render(request, backend);
      } catch (error) {
        backend.report(error);
        return errorPage(error);
      }
    },
    shared: [],
    scriptSources: ["'unsafe-inline'", "'unsafe-eval'", 'blob:'],
  };
}

/** What keeps the sources from running, as the compiler shows it in pages that run; the page comes once it is mended. */
function errorPage(error: unknown): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const shown = JSON.stringify({
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
  }).replaceAll('<', '\\u003c');
  const script = `import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${shown}));`;
  return new Response(`<!doctype html><title>Error</title><body><script type="module">${script}</script>`, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
