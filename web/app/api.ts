import {
  type BodyInput,
  type Endpoint,
  pathOf,
  type QueryInput,
  type ReplyOf,
} from '@ampersand/contract/endpoint';
import type { ErrorCode, Failure, FieldError } from '@ampersand/contract/errors';

const BASE = '/api/v1';

/** A call that failed. `code` is the API's, or `offline` when no answer came. `message` is for the person. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly fields: FieldError[];
  readonly requestId: string | undefined;

  constructor(
    status: number,
    failure: Pick<Failure, 'message'> & {
      code: ErrorCode | 'offline';
      errors?: FieldError[] | undefined;
      requestId?: string;
    },
  ) {
    super(failure.message);
    this.status = status;
    this.code = failure.code;
    this.fields = failure.errors ?? [];
    this.requestId = failure.requestId;
  }
}

export interface CallInput<E extends Endpoint> {
  params?: Record<string, string>;
  query?: QueryInput<E>;
  /** Sent as JSON. */
  body?: BodyInput<E>;
  /** Sent as multipart form instead of `body`, where a file comes along. */
  form?: FormData;
  signal?: AbortSignal;
}

/**
 * Calls an endpoint of the contract and answers its reply.
 * @throws {ApiError} for every failure, the missing network included.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input);
  const body: unknown = await response.json().catch(() => undefined);
  // The server has made this body with the endpoint's own response schema.
  if (response.ok) return body as ReplyOf<E>;
  throw new ApiError(
    response.status,
    isFailure(body)
      ? body
      : { code: 'internal', message: 'Something went wrong on our side. Please try again' },
  );
}

async function send<E extends Endpoint>(
  endpoint: E,
  { params, query, body, form, signal }: CallInput<E>,
): Promise<Response> {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
  try {
    return await fetch(`${BASE}${pathOf(endpoint, params)}${search && `?${search}`}`, {
      method: endpoint.method,
      credentials: 'same-origin',
      ...(payload === undefined ? {} : { body: payload }),
      ...(typeof payload === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, {
      code: 'offline',
      message: 'We cannot reach the server. Check your connection and try again',
    });
  }
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
