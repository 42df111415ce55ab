import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Website } from '@ampersand/contract/backend';
import { negotiate } from '@fastify/accept-negotiator';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { createTurns } from '../lib/turns.ts';
import { besides } from './besides.ts';
import { backendFor, hasSession, sessionToken } from './calls.ts';
import type { Deps } from './deps.ts';
import { nothingHere } from './errors.ts';
import { isApiPath } from './failure-page.ts';
import { contentSecurityPolicy } from './headers.ts';
import { limitKey } from './limits.ts';
import { mountRaw } from './route.ts';

/** The web app's build: files for browsers, and what makes the pages. */
export interface WebBuild {
  /** Folder of the files. */
  readonly files: string;
  readonly website: Website;
  /** For development: adds what makes files for browsers when they are asked for. */
  readonly attach?: (app: FastifyInstance) => Promise<void>;
}

/** Takes in what the build has left in a folder. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const { website } = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  return { files: join(folder, 'client'), website };
}

const HASHED = /^\/assets\//;
const PART_OF_A_PAGE = /^\/assets\/[^/]+\.(js|css|woff2)$/;
/** A page has some twenty parts: what browsers read with documents only, or ask about what changes, is left out of them. */
const NOT_FOR_PARTS = [
  'content-security-policy',
  'x-frame-options',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-request-id',
  'etag',
  'last-modified',
  'accept-ranges',
];
const HIDDEN = /(^|\/)\.|\.(map|br|gz)$/;
const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;
/** Pages that a process makes at once, and holds at most: those that wait come in turn, visitor after visitor. */
const PAGES_AT_ONCE = 10;
const PAGES_HELD = 50;
/** Of one visitor, so that nobody takes the room of all. */
const PAGES_OF_ONE = 30;
/** A page of its own is compressed while somebody waits. */
const FAST = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } };

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors | 'identity';

interface Page {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** A page that is the same for all strangers, in each form in which it is asked for. */
interface SharedPage extends Page {
  readonly etag: string;
  readonly forms: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves the web app: its files, and pages made on demand. Those that all strangers see alike are made once. A failure is a
 * page for people, and JSON for programs: below /api, and for anything but reading and sent forms.
 */
export async function servePages(app: FastifyInstance, deps: Deps, build: WebBuild): Promise<void> {
  await build.attach?.(app);
  const files = await listFiles(build.files);
  await app.register(fastifyStatic, {
    root: build.files,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const url = urlOf(build.files, path).replace(/\.(br|gz)$/, '');
      response.header('cache-control', HASHED.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!PART_OF_A_PAGE.test(url)) return;
      for (const name of NOT_FOR_PARTS) response.removeHeader(name);
    },
  });
  const answer = pageServer(deps, build.website);

  mountRaw(app, deps, besides.pages, ({ request, reply }) => {
    const path = decodePath(request);
    if (files.has(path)) {
      // Not returned: awaiting a reply adds listeners to it, which a file brings itself.
      reply.sendFile(path);
      return;
    }
    if (isApiPath(path)) nothingHere();
    if (HASHED.test(path)) return noSuchPart(reply);
    return answer(request, reply);
  });
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: FORM_BYTES });
    mountRaw(forms, deps, besides.sentForm, ({ request, reply }) => {
      const isForm = request.headers['content-type']?.startsWith(FORM);
      if (!isForm || isApiPath(decodePath(request))) nothingHere();
      return answer(request, reply);
    });
  });
  app.setNotFoundHandler(nothingHere);
}

/** What a page of another release asks for: no page takes its place, and nothing in between keeps that it is not here. */
const noSuchPart = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file in this release.\n');

/** Addresses of the files that may be asked for. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => urlOf(root, join(parentPath, name)));
  return new Set(paths.filter((path) => !HIDDEN.test(path)));
}

const urlOf = (root: string, path: string) => `/${relative(root, path).split(sep).join('/')}`;

function pageServer(deps: Deps, website: Website) {
  const shared = new Map<string, Promise<SharedPage>>();
  const policy = contentSecurityPolicy(website.scriptSources);
  const turns = createTurns(PAGES_AT_ONCE);
  let held = 0;

  async function make(request: FastifyRequest, reply: FastifyReply, cookie?: string): Promise<Page> {
    const visitor = sessionToken(deps, request) ?? limitKey(request.ip);
    if (held >= PAGES_HELD || turns.underWay(visitor) >= PAGES_OF_ONE) throw busy();
    held += 1;
    return turns
      .run(visitor, () => makeNow(request, reply, cookie))
      .finally(() => {
        held -= 1;
      });
  }

  async function makeNow(request: FastifyRequest, reply: FastifyReply, cookie?: string): Promise<Page> {
    // Loaders that wait for the same fail alike.
    const failures = new Set<unknown>();
    const report = (error: unknown) => void failures.add(error);
    const backend = { ...backendFor(deps, request, reply), report };
    const response = await website.render(webRequest(deps, request, cookie), backend);
    if (!isWritten(response)) throw [...failures][0];
    for (const err of failures) request.log.error({ err }, 'a page could not be made');
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** The page as it is kept, made of nothing that is a visitor's own but the theme; one that failed is not kept. */
  function makeShared(request: FastifyRequest, reply: FastifyReply): Promise<SharedPage> {
    const { theme } = request.cookies;
    const key = `${theme} ${request.url}`;
    const kept = shared.get(key);
    if (kept) return kept;
    const making = make(request, reply, theme && `theme=${theme}`).then((page) => {
      if (page.status !== 200) shared.delete(key);
      const etag = `W/"${createHash('sha256').update(page.body).digest('base64url')}"`;
      return { ...page, etag, forms: new Map() };
    });
    making.catch(() => shared.delete(key));
    shared.set(key, making);
    return making;
  }

  const isShared = (request: FastifyRequest) =>
    request.method !== 'POST' &&
    website.shared.includes(request.url) &&
    [undefined, 'light', 'dark'].includes(request.cookies.theme) &&
    !hasSession(deps, request);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'cookie, accept-encoding').header('content-security-policy', policy);
    const encoding = encodingFor(request);
    if (!isShared(request)) {
      const page = await make(request, reply, request.headers.cookie);
      const body = await compress(page.body, encoding, FAST);
      return send(reply.header('cache-control', 'private, no-store'), page, encoding, body);
    }
    const page = await makeShared(request, reply);
    if (page.status !== 200)
      return send(reply.header('cache-control', 'no-store'), page, 'identity', page.body);
    reply.header('cache-control', 'no-cache').header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const body = page.forms.get(encoding) ?? compress(page.body, encoding);
    page.forms.set(encoding, body);
    return send(reply, page, encoding, await body);
  };
}

function send(reply: FastifyReply, page: Page, encoding: Encoding, body: Buffer): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (body.length === 0) return reply.send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function compress(body: Buffer, encoding: Encoding, brotli = {}): Promise<Buffer> {
  if (encoding === 'identity' || body.length === 0) return Promise.resolve(body);
  return encoding === 'br' ? compressors.br(body, brotli) : compressors.gzip(body);
}

function encodingFor(request: FastifyRequest): Encoding {
  return negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']) ?? 'identity';
}

/** Otherwise not even a page could be made that says what failed. */
const isWritten = ({ status, headers }: Response) =>
  status < 500 || /^text\/(html|x-script)/.test(headers.get('content-type') ?? '');

/** The request as the web app reads it, under the address that people know. */
function webRequest({ config }: Deps, request: FastifyRequest, cookie: string | undefined): Request {
  const headers = new Headers({
    host: config.publicUrl.host,
    ...(cookie && { cookie }),
    ...(request.headers['content-type'] && { 'content-type': request.headers['content-type'] }),
  });
  const isForm = request.method === 'POST';
  return new Request(config.publicUrl.origin + request.url, {
    method: isForm ? 'POST' : 'GET',
    headers,
    ...(isForm && { body: new URLSearchParams(request.body as Record<string, string>) }),
  });
}

const busy = () =>
  new AppError('unavailable', 'Many people are here at once. Please try again shortly', { retryAfter: 5 });

function decodePath({ url }: FastifyRequest): string {
  try {
    if (url.startsWith('/')) return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {}
  throw new AppError('bad_request', 'This address is malformed');
}
