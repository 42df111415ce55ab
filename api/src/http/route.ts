import { join } from 'node:path';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInput } from '@ampersand/contract/endpoint';
import type { FieldError } from '@ampersand/contract/errors';
import { fieldMessage } from '@ampersand/contract/fields';
import { ifMatchHeader } from '@ampersand/contract/profile';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { type LimitName, limitKey } from './limits.ts';
import { checkOrigin } from './origin.ts';
import { readSession, type SessionUser, suspended } from './session.ts';
import { decodePhoto, readForm, type Upload } from './uploads.ts';

/** What a handler gets; everything is validated, access and ownership are settled. */
type Call<E extends Endpoint> = EveryCall<E> &
  (E['ifMatch'] extends true ? { readonly expectedVersion: number | undefined } : unknown);

interface EveryCall<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E['access'] extends 'public' ? SessionUser | undefined : SessionUser;
  /** The photo of a multipart form, decoded and encoded anew. */
  readonly photo: Buffer | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyInput<E>>;

/**
 * Something served that is no call of the contract: a file, a stream, a page. `token`: whoever brings the secret that the
 * handler asks for, in the path as `{token}` or elsewhere. `limit` counts every request per address; null: none does.
 */
export interface RawRoute {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access | 'token';
  readonly limit: LimitName | null;
  readonly summary: string;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What a handler of such a route gets; limit and access are settled. */
interface RawCall<R extends RawRoute> {
  readonly params: Readonly<Record<NamesIn<R['path']>, string>>;
  readonly user: R['access'] extends 'public' | 'token' ? undefined : SessionUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const API_BASE = '/api/v1';
/** A form with a photo comes slowly over a mobile line. */
const FORM_MS = 120_000;

/** Serves an endpoint: limit → origin → session → access → validation → photo → handler → response schema. */
export function mount<const E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  declared: E,
  handler: Handler<E>,
  /** A limit per address that refuses before the body is read; the handler counts it. */
  more: { limit?: LimitName } = {},
): void {
  app.route({
    method: declared.method,
    url: API_BASE + routerPath(declared.path),
    ...(declared.file ? { handlerTimeout: FORM_MS } : {}),
    onRequest: async (request) => {
      await deps.limits.count('read', limitKey(request.ip));
      checkOrigin(deps.config, request);
      if (declared.file) await deps.limits.count('form', limitKey(request.ip));
      if (more.limit) await deps.limits.check(more.limit, limitKey(request.ip));
    },
    handler: async (request, reply) => {
      const session = await admit(deps, declared, request, reply);
      const { photo, ...parsed } = await readInput(deps, declared, request);
      // The schemas have just made these values; TypeScript cannot follow a schema through `E`.
      const call = {
        ...parsed,
        user: session?.suspended ? undefined : session,
        photo,
        request,
        reply,
      } as unknown as Call<E>;
      const answer = declared.response.parse(await handler(call));
      return reply
        .code(declared.status ?? 200)
        .header('cache-control', 'no-store')
        .send(answer);
    },
  });
}

/** Serves what is no call of the contract: limit → origin → session → access → handler, which answers by itself. */
export function mountRaw<const R extends RawRoute>(
  app: FastifyInstance,
  deps: Deps,
  declared: R,
  handler: (call: RawCall<R>) => unknown,
  more: Pick<RouteOptions, 'handlerTimeout' | 'exposeHeadRoute'> = {},
): void {
  const { method, path, access, limit } = declared;
  const call = (request: FastifyRequest, reply: FastifyReply, user?: SessionUser) =>
    // The path and the access say what is there; TypeScript cannot follow them through `R`.
    handler({ params: request.params, user, request, reply } as unknown as RawCall<R>);
  app.route({
    ...more,
    method,
    url: routerPath(path),
    onRequest: async (request) => {
      if (limit) await deps.limits.count(limit, limitKey(request.ip));
      if (access !== 'token') checkOrigin(deps.config, request);
    },
    handler:
      access === 'public' || access === 'token'
        ? (request, reply) => call(request, reply)
        : async (request, reply) =>
            call(request, reply, await admit(deps, { ...declared, access }, request, reply)),
  });
}

const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Whoever is signed in, if the access is theirs. */
async function admit(
  deps: Deps,
  declared: Pick<Endpoint, 'access' | 'owner'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | undefined> {
  const session = await readSession(deps, request, reply);
  // Every line this request logs from here on names the person.
  if (session) request.log = request.log.child({ userId: session.id });
  checkAccess(declared, session, request);
  return session;
}

const ROLE_OF: Partial<Record<Access, string>> = {
  founder: 'FOUNDER',
  applicant: 'APPLICANT',
  admin: 'ADMIN',
};

function checkAccess(
  declared: Pick<Endpoint, 'access' | 'owner'>,
  user: SessionUser | undefined,
  request: FastifyRequest,
): void {
  if (declared.access === 'public') return;
  if (!user) throw new AppError('unauthenticated', 'Please log in first');
  if (user.suspended) throw suspended();
  if (user.role === 'ADMIN') return;
  const role = ROLE_OF[declared.access];
  const named = declared.owner && (request.params as Record<string, string>)[declared.owner];
  if ((role && role !== user.role) || (declared.owner && named?.toLowerCase() !== user.id))
    throw new AppError('forbidden', 'This is not yours to see or change');
}

/** Everything a handler is given, validated; the photo is looked at only when all else is right. */
async function readInput(deps: Deps, declared: Endpoint, request: FastifyRequest) {
  checkNames(declared.query, Object.keys(request.query as object));
  const { body, upload } = await readBody(deps, declared, request);
  try {
    return {
      params: await parse(declared.params, request.params, 'not_found', 'There is nothing at this address'),
      query: await parse(declared.query, request.query, 'bad_request'),
      body: await parse(declared.body, body, 'invalid_fields'),
      ...(declared.ifMatch && { expectedVersion: expectedVersion(request) }),
      photo: upload && (await readPhoto(deps, request, upload, declared)),
    };
  } finally {
    await upload?.close();
  }
}

/** The version that a request says it changes, if it says one. */
function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined) return undefined;
  const parsed = ifMatchHeader.safeParse(header);
  if (!parsed.success) throw new AppError('bad_request', parsed.error.issues[0]?.message ?? 'Bad If-Match');
  return parsed.data;
}

/** Refuses what looks like one of our query parameters and is none (`limit[]`, `Limit`): it would go unheard. Others pass. */
function checkNames(schema: z.ZodObject | undefined, given: readonly string[]): void {
  const ours = Object.keys(schema?.shape ?? {});
  for (const name of given) {
    const plain = name.split(/[[.]/, 1)[0]?.trim().toLowerCase();
    const meant = ours.find((each) => each.toLowerCase() === plain);
    if (!meant || name === meant) continue;
    const message = `There is no parameter ${name} here; use ${meant}, once and by this name`;
    throw new AppError('bad_request', message, { fields: [{ path: name, message }] });
  }
}

/** The body as JSON or as the fields of a form, and the form's file. */
async function readBody(
  deps: Deps,
  declared: Endpoint,
  request: FastifyRequest,
): Promise<{ body: unknown; upload: Upload | undefined }> {
  if (!request.isMultipart()) return { body: request.body ?? {}, upload: undefined };
  if (!declared.file) throw new AppError('unsupported_media_type', 'Send the body as application/json');
  const { fields, upload } = await readForm(request, declared.file, join(deps.config.dataDir, 'incoming'));
  return { body: fields, upload };
}

async function readPhoto(
  deps: Deps,
  request: FastifyRequest,
  upload: Upload,
  declared: Endpoint,
): Promise<Buffer> {
  await deps.limits.count('photo', limitKey(request.ip));
  return decodePhoto(upload, declared.file ?? '');
}

async function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'not_found' | 'bad_request' | 'invalid_fields',
  message?: string,
): Promise<unknown> {
  if (!schema) return undefined;
  const result = await judge(schema, value, code);
  if (result.success) return result.data;
  const fields: FieldError[] = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new AppError(
    code,
    message ?? fields[0]?.message ?? 'Please check the form',
    code === 'not_found' ? {} : { fields },
  );
}

/** An object whose `length` cannot be compared makes zod's own checks throw; no field of ours is such a thing. */
async function judge(
  schema: z.ZodType,
  value: unknown,
  code: 'not_found' | 'bad_request' | 'invalid_fields',
) {
  try {
    return await schema.safeParseAsync(value, { error: fieldMessage });
  } catch (error) {
    if (!(error instanceof TypeError && error.message === 'Cannot convert object to primitive value'))
      throw error;
    throw new AppError(code, 'This has the wrong form', { cause: error });
  }
}
