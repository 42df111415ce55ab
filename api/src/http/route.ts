import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInput } from '@ampersand/contract/endpoint';
import { MEMBER_HEADER } from '@ampersand/contract/path';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { goneMember } from '../db/causes.ts';
import { AppError } from '../lib/app-error.ts';
import { callName } from './calls.ts';
import type { Deps } from './deps.ts';
import { type Input, parseInput, withInput } from './input.ts';
import { type LimitName, limitKey } from './limits.ts';
import { checkOrigin } from './origin.ts';
import { readSession, type SessionUser, suspended } from './session.ts';

/** What a handler gets; everything is validated, access and ownership are settled. */
type Call<E extends Endpoint> = EveryCall<E> &
  (E['ifMatch'] extends true ? { readonly expectedVersion: number | undefined } : unknown);

interface EveryCall<E extends Endpoint> extends Pick<Input, 'photo' | 'attachment'> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E['access'] extends 'public' ? SessionUser | undefined : SessionUser;
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
      const answer = await withInput(deps, declared, request, (input) =>
        run(declared, handler, { ...input, session, request, reply }),
      );
      return reply
        .code(declared.status ?? 200)
        .header('cache-control', 'no-store')
        .send(answer);
    },
  });
  deps.calls.set(
    callName(declared),
    async ({ session, params = {}, query = {}, body = {}, request, reply }) => {
      checkAccess(declared, session, params);
      if (more.limit) await deps.limits.check(more.limit, limitKey(request.ip));
      const input = await parseInput(declared, { params, query, body });
      const call = { ...input, photo: undefined, attachment: undefined };
      return run(declared, handler, { ...call, session, request, reply });
    },
  );
}

/** Hands a call to its handler and lets out only what the response schema declares. Who is deleted meanwhile is logged out. */
async function run<E extends Endpoint>(
  declared: E,
  handler: Handler<E>,
  {
    session,
    ...input
  }: Input & Pick<EveryCall<Endpoint>, 'request' | 'reply'> & { readonly session: SessionUser | undefined },
): Promise<unknown> {
  // The schemas have just made these values; TypeScript cannot follow a schema through `E`.
  const call = { ...input, user: session?.suspended ? undefined : session } as unknown as Call<E>;
  try {
    return declared.response.parse(await handler(call));
  } catch (error) {
    throw session && goneMember(error) === session.id ? loggedOut() : error;
  }
}

/** Serves what is no call of the contract: limit → origin → session → access → handler, which answers by itself. */
export function mountRaw<const R extends RawRoute>(
  app: FastifyInstance,
  deps: Deps,
  declared: R,
  handler: (call: RawCall<R>) => unknown,
  more: Pick<RouteOptions, 'exposeHeadRoute'> = {},
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

/** Whoever is logged in, if the access is theirs. */
async function admit(
  deps: Deps,
  declared: Pick<Endpoint, 'access' | 'owner'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | undefined> {
  const session = await readSession(deps, request, reply);
  // Every line this request logs from here on names the person.
  if (session) request.log = request.log.child({ userId: session.id });
  if (session && declared.access !== 'public') checkMeant(request.headers[MEMBER_HEADER], session);
  checkAccess(declared, session, request.params as Record<string, string>);
  return session;
}

/** A page that was opened by one member asks nothing in the name of another who logged in at its browser since. */
export function checkMeant(meant: string | string[] | undefined, { id }: SessionUser): void {
  if (meant === undefined || meant === id) return;
  throw new AppError('other_member', 'Somebody else has logged in here. Load the page again to go on');
}

const loggedOut = () => new AppError('unauthenticated', 'Please log in first');

const ROLE_OF: Partial<Record<Access, string>> = {
  founder: 'FOUNDER',
  applicant: 'APPLICANT',
  admin: 'ADMIN',
};

function checkAccess(
  declared: Pick<Endpoint, 'access' | 'owner'>,
  user: SessionUser | undefined,
  params: Record<string, string>,
): void {
  if (declared.access === 'public') return;
  if (!user) throw loggedOut();
  if (user.suspended) throw suspended();
  if (user.role === 'ADMIN') return;
  const role = ROLE_OF[declared.access];
  const named = declared.owner && params[declared.owner];
  if ((role && role !== user.role) || (declared.owner && named?.toLowerCase() !== user.id))
    throw new AppError('forbidden', 'This is not yours to see or change');
}
