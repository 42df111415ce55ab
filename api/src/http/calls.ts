import type { CallName, Endpoints } from '@ampersand/contract/all';
import type { Answer, Backend, BackendInput } from '@ampersand/contract/backend';
import type { Endpoint, ReplyOf } from '@ampersand/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { failureBody, logFailure } from './errors.ts';
import { cookieName, readSession, type SessionUser } from './session.ts';

interface InProcessCall {
  readonly session: SessionUser | undefined;
  readonly params?: Record<string, string> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Mounted calls by name; each validates its input and answers what its response schema declares. */
export type Calls = Map<string, (call: InProcessCall) => Promise<unknown>>;

export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The session that a request brings, be it alive or not. */
export const sessionToken = ({ config }: Deps, { cookies }: FastifyRequest): string | undefined =>
  cookies[cookieName(config, 'session')];

export const hasSession = (deps: Deps, request: FastifyRequest) => sessionToken(deps, request) !== undefined;

/** The API for one request for a page; the session is read once. */
export function backendFor(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Backend, 'report'> {
  let session: Promise<SessionUser | undefined> | undefined;

  async function answer(name: CallName, { params, query, body }: BackendInput<Endpoint>) {
    session ??= readSession(deps, request, reply);
    const call = deps.calls.get(name);
    if (!call) throw new Error(`${name} is not mounted`);
    return call({ session: await session, params, query: asSent(query), body, request, reply });
  }

  return {
    hasSession: hasSession(deps, request),
    async call<Name extends CallName>(
      name: Name,
      input: BackendInput<Endpoints[Name]> = {},
    ): Promise<Answer<Endpoints[Name]>> {
      try {
        // The call has just made this with the endpoint's own response schema.
        return { ok: true, reply: (await answer(name, input)) as ReplyOf<Endpoints[Name]> };
      } catch (error) {
        const { failure, status } = logFailure(error, request);
        return { ok: false, status, failure: failureBody(failure, request.id) };
      }
    },
  };
}

/** A query as it comes in an address: texts, and nothing that is undefined. */
function asSent(query: object = {}): object {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
