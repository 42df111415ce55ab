import { join } from 'node:path';
import { type Endpoint, ifMatchHeader } from '@ampersand/contract/endpoint';
import type { FieldError } from '@ampersand/contract/errors';
import { fieldMessage } from '@ampersand/contract/fields';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from './deps.ts';
import { type AttachedFile, expectedFile, isPdf, readAttachedPhoto, readPdf, readPhoto } from './files.ts';
import { limitKey } from './limits.ts';
import { readForm, type Upload } from './uploads.ts';

/** What a call brings, validated. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The photo of a multipart form, decoded and encoded anew. */
  readonly photo: Buffer | undefined;
  /** The file of a form, where the call takes one for a message. */
  readonly attachment: AttachedFile | undefined;
}

/** Gives a handler everything it needs, validated; the file is looked at only when all else is right, and is gone afterwards. */
export async function withInput<Value>(
  deps: Deps,
  declared: Endpoint,
  request: FastifyRequest,
  handle: (input: Input) => Promise<Value>,
): Promise<Value> {
  checkNames(declared.query, Object.keys(request.query as object));
  const { body, upload } = await readBody(deps, declared, request);
  try {
    return await handle({
      ...(await parseInput(declared, { params: request.params, query: request.query, body })),
      ...(declared.ifMatch && { expectedVersion: expectedVersion(request) }),
      ...(await readFile(deps, request, upload, declared)),
    });
  } finally {
    await upload?.close();
  }
}

/** Validates what a call brings, wherever it comes from. */
export async function parseInput(
  declared: Endpoint,
  input: { params: unknown; query: unknown; body: unknown },
) {
  return {
    params: await parse(declared.params, input.params, 'not_found', 'There is nothing at this address'),
    query: await parse(declared.query, input.query, 'bad_request'),
    body: await parse(declared.body, input.body, 'invalid_fields'),
  };
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
  const { fields, upload } = await readForm(request, {
    ...expectedFile(declared),
    fileField: declared.file,
    folder: join(deps.config.dataDir, 'incoming'),
  });
  return { body: fields, upload };
}

/** The photo of a form, or the file for a message. */
async function readFile(
  deps: Deps,
  request: FastifyRequest,
  upload: Upload | undefined,
  { file = '', attachment }: Endpoint,
): Promise<Pick<Input, 'photo' | 'attachment'>> {
  const none = { photo: undefined, attachment: undefined };
  if (!upload) return none;
  if (attachment && (await isPdf(upload))) return { ...none, attachment: await readPdf(upload, file) };
  await deps.limits.count('photo', limitKey(request.ip));
  return attachment
    ? { ...none, attachment: await readAttachedPhoto(upload, file) }
    : { ...none, photo: await readPhoto(upload, file) };
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
    throw new AppError(code, 'This is not in the right format', { cause: error });
  }
}
