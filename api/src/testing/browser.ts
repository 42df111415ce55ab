import { type BodyInput, type Endpoint, failureStatuses, type ReplyOf } from '@ampersand/contract/endpoint';
import type { Failure } from '@ampersand/contract/errors';
import { filledPath } from '@ampersand/contract/path';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../http/route.ts';

export const ORIGIN = 'http://localhost:3000';

/** An answer of the API: the contract's reply, or its failure. */
interface Answer<E extends Endpoint> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  reply: ReplyOf<E>;
  failure: Failure;
}

/** A browser: keeps its cookies, sends its origin, and takes no failure that the contract does not declare. */
export interface Browser {
  call<E extends Endpoint>(
    endpoint: E,
    input?: {
      params?: Record<string, string>;
      query?: Record<string, string | number>;
      body?: BodyInput<E> | Record<string, unknown>;
      form?: FormData;
      headers?: Record<string, string>;
    },
  ): Promise<Answer<E>>;
  cookies: Map<string, string>;
}

let lastAddress = 0;

/** A new browser for a server, which answers to `host`. */
export function openBrowser(
  app: FastifyInstance,
  host: string,
  address = `10.0.${(++lastAddress >> 8) & 255}.${lastAddress & 255}`,
): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(endpoint, { params = {}, query = {}, body, form, headers } = {}) {
      const encoded = form && (await encodeForm(form));
      const response = await app.inject({
        method: endpoint.method,
        url: API_BASE + filledPath(endpoint.path, params),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        remoteAddress: address,
        headers: { host, origin: ORIGIN, ...encoded?.headers, ...headers },
        cookies: Object.fromEntries(cookies),
        ...(encoded ? { payload: encoded.bytes } : body === undefined ? {} : { payload: body as object }),
      });
      for (const { name, value } of response.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const json = response.body ? response.json() : undefined;
      const { statusCode: status } = response;
      // A 500 is what a test of a broken part brings about.
      if (status >= 400 && status !== 500 && !failureStatuses(endpoint).includes(status))
        throw new Error(`${endpoint.method} ${endpoint.path} answers ${status} ${json?.code} undeclared`);
      return { status, headers: response.headers, reply: json, failure: json };
    },
  };
}

async function encodeForm(form: FormData): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await request.arrayBuffer()),
  };
}
