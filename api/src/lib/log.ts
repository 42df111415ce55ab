import { DrizzleQueryError } from 'drizzle-orm';

export interface ErrorFacts {
  type: string;
  message: string;
  /** The frames alone. */
  stack: string;
  code?: string;
  cause?: ErrorFacts;
  [more: string]: unknown;
}

/**
 * An error as log lines show it: type, message, code, frames and cause, nothing else.
 * A failed query is named without its parameters, which may be a password hash, a code or the text of an email.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error), stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((text) => /^\s+at /.test(text)) ?? [];
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    stack: frames.join('\n'),
    ...(code ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {}),
  };
}

/** An error as it is printed where there is no log: the same facts, of what caused it too. */
export function errorText(error: unknown): string {
  const lines = ({ type, message, stack, cause }: ErrorFacts): string[] => [
    `${type}: ${message}`,
    stack,
    ...(cause ? lines(cause) : []),
  ];
  return lines(errorFacts(error)).join('\n');
}

/** pg-boss reports copies of errors, which are no errors any more; the parameters of a failed query are left out of these too. */
function messageOf(thrown: unknown): string {
  const message = typeof thrown === 'object' && thrown !== null && 'message' in thrown && thrown.message;
  return typeof message === 'string' ? (message.split('\nparams:')[0] ?? '') : String(thrown);
}
