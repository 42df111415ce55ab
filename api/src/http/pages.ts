import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { contentSecurityPolicy } from './headers.ts';

const FALLBACK = '/__spa-fallback.html';
/** Paths that the browser's router answers; every other page is a prerendered file or does not exist. */
const APP_PATH = /^\/(dashboard|founder-dashboard|cofounder-dashboard|preference)(\/|$)/;
const HASHED = /^\/assets\//;
const HIDDEN = /(^|\/)\.|\.map(\.(br|gz))?$|^\/csp\.json/;

/** Serves the built web app: immutable assets, prerendered pages, and the app shell for the rest. */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  const hashes: Record<string, string[]> = JSON.parse(await readFile(join(root, 'csp.json'), 'utf8'));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const url = `/${relative(root, path).split(sep).join('/')}`.replace(/\.(br|gz)$/, '');
      response.header('cache-control', HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (url.endsWith('.html'))
        response.header('content-security-policy', contentSecurityPolicy(hashes[url] ?? []));
    },
  });

  app.get('/*', async (request, reply) => {
    const path = decodePath(request);
    if (HIDDEN.test(path)) throw new AppError('not_found', 'There is nothing at this address');
    const page = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}/index.html`;
    if (page in hashes) return reply.sendFile(page);
    if (/\.\w+$/.test(path) && path !== FALLBACK) return reply.sendFile(path);
    return sendShell(reply, APP_PATH.test(path) ? 200 : 404);
  });
}

function decodePath(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    throw new AppError('bad_request', 'This address is malformed');
  }
}

function sendShell(reply: FastifyReply, status: 200 | 404): FastifyReply {
  return reply.code(status).sendFile(FALLBACK);
}
