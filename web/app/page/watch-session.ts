import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { ApiError, callFailureIn, UNREACHED } from '../api.ts';
import { paths } from '../paths.ts';
import { sayEnded } from './session-end.ts';

/** Failures that no single page can explain: the shell does, in place of everything. */
const wholePage = new Set<string>(['account_suspended', 'offline', 'unavailable']);

/**
 * Around every loader and action of an area. That a session has ended in the middle of a visit is said where the log-in
 * comes; a suspended account and an unreachable server are the shell's to explain.
 */
export const watchSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  for (const { result } of Object.values(await next())) {
    if (result instanceof Response && isLogIn(result)) sayEnded();
    const failure = isBroken(result) ? unreached() : callFailureIn(result);
    if (failure && wholePage.has(failure.code)) throw failure;
  }
};

const isLogIn = ({ headers }: Response) => headers.get('location')?.startsWith(paths.login()) ?? false;

/** No answer came, or none that the router could read. */
const isBroken = (result: unknown) =>
  result instanceof TypeError ||
  (isRouteErrorResponse(result) && result.status >= 502 && !callFailureIn(result));

const unreached = () => new ApiError(0, { code: 'offline', message: UNREACHED });
