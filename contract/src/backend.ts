import type { CallName, Endpoints } from './all.ts';
import type { BodyInput, Endpoint, QueryInput, ReplyOf } from './endpoint.ts';
import type { Failure } from './errors.ts';

/** What a call made in the same process answers. */
export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly reply: ReplyOf<E> }
  | { readonly ok: false; readonly status: number; readonly failure: Failure };

export interface BackendInput<E extends Endpoint> {
  readonly params?: Record<string, string>;
  readonly query?: QueryInput<E>;
  /** As a call sends it, or as a form of the page did; the call judges both. */
  readonly body?: BodyInput<E> | Readonly<Record<string, string>>;
}

/** The API as one request for a page reaches it: in the same process, with the rights of whoever sent the request. */
export interface Backend {
  /** Limit, access, validation and response schema are those of the call over HTTP. Cookies that it sets go with the page. */
  call<Name extends CallName>(
    name: Name,
    input?: BackendInput<Endpoints[Name]>,
  ): Promise<Answer<Endpoints[Name]>>;
  /** Whether the request brings a session, be it alive or not. */
  readonly hasSession: boolean;
  /** Logs what went wrong while the page was made. */
  report(error: unknown): void;
}

/** What the web app's build gives to the server. */
export interface Website {
  /** Makes a page, the data of one for a move inside the app, or what a sent form leads to. */
  render(request: Request, backend: Backend): Promise<Response>;
  /** Addresses of what is the same for everybody who is not logged in, but for the theme. */
  readonly shared: readonly string[];
  /** What the content security policy lets run beside files of this site: `'sha256-…'`, the one script that stands in pages. */
  readonly scriptSources: readonly string[];
}
