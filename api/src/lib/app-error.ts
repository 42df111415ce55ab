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

/** What was looked for. @throws {AppError} `not_found`, alike for what is somebody else's and what was never there. */
export function requireFound<Row extends object | true>(row: Row | undefined | false, message: string): Row {
  if (row === undefined || row === false) throw new AppError('not_found', message);
  return row;
}
