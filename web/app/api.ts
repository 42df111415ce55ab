import type { CallName, Endpoints } from '@ampersand/contract/all';
import type { BodyInput, Endpoint, QueryInput, ReplyOf } from '@ampersand/contract/endpoint';
import type { ErrorCode, Failure, FieldError } from '@ampersand/contract/errors';
import { filledPath, MEMBER_HEADER } from '@ampersand/contract/path';
import { isRouteErrorResponse } from 'react-router';
import type { SentRequest } from './upload.ts';

const BASE = '/api/v1';

let member: string | undefined;

/** Says whose page calls from now on, so that nothing is done for whoever logs in at this browser meanwhile. */
export function callFor(id: string | undefined): void {
  member = id;
}

/** Message of a failure that came without one; the API says the same of what it cannot explain. */
const UNEXPLAINED = 'Something went wrong on our side. Please try again';

/**
 * A call that failed. `code` is the API's, or `offline` when no answer came. `message` is for the person; a screen that
 * knows better what failed says so with `failureMessage`.
 */
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
  /** Such as `ifMatch`. */
  headers?: Record<string, string>;
  /** Told how much of `form` is on its way, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export const UNREACHED = 'We cannot reach the server. Check your connection and try again.';
const UNANSWERED = 'The server takes too long to answer. Check your connection and try again.';

/** As long as the server takes at most. What carries a file takes as long as its way. */
const PATIENCE_MS = 30_000;

/**
 * Calls the API, by the name of a call in the contract, and answers its reply.
 * @throws {ApiError} for every failure, the missing network included.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Endpoints[Name]> = {},
): Promise<ReplyOf<Endpoints[Name]>> {
  const response = await send(name, input);
  const body: unknown = await response.json().catch(() => undefined);
  // An answer that breaks off, as when the page is left meanwhile, is no answer.
  if (response.ok && body === undefined) return unreached();
  // The server has made this body with the endpoint's own response schema.
  if (response.ok) return body as ReplyOf<Endpoints[Name]>;
  throw failureOf(response, body);
}

/**
 * The failure of a call, where this is one: of the browser's, or of the server's while it loaded the page. Where the server
 * did not even begin to, the router has its answer as text.
 */
export function callFailureIn(error: unknown): ApiError | undefined {
  if (!isRouteErrorResponse(error)) return error instanceof ApiError ? error : undefined;
  const said = typeof error.data === 'string' ? parsed(error.data) : error.data;
  return isFailure(said) ? new ApiError(error.status, said) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For what was caught around a call. @throws what is no failure of a call: a fault of our own is not explained away. */
export function asCallFailure(error: unknown): ApiError {
  const failure = callFailureIn(error);
  if (!failure) throw error;
  return failure;
}

/** What the server said about a failed call, else `fallback`, with the reason where that is the connection. */
export function failureMessage(error: unknown, fallback: string): string {
  const failure = callFailureIn(error);
  if (!failure || failure.message === UNEXPLAINED) return fallback;
  return failure.code === 'offline' ? `${fallback.replace(/\.?$/, '.')} ${failure.message}` : failure.message;
}

const failureOf = (response: Response, body: unknown) =>
  new ApiError(response.status, isFailure(body) ? body : { code: 'internal', message: UNEXPLAINED });

/**
 * Fetches a file of the API whole.
 * @throws {ApiError} for every failure, the missing network and a file that breaks off included.
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(apiUrl(path)).catch(() => unreached());
  if (response.ok) return response.blob().catch(() => unreached());
  throw failureOf(response, await response.json().catch(() => undefined));
}

function unreached(message = UNREACHED): never {
  throw new ApiError(0, { code: 'offline', message });
}

/** The address of what is no call, such as an event stream. */
export const apiUrl = (path: string) => `${BASE}${path}`;

/** Browsers carry at most 64 kB at once beyond the end of a page. */
const KEPT_ALIVE_BYTES = 60_000;
let keptAlive = 0;

/**
 * Fetches so that a change reaches the server even if the page is left right after: the screen shows it as done by then.
 * Where the browser cannot, or too much is on its way already, it is a fetch as any other.
 */
async function fetchToTheEnd(url: string, request: RequestInit): Promise<Response> {
  const bytes = typeof request.body === 'string' ? new Blob([request.body]).size : 0;
  if (keptAlive + bytes > KEPT_ALIVE_BYTES) return fetch(url, request);
  keptAlive += bytes;
  try {
    return await fetch(url, { ...request, keepalive: true });
  } finally {
    keptAlive -= bytes;
  }
}

async function carry(url: string, request: SentRequest, onProgress: CallInput<Endpoint>['onProgress']) {
  if (onProgress) return (await import('./upload.ts')).upload(url, request, onProgress);
  const isChange = request.method !== 'GET';
  return isChange && !(request.body instanceof FormData) ? fetchToTheEnd(url, request) : fetch(url, request);
}

async function send<E extends Endpoint>(
  name: CallName,
  { params, query, body, form, headers, onProgress, signal }: CallInput<E>,
): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
  const url = `${BASE}${filledPath(path, params)}${search && `?${search}`}`;
  const patience = payload instanceof FormData ? undefined : AbortSignal.timeout?.(PATIENCE_MS);
  const ends = [signal, patience].filter((end) => end !== undefined);
  const request = {
    method,
    headers: {
      ...(member && { [MEMBER_HEADER]: member }),
      ...headers,
      ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload === undefined ? {} : { body: payload }),
    signal: AbortSignal.any(ends),
  };
  try {
    return await carry(url, request, onProgress);
  } catch (error) {
    if (signal?.aborted) throw error;
    return unreached(patience?.aborted ? UNANSWERED : UNREACHED);
  }
}

function isFailure(body: unknown): body is Failure {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false;
  return typeof body.code === 'string' && typeof body.message === 'string' && body.message.trim() !== '';
}
