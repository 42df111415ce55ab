import type { ErrorCode, FieldError } from '@ampersand/contract/errors';

/** A failure that is the caller's to see. `code` decides the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  /** Seconds after which to try again, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}
