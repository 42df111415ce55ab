import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site made a browser send: `Sec-Fetch-Site` decides, else `Origin`.
 * A request that carries cookies but neither header is refused too.
 * @throws {AppError} `cross_site`
 */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const { origin, host } = request.headers;
  if (origin && config.corsOrigins.includes(origin)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site === undefined && origin !== undefined && isOwnOrigin(config, origin, host)) return;
  if (site === undefined && origin === undefined && !request.headers.cookie) return;
  throw new AppError(
    'cross_site',
    `This request did not come from ${config.publicUrl.origin}. Programs that send a cookie must also send an Origin header with that address`,
  );
}

/** Over plain http any name this server answers to will do; over https it has to be the public address itself. */
function isOwnOrigin(config: Config, origin: string, host: string | undefined): boolean {
  if (origin === config.publicUrl.origin) return true;
  return !config.secureCookies && URL.canParse(origin) && new URL(origin).host === host;
}
