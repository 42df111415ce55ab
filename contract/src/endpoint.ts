import { z } from 'zod';
import { numeric } from './fields.ts';

/**
 * Who may call an endpoint. `public`: anybody; `member`: any logged-in person; the others: that role only.
 * An administrator may call every `member`, `founder` and `applicant` endpoint.
 */
export type Access = 'public' | 'member' | 'founder' | 'applicant' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type ObjectSchema = z.ZodObject | z.ZodPipe<z.ZodTransform, z.ZodObject>;

/** One call of the API. The server mounts it, the browser and the tests call it, the OpenAPI document prints it. */
export interface Endpoint {
  readonly method: Method;
  /** Path below `/api/v1`, with `{name}` for a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Path parameter that must be the caller's own user id (an administrator may name anyone); otherwise 403. */
  readonly owner?: string;
  /** Name of the file part. Present: the body may be `multipart/form-data`, the photo in the part of this name. */
  readonly file?: string;
  /** The file is one for a message, a larger photo or a PDF, and the handler stores it. */
  readonly attachment?: true;
  /** The request may say with `If-Match` which version of the profile, the preference, the draft or the event it changes or sends; another one answers 409. */
  readonly ifMatch?: true;
  /** What it asks for may no longer be possible, or not yet: it answers 409 then. */
  readonly conflict?: true;
  /** What it is about is named in the body, and may not be there: it answers 404 then. */
  readonly missing?: true;
  /** Who calls says who they are, and may be wrong: it answers 401 then. */
  readonly credentials?: true;
  /** Status of a success, 200 unless told. */
  readonly status?: 200 | 201 | 202;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The whole body of a success; undeclared keys never leave the server. */
  readonly response: ObjectSchema;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = z.output<E['response']>;
export type ReplyInput<E extends Endpoint> = z.input<E['response']>;

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** The statuses of all failures that a call can answer with. None answers 500, whatever it is sent. */
export function failureStatuses(declared: Endpoint): number[] {
  const statuses = new Set([421, 429, 503]);
  const add = (...more: number[]) => {
    for (const status of more) statuses.add(status);
  };
  if (declared.access !== 'public') add(401, 403);
  // Another site may have made a browser send it, and anything may stand in its body.
  if (declared.method !== 'GET') add(400, 403, 413, 415);
  if (declared.credentials) add(401);
  if (declared.params || declared.missing) add(404);
  if (declared.query) add(400);
  if (declared.body || declared.file) add(422);
  if (declared.conflict || declared.ifMatch) add(409);
  return [...statuses].sort();
}

/** What `ifMatch` wrote, as the number. */
export const ifMatchHeader = z
  .string()
  .regex(/^"\d{1,9}"$/, 'If-Match must be the version in quotes, such as "3"')
  .transform((value) => Number(value.slice(1, -1)));

/** `{ data }` around a payload: the shape of every success. */
export function dataOf<S extends z.ZodType>(data: S) {
  return z.object({ data, message: z.string().optional() });
}

/** The shape of a success that only says something. */
export const messageReply = z.object({ message: z.string() });

/** A page of a list that can grow; `nextCursor` is absent on the last page. */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item), nextCursor: z.string().optional() });
}

export const pageQuery = z.object({
  limit: numeric(z.number().int().min(1).max(100)).default(20),
  cursor: z.string().max(200).optional(),
});

export const userIdParams = z.object({ userId: z.uuid() });
