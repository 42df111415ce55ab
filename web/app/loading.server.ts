import type { CallName, Endpoints } from '@ampersand/contract/all';
import type { Backend, BackendInput } from '@ampersand/contract/backend';
import type { ReplyOf } from '@ampersand/contract/endpoint';
import type { Role } from '@ampersand/contract/enumerations';
import type { Failure } from '@ampersand/contract/errors';
import type { OwnUser } from '@ampersand/contract/users';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { areaAt } from './page/area.ts';
import { type You, youOf } from './page/you.ts';
import { paths } from './paths.ts';

/** The API as the request that a page answers reaches it; given by server.ts. */
export const backendContext = createContext<Backend>();

/** Endpoints the API. @throws {CallFailed} where it refuses, which `loading` turns into what error boundaries read. */
export type Call = <Name extends CallName>(
  name: Name,
  input?: BackendInput<Endpoints[Name]>,
) => Promise<ReplyOf<Endpoints[Name]>>;

/** A failure of the API, on its way through a loader. */
export class CallFailed extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }
}

export interface Loading {
  readonly call: Call;
  /** Who is logged in, or null; asked once a request. */
  readonly loadUser: () => Promise<OwnUser | null>;
}

/** What a loader inside is given: `user` is whoever is logged in as a whole, `you` what a page is told of them. */
export type ForMember<Args> = Args & Loading & { you: You; user: OwnUser };

/** Makes a loader or an action of what needs the API. */
export function loading<Args extends LoaderFunctionArgs, Result>(
  load: (args: Args & Loading) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    const call = callerOf(args.context);
    try {
      return await load({ ...args, call, loadUser: () => loadUser(args.context, call) });
    } catch (error) {
      if (error instanceof CallFailed) throw data(error.failure, { status: error.status });
      throw error;
    }
  };
}

/** A loader of an area behind the log-in: a stranger goes to the log-in and comes back, the wrong role goes home. */
export function loadingFor<Args extends LoaderFunctionArgs, Result>(
  load: (args: ForMember<Args>) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return guarded((pathname) => areaAt(pathname).role, load);
}

/** A loader of the pages of administrators, guarded alike. */
export function loadingForAdmin<Args extends LoaderFunctionArgs, Result>(
  load: (args: ForMember<Args>) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return guarded(() => 'ADMIN', load);
}

function guarded<Args extends LoaderFunctionArgs, Result>(
  roleAt: (pathname: string) => Role,
  load: (args: ForMember<Args>) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return loading(async (args: Args & Loading) => {
    const { pathname, search } = args.url;
    const user = await args.loadUser();
    if (!user) throw redirect(paths.login(pathname + search));
    if (user.role !== roleAt(pathname)) throw redirect(paths.home);
    return load({ ...args, you: youOf(user), user });
  });
}

/** A loader of a page of strangers: who is logged in goes on. That the server cannot say so does not stand in the way. */
export function loadingForStrangers(onward: (url: URL) => string = () => paths.dashboard) {
  return loading(async ({ url, loadUser }) => {
    const user = await loadUser().catch(() => null);
    if (user) throw redirect(onward(url));
    return undefined;
  });
}

/** A loader that only sends each role to its own page. */
export function leadingTo(page: 'index' | 'account' | 'preferance', from: string) {
  return loading(async ({ loadUser }) => {
    const you = await loadUser();
    if (!you) throw redirect(paths.login(from));
    if (you.role === 'FOUNDER') throw redirect(paths.founder[page]);
    if (you.role === 'APPLICANT') throw redirect(paths.applicant[page]);
    if (page === 'preferance') throw redirect(paths.home);
    throw redirect(paths.admin[page]);
  });
}

const callerOf =
  (context: Readonly<RouterContextProvider>): Call =>
  async (name, input) => {
    const answer = await context.get(backendContext).call(name, input);
    if (!answer.ok) throw new CallFailed(answer.status, answer.failure);
    return answer.reply;
  };

const users = new WeakMap<Backend, Promise<OwnUser | null>>();

function loadUser(context: Readonly<RouterContextProvider>, call: Call): Promise<OwnUser | null> {
  const backend = context.get(backendContext);
  if (!backend.hasSession) return Promise.resolve(null);
  const known = users.get(backend);
  if (known) return known;
  const asking = call('GET /users/current-user').then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof CallFailed && error.failure.code === 'unauthenticated') return null;
      throw error;
    },
  );
  users.set(backend, asking);
  return asking;
}
