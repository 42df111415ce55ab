import { endpoints } from '@ampersand/contract/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { limitKey } from '../../http/limits.ts';
import { API_BASE } from '../../http/route.ts';
import { cookieName } from '../../http/session.ts';
import { openApiDocument } from './openapi.ts';
import { docsPage } from './page.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';

/** The contract for programs and, beside it, for people, both made once, at start; and where to report a weakness. */
export function docsRoutes(app: FastifyInstance, { config, limits, now }: Deps): void {
  const document = openApiDocument(endpoints, API_BASE, cookieName(config, 'session'));
  const page = docsPage(document);
  const onRequest = (request: FastifyRequest) => limits.count('page', limitKey(request.ip));
  app.get(`${API_BASE}/openapi.json`, { onRequest }, async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  );
  app.get(SECURITY_TXT, { onRequest }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(config, now())),
  );
  app.get('/api/docs', { onRequest }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
}
