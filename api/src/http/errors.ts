import { ERROR_STATUS, type ErrorCode, type Failure } from '@ampersand/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { causes, goneMember } from '../db/causes.ts';
import { AppError } from '../lib/app-error.ts';
import { audit } from '../lib/audit.ts';
import { StorageError } from '../lib/storage.ts';
import { failurePage, wantsPage } from './failure-page.ts';

const HTML = 'text/html; charset=utf-8';

/** The failure of an address that leads nowhere. */
export function nothingHere(): never {
  throw new AppError('not_found', 'There is nothing at this address');
}

/** The framework's own refusals, in our words. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'This is too large to send'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', 'The body is empty; send JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'Content-Length does not fit the body'],
  FST_ERR_BAD_URL: ['bad_request', 'This address is malformed'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address'],
  FST_ERR_HANDLER_TIMEOUT: ['unavailable', 'This took too long. Please try again'],
  FST_FILES_LIMIT: ['bad_request', 'Send one file only'],
  FST_FIELDS_LIMIT: ['bad_request', 'This form has too many fields'],
  FST_PARTS_LIMIT: ['bad_request', 'This form has too many parts'],
  FST_PROTO_VIOLATION: ['bad_request', 'This form has a field that is not allowed'],
  FST_INVALID_JSON_FIELD_ERROR: ['bad_request', 'A field of this form is not the JSON it says it is'],
};

/** PostgreSQL error classes and codes that mean the database cannot answer now. */
const DATABASE_GONE = /^(08|53|57P|55P03|57014|25006)/;
/** A full disk, and a database that is only read, such as one that is no longer the primary. */
const TAKES_NO_WRITES = new Set(['53100', '25006']);
const NETWORK_GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** What `pg` says without a code. */
const GONE_TEXT =
  /timeout exceeded when trying to connect|connection (terminated|ended|timeout)|not queryable|query read timeout/i;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');
const codes = (error: unknown) => causes(error).map(codeOf);

function isDatabaseGone(error: unknown): boolean {
  return (
    codes(error).some((code) => DATABASE_GONE.test(code) || NETWORK_GONE.has(code)) ||
    causes(error).some(({ message }) => GONE_TEXT.test(message))
  );
}

/** What the framework's errors say of themselves. */
function facts(error: unknown): { code: string; status: number } {
  if (!(error instanceof Error)) return { code: '', status: 0 };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  return { code: codeOf(error), status };
}

/** Any thrown thing as one the caller may see; what is unknown becomes `internal`, without its text. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, status } = facts(error);
  const framework = FRAMEWORK_ERRORS[code];
  if (framework) return new AppError(...framework);
  if (error instanceof StorageError) {
    return new AppError(
      'unavailable',
      'We cannot store or read files at the moment. Please try again shortly',
      {
        retryAfter: 30,
      },
    );
  }
  if (isDatabaseGone(error)) {
    const what = codes(error).some((code) => TAKES_NO_WRITES.has(code))
      ? 'save anything'
      : 'reach our database';
    return new AppError('unavailable', `We cannot ${what} at the moment. Please try again shortly`, {
      retryAfter: 5,
    });
  }
  if (goneMember(error)) return new AppError('not_found', 'There is no such person here any more');
  if (status === 415) return new AppError('unsupported_media_type', 'Send the body as application/json');
  if (status === 413) return new AppError('payload_too_large', 'This is too large to send');
  if (status === 404) return new AppError('not_found', 'There is nothing at this address');
  if (status >= 400 && status < 500) return new AppError('bad_request', 'The request is malformed');
  return new AppError('internal', 'Something went wrong on our side. Please try again');
}

/** The body of a failure. */
export function failureBody(failure: AppError, requestId: string): Failure {
  return {
    message: failure.message,
    code: failure.code,
    ...(failure.fields ? { errors: failure.fields } : {}),
    requestId,
  };
}

/** The one place where failures are answered: with JSON, or with a page for who opens one. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { failure, status } = logFailure(error, request);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  const body = failureBody(failure, request.id);
  reply.code(status).header('cache-control', 'no-store');
  return wantsPage(request) ? reply.type(HTML).send(failurePage(body)) : reply.send(body);
}

/** What a failure is to people and programs; the one place where failures are logged. */
export function logFailure(error: unknown, request: FastifyRequest): { failure: AppError; status: number } {
  const failure = toAppError(error);
  const status = ERROR_STATUS[failure.code];
  if (status === 500) request.log.error({ err: error }, 'request failed');
  else if (status === 503) request.log.warn({ err: error }, 'dependency unavailable');
  else if (status === 403 || status === 421 || status === 429) {
    const host = status === 421 ? request.headers.host?.slice(0, 200) : undefined;
    audit(request, 'refused', { code: failure.code, host });
  }
  return { failure, status };
}
