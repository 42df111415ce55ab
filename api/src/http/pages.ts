import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { appRoots } from '@ampersand/contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { besides } from './besides.ts';
import type { Deps } from './deps.ts';
import { AppError, nothingHere } from './errors.ts';
import { contentSecurityPolicy } from './headers.ts';
import { mountRaw } from './route.ts';

const SHELL = '/__spa-fallback.html';
const API_PATH = /^\/(api|uploads)(\/|$)/;
const HASHED = /^\/assets\//;
const PART_OF_A_PAGE = /^\/assets\/[^/]+\.(js|css|woff2)$/;
/** A page has some twenty parts: what browsers read with documents only is left out of them, or short. */
const FOR_DOCUMENTS = ['x-frame-options', 'origin-agent-cluster', 'permissions-policy'];
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";
const HIDDEN = /(^|\/)\.|\.map(\.(br|gz))?$|^\/csp\.json/;

/**
 * Serves the built web app: immutable assets, prerendered pages, and the app shell for the rest. What does not exist is the
 * shell with a 404 for people, and a failure as JSON for programs: below /api, and for anything but reading.
 */
export async function servePages(app: FastifyInstance, deps: Deps, root: string): Promise<void> {
  const hashes: Record<string, string[]> = JSON.parse(await readFile(join(root, 'csp.json'), 'utf8'));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const url = `/${relative(root, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
      response.header('cache-control', HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (PART_OF_A_PAGE.test(url)) {
        for (const name of FOR_DOCUMENTS) response.removeHeader(name);
        response.header('content-security-policy', NO_DOCUMENT);
      }
      if (url.endsWith('.html'))
        response.header('content-security-policy', contentSecurityPolicy(hashes[url] ?? []));
    },
  });

  // Neither handler returns the reply: awaiting one adds listeners, and these answers pass through both.
  mountRaw(app, deps, besides.pages, ({ request, reply }) => {
    const path = decodePath(request);
    const page = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}/index.html`;
    if (HIDDEN.test(path) || path === SHELL) reply.callNotFound();
    else if (page in hashes) reply.sendFile(page);
    else if (isInApp(path)) reply.sendFile(SHELL);
    // A file, or nothing: then the not-found handler is called.
    else if (/\.\w+$/.test(path)) reply.sendFile(path);
    else reply.callNotFound();
  });

  app.setNotFoundHandler((request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || API_PATH.test(decodePath(request))) nothingHere();
    reply.code(404).sendFile(SHELL);
  });
}

/** Whether the router in the browser answers; every other page is a prerendered file or does not exist. */
const isInApp = (path: string) => appRoots.some((root) => path === root || path.startsWith(`${root}/`));

function decodePath(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    throw new AppError('bad_request', 'This address is malformed');
  }
}
