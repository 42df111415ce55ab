import { join } from 'node:path';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInput } from '@ampersand/contract/endpoint';
import type { FieldError } from '@ampersand/contract/errors';
import { fieldMessage } from '@ampersand/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { type LimitName, limitKey } from './limits.ts';
import { checkOrigin } from './origin.ts';
import { readSession, type SessionUser, suspended } from './session.ts';
import { decodePhoto, readForm, type Upload } from './uploads.ts';

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
    url: API_BASE + declared.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(declared.file ? { handlerTimeout: FORM_MS } : {}),
    onRequest: async (request) => {
      await deps.limits.count('read', limitKey(request.ip));
      checkOrigin(deps.config, request);
      if (declared.file) await deps.limits.count('form', limitKey(request.ip));
      if (more.limit) await deps.limits.check(more.limit, limitKey(request.ip));
    },
    handler: async (request, reply) => {
      const session = await readSession(deps, request, reply);
      // Every line this request logs from here on names the person.
      if (session) request.log = request.log.child({ userId: session.id });
      checkAccess(declared, session, request);
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

const ROLE_OF: Partial<Record<Access, string>> = {
  founder: 'FOUNDER',
  applicant: 'APPLICANT',
  admin: 'ADMIN',
};

function checkAccess(declared: Endpoint, user: SessionUser | undefined, request: FastifyRequest): void {
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
      photo: upload && (await readPhoto(deps, request, upload, declared)),
    };
  } finally {
    await upload?.close();
  }
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
