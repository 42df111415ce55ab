import type { FastifyInstance } from 'fastify';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { mountRaw } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';

const KEY = /^[0-9a-f-]{36}\.webp$/;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Photos, for logged-in people. A key never gets other bytes, so browsers may keep them. */
export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  mountRaw(app, deps, besides.photo, async ({ params: { key }, reply }) => {
    const file = requireFound(KEY.test(key) && (await deps.storage.get(key)), 'There is no such photo');
    if (file.length !== undefined) reply.header('content-length', file.length);
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `private, max-age=${WEEK_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(file.stream);
  });
}
