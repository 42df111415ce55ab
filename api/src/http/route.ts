import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInput } from '@ampersand/contract/endpoint';
import type { FieldError } from '@ampersand/contract/errors';
import { fieldMessage } from '@ampersand/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { limitKey } from './limits.ts';
import { checkOrigin } from './origin.ts';
import { readSession, type SessionUser } from './session.ts';
import { readForm } from './uploads.ts';

/** What a handler gets; everything is validated, access and ownership are settled. */
export interface Call<E extends Endpoint> {
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

export const API_BASE = '/api/v1';
/** A multipart form: the photo and some room for the fields. */
const FORM_LIMIT = 8 * 1024 * 1024;

/** Serves an endpoint: limit → origin → session → access → validation → handler → response schema. */
export function mount<const E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  declared: E,
  handler: Handler<E>,
): void {
  app.route({
    method: declared.method,
    url: API_BASE + declared.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(declared.file ? { bodyLimit: FORM_LIMIT } : {}),
    onRequest: async (request) => {
      await deps.limits.count('read', limitKey(request.ip));
      checkOrigin(deps.config, request);
    },
    handler: async (request, reply) => {
      const user = await readSession(deps, request, reply);
      checkAccess(declared, user, request);
      const { body, photo } = await readBody(declared, request);
      // The schemas have just made these values; TypeScript cannot follow a schema through `E`.
      const call = {
        params: parse(declared.params, request.params, 'not_found', 'There is nothing at this address'),
        query: parse(declared.query, request.query, 'bad_request'),
        body: parse(declared.body, body, 'invalid_fields'),
        user,
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

const ROLE_OF: Partial<Record<Access, string>> = {
  founder: 'FOUNDER',
  applicant: 'APPLICANT',
  admin: 'ADMIN',
};

function checkAccess(declared: Endpoint, user: SessionUser | undefined, request: FastifyRequest): void {
  if (declared.access === 'public') return;
  if (!user) throw new AppError('unauthenticated', 'Please log in first');
  if (user.role === 'ADMIN') return;
  const role = ROLE_OF[declared.access];
  const named = declared.owner && (request.params as Record<string, string>)[declared.owner];
  if ((role && role !== user.role) || (named && named.toLowerCase() !== user.id)) {
    request.log.warn({ event: 'refused', userId: user.id, path: declared.path }, 'access refused');
    throw new AppError('forbidden', 'This is not yours to see or change');
  }
}

async function readBody(
  declared: Endpoint,
  request: FastifyRequest,
): Promise<{ body: unknown; photo: Buffer | undefined }> {
  if (!request.isMultipart()) return { body: request.body ?? {}, photo: undefined };
  if (!declared.file) throw new AppError('unsupported_media_type', 'Send the body as application/json');
  const { fields, photo } = await readForm(request, declared.file);
  return { body: fields, photo };
}

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'not_found' | 'bad_request' | 'invalid_fields',
  message?: string,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: fieldMessage });
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
