import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { errorFacts } from '../lib/log.ts';
import { boundBodies } from './bodies.ts';
import { AppError, answerFailure, failureBody } from './errors.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { addHostCheck } from './host.ts';

const JSON_LIMIT = 1024 * 1024;
/** Long enough for a photo over a slow mobile line. */
const REQUEST_MS = 120_000;
const HANDLER_MS = 30_000;

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
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address the router cannot read takes the same way as ours; hooks have not run by then.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => refuseGarbage(error, socket, headers),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);

  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  addSecurityHeaders(app, config);
  addHostCheck(app, config);
  app.addHook('onRequest', async () => {
    if (stopping)
      throw new AppError('unavailable', 'The server is stopping. Please try again shortly', {
        retryAfter: 5,
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
