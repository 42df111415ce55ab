import { LIMITS } from '@ampersand/contract/fields';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { authRoutes } from './features/auth/routes.ts';
import { docsRoutes } from './features/docs/routes.ts';
import { eventRoutes } from './features/event/routes.ts';
import { logRoutes } from './features/logs/routes.ts';
import { indexJobs } from './features/matchings/after-save.ts';
import { matchingRoutes } from './features/matchings/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { preferenceRoutes } from './features/preference/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import type { Deps } from './http/deps.ts';
import { AppError, answerFailure } from './http/errors.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { createLimits } from './http/limits.ts';
import { servePages } from './http/pages.ts';
import type { Embedder } from './lib/embedder/embedder.ts';
import { startJobs } from './lib/jobs.ts';
import { type Mailer, mailJob } from './lib/mailer.ts';
import type { Storage } from './lib/storage.ts';

const JSON_LIMIT = 1024 * 1024;

/** What the app is built from; tests hand in their own. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly embedder: Embedder;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly now?: () => Date;
  /** Folder of the built web app; absent: the API alone. */
  readonly webRoot?: string;
}

/** The whole server, ready to listen or to be injected with requests. Closing it stops jobs; the parts are the caller's to close. */
export async function buildApp(parts: Parts): Promise<{ app: FastifyInstance; deps: Deps }> {
  const { config, database } = parts;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    handlerTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // The framework's own refusals (a malformed address, say) take the same way as ours.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this address');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });

  await addSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: LIMITS.photoBytes,
      files: 1,
      fields: 60,
      parts: 61,
      fieldSize: 256 * 1024,
      headerPairs: 20,
    },
  });
  if (config.corsOrigins.length > 0)
    await app.register(cors, { origin: config.corsOrigins, credentials: true });

  const deps = {
    config,
    database,
    db: database.db,
    embedder: parts.embedder,
    storage: parts.storage,
    mailer: parts.mailer,
    limits: createLimits(database.pool, config.rateLimits),
    log: app.log,
    now: parts.now ?? (() => new Date()),
  };
  const jobs = await startJobs(
    database,
    [mailJob(database.db, parts.mailer, app.log), ...indexJobs(deps)],
    app.log,
  );
  app.addHook('onClose', () => jobs.stop());
  const all: Deps = { ...deps, jobs };

  healthRoutes(app, all);
  docsRoutes(app, all);
  authRoutes(app, all);
  userRoutes(app, all);
  preferenceRoutes(app, all);
  matchingRoutes(app, all);
  logRoutes(app, all);
  eventRoutes(app, all);
  photoRoutes(app, all);
  if (parts.webRoot) await servePages(app, parts.webRoot);
  return { app, deps: all };
}
