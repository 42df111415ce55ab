import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { limitKey } from '../../http/limits.ts';
import { readSession, suspended } from '../../http/session.ts';

const KEY = /^[0-9a-f-]{36}\.webp$/;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Photos, for signed-in people. A key never gets other bytes, so browsers may keep them. */
export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  const onRequest = (request: FastifyRequest) => deps.limits.count('photoFile', limitKey(request.ip));
  app.get<{ Params: { key: string } }>('/uploads/:key', { onRequest }, async (request, reply) => {
    const user = await readSession(deps, request, reply);
    if (!user) throw new AppError('unauthenticated', 'Please log in first');
    if (user.suspended) throw suspended();
    const file = KEY.test(request.params.key) ? await deps.storage.get(request.params.key) : undefined;
    if (!file) throw new AppError('not_found', 'There is no such photo');
    if (file.length !== undefined) reply.header('content-length', file.length);
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `private, max-age=${WEEK_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(file.stream);
  });
}
