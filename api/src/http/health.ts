import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { isMigrated } from '../db/migrate.ts';
import { backlogGauges } from './backlog.ts';
import { besides } from './besides.ts';
import type { Deps } from './deps.ts';
import { nothingHere } from './errors.ts';
import { isLoopbackHost } from './host.ts';
import { mountRaw } from './route.ts';

/** A probe gets its answer in time even when what it asks about hangs. */
const PROBE_MS = 2_000;

/** `/healthz` (the process runs), `/readyz` (it can serve), `/metrics` (Prometheus text). */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  mountRaw(app, deps, besides.alive, async () => ({ status: 'ok' }));

  mountRaw(app, deps, besides.ready, async ({ reply }) => {
    const [database, model] = await Promise.all([
      inTime(isMigrated(deps.database)).then(
        (done) => (done ? undefined : 'migrations'),
        () => 'database',
      ),
      inTime(deps.embedder.ready()).then(
        () => undefined,
        () => 'model',
      ),
    ]);
    const missing = [database, model].filter((part) => part !== undefined);
    reply.code(missing.length > 0 ? 503 : 200).header('cache-control', 'no-store');
    return missing.length > 0 ? { status: 'not ready', missing } : { status: 'ready' };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none';
  const open = new Set<FastifyRequest>();
  new Gauge({
    name: 'http_requests_open',
    help: 'Requests that are not answered yet, by route; an event stream is one for as long as it is open',
    labelNames: ['method', 'route'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const request of open) this.inc({ method: request.method, route: routeOf(request) });
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    open.add(request);
    // Also where the other side has gone before the answer.
    reply.raw.once('close', () => open.delete(request));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  const readBacklog = backlogGauges(registry, deps);
  mountRaw(app, deps, besides.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, deps.config)) nothingHere();
    // Without the database the rest is still told.
    await inTime(readBacklog()).catch((error: unknown) =>
      request.log.warn({ err: error }, 'backlog not measured'),
    );
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Rejects when `work` takes too long; `work` itself goes on. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, PROBE_MS, new Error('no answer in time'));
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const OWN_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What proxies add; one that adds nothing and hides the host is told by a public `PUBLIC_URL`. */
const PROXIED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** With `METRICS_TOKEN` as bearer token; without one set, only from this machine to a server that nobody else is meant to reach. */
function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { metricsToken: token, local, trustedProxies } = config;
  if (!token) {
    const direct = trustedProxies.length === 0 && !PROXIED.some((name) => name in request.headers);
    const here =
      OWN_ADDRESSES.has(request.socket.remoteAddress ?? '') && isLoopbackHost(request.headers.host);
    return local && direct && here;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
