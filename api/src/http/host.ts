import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
/** Asked by address, from machines that do not know the public name. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/** A `Host` header as names and ports compare: lower case, no dot at the end, no port that goes without saying. */
function readHost(host: string, protocol: string) {
  const url = `${protocol}//${host}`;
  if (!HOST.test(host) || !URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return { name: hostname.replace(/\.$/, ''), port };
}

/** Whether a request was meant for this machine by one of the names of its own loopback. */
export function isLoopbackHost(host: string | undefined): boolean {
  return LOOPBACK.includes(readHost(host ?? '', 'http:')?.name ?? '');
}

function isOwnHost(
  { publicUrl: { host, protocol }, local }: Config,
  given: string | undefined,
  listening: number,
): boolean {
  const own = readHost(host, protocol);
  const asked = readHost(given ?? '', protocol);
  if (!own || !asked) return false;
  if (!local) return asked.name === own.name && asked.port === own.port;
  const direct = readHost(`${own.name}:${listening}`, protocol);
  return LOOPBACK.includes(asked.name) && [own.port, direct?.port].includes(asked.port);
}

/**
 * Refuses requests for other hosts than that of `PUBLIC_URL`; where it is on this machine, its loopback names are one. Else a site could point its own
 * name at this machine and speak, in a visitor's browser, with a server that nobody outside is meant to reach.
 */
export function addHostCheck(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (ANY_HOST.has(request.routeOptions.url ?? '')) return;
    if (isOwnHost(config, request.headers.host, request.socket.localPort ?? config.port)) return;
    throw new AppError(
      'wrong_host',
      `This server answers at ${config.publicUrl.origin} only. Please use that address. Who runs the server sets it with PUBLIC_URL; a proxy has to pass the Host header on as it came`,
    );
  });
}
