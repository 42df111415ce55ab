import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { callFailureIn } from '../api.ts';
import { paths } from '../paths.ts';
import { sayEnded } from './session-end.ts';

/** Failures that no single page can explain: the shell does, in place of everything. */
const wholePage = new Set<string>(['account_suspended', 'offline', 'unavailable']);

/**
 * Around every loader and action of an area. A session that ended in the middle of a visit goes to the log-in and
 * comes back; a suspended account and an unreachable server are the shell's to explain.
 */
export const watchSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  for (const { result } of Object.values(await next())) {
    const failure = callFailureIn(result);
    if (failure?.code === 'unauthenticated') {
      sayEnded();
      const { pathname, search } = new URL(request.url);
      throw redirect(paths.login(pathname + search));
    }
    if (failure && wholePage.has(failure.code)) throw failure;
  }
};
