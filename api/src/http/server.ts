import type { Socket } from 'node:net';
import { Stream } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { errorFacts } from '../lib/log.ts';
import { besides } from './besides.ts';
import { boundBodies } from './bodies.ts';
import { answerFailure, failureBody } from './errors.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { addHostCheck } from './host.ts';

const JSON_LIMIT = 1024 * 1024;
/** Long enough for a photo over a slow mobile line; and how long a connection may be silent on which something is under way. */
const REQUEST_MS = 120_000;
/** Until an answer begins. */
const HANDLER_MS = 30_000;
const STEP_MS = 10_000;

/** The bare server: time-outs, logging, security headers, failures in one shape, an orderly stop. */
export function createServer(config: Config, logTo?: { write(line: string): void }): FastifyInstance {
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: errorFacts },
      ...(logTo ? { stream: logTo } : {}),
    },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: REQUEST_MS,
    handlerTimeout: HANDLER_MS,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // Of each step of a start and, what its name does not tell, of a stop, which drains first.
    pluginTimeout: STEP_MS + config.drainMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address the router cannot read takes the same way as ours; hooks have not run by then.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => refuseGarbage(error, socket, headers),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);

  // First only `/readyz` fails: whoever balances servers has time to see it, and to send the next request elsewhere.
  let draining = false;
  let stopping = false;
  app.addHook('preClose', async () => {
    draining = true;
    if (config.drainMs > 0) await delay(config.drainMs);
    stopping = true;
  });
  addSecurityHeaders(app, config);
  addHostCheck(app, config);
  warnOfUnknownProxy(app);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (stopping || (draining && routeOptions.url === besides.ready.path))
      throw new AppError('unavailable', 'The server is stopping. Please try again shortly', {
        retryAfter: 5,
      });
  });
  app.addHook('onSend', async (request, reply, answer) => {
    // A file may take longer than the time-out, which would cut it: the reply is taken out of its hands as that fires.
    if (answer instanceof Stream)
      request.signal.addEventListener('abort', () => {
        if (reply.raw.headersSent) reply.hijack();
      });
  });
  app.addHook('onRequest', boundBodies({ perAddress: config.rateLimits }));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}

/** Says once that a proxy seems to stand in front that is not named: all visitors have its address then, and share its limits. */
function warnOfUnknownProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ips = [], socket, log }) => {
    if (warned || !headers['x-forwarded-for'] || ips.length > 1) return;
    warned = true;
    log.warn(
      `X-Forwarded-For of ${socket.remoteAddress} does not count, since TRUSTED_PROXIES does not name that address. If it is a proxy in front of this server, add it: without it all visitors count as one and share their limits`,
    );
  });
}

/** The path of a request without secrets: a token in it, and whatever follows it, stays out of the log. */
function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  return pattern?.includes(':token') ? pattern : (url.split('?')[0] ?? '');
}

/** Answers what is no HTTP, comes too slowly or has endless headers, before there is a request to speak of. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  // One flood of garbage is many errors.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const failure = new AppError('bad_request', 'This is not a request we can read');
  const body = JSON.stringify(failureBody(failure, crypto.randomUUID()));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
