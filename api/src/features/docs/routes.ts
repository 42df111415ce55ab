import { endpoints } from '@ampersand/contract/all';
import type { FastifyInstance } from 'fastify';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { API_BASE, mountRaw } from '../../http/route.ts';
import { cookieName } from '../../http/session.ts';
import { openApiDocument } from './openapi.ts';
import { docsPage } from './page.ts';
import { securityTxt } from './security-txt.ts';

/** The contract for programs and, beside it, for people, both made once, at start; and where to report a weakness. */
export function docsRoutes(app: FastifyInstance, deps: Deps): void {
  const document = openApiDocument(endpoints, API_BASE, cookieName(deps.config, 'session'));
  const page = docsPage(document);
  mountRaw(app, deps, besides.openApi, async ({ reply }) =>
    reply.header('cache-control', 'no-cache').send(document),
  );
  mountRaw(app, deps, besides.securityTxt, async ({ reply }) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(deps.config, deps.now())),
  );
  mountRaw(app, deps, besides.docs, async ({ reply }) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
}
