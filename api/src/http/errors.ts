import { ERROR_STATUS, type ErrorCode, type Failure, type FieldError } from '@ampersand/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A failure that is the caller's to see. `code` decides the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  /** Seconds after which to try again, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { fields?: FieldError[]; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** Fastify's own refusals, in our words. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'This is too large to send'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', 'The body is empty; send JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'Content-Length does not fit the body'],
  FST_ERR_BAD_URL: ['bad_request', 'This address is malformed'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address'],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large', 'A photo may have at most 5 MB'],
  FST_FILES_LIMIT: ['bad_request', 'Send one photo only'],
  FST_FIELDS_LIMIT: ['bad_request', 'This form has too many fields'],
  FST_PARTS_LIMIT: ['bad_request', 'This form has too many parts'],
  FST_PROTO_VIOLATION: ['bad_request', 'This form has a field that is not allowed'],
};

/** PostgreSQL error classes and codes that mean the database cannot answer now. */
const DATABASE_GONE = /^(08|53|57P|55P03|57014)/;
const NETWORK_GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

function isDatabaseGone(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (DATABASE_GONE.test(code) || NETWORK_GONE.has(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|connection timeout/i.test(cause.message)
    )
      return true;
  }
  return false;
}

/** Any thrown thing as one the caller may see; what is unknown becomes `internal`, without its text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const framework = FRAMEWORK_ERRORS[(error as FastifyError | undefined)?.code ?? ''];
  if (framework) return new AppError(...framework);
  if (isDatabaseGone(error)) {
    return new AppError(
      'unavailable',
      'We cannot reach our database at the moment. Please try again shortly',
      { retryAfter: 5 },
    );
  }
  const status = (error as FastifyError | undefined)?.statusCode;
  if (status === 415) return new AppError('unsupported_media_type', 'Send the body as application/json');
  if (status === 413) return new AppError('payload_too_large', 'This is too large to send');
  if (status === 503)
    return new AppError('unavailable', 'The server is stopping. Please try again shortly', { retryAfter: 5 });
  if (status && status >= 400 && status < 500) return new AppError('bad_request', 'The request is malformed');
  return new AppError('internal', 'Something went wrong on our side. Please try again');
}

/** The one place where failures are answered and logged. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  const status = ERROR_STATUS[failure.code];
  if (status === 500) request.log.error({ err: error }, 'request failed');
  else if (status === 503) request.log.warn({ err: error }, 'dependency unavailable');
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  const body: Failure = {
    message: failure.message,
    code: failure.code,
    ...(failure.fields ? { errors: failure.fields } : {}),
    requestId: request.id,
  };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
