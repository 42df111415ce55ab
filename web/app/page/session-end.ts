import { type DataStrategyResult, type MiddlewareFunction, redirect, useNavigate } from 'react-router';
import { ApiError } from '../api.ts';
import { paths } from '../paths.ts';
import { forgetUser, isLeaving } from '../session.ts';
import { toast } from '../ui/toast.ts';

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
  for (const { result: error } of Object.values(await next())) {
    if (!(error instanceof ApiError)) continue;
    if (error.code === 'unauthenticated') {
      sayEnded();
      const { pathname, search } = new URL(request.url);
      throw redirect(paths.login(pathname + search));
    }
    if (wholePage.has(error.code)) throw error;
  }
};

/** For calls outside loaders: goes to the log-in when the failure says the session has ended, and says whether it did. */
export function useSessionEnd(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return false;
    if (isLeaving()) return true;
    sayEnded();
    navigate(paths.login(location.pathname + location.search));
    return true;
  };
}

/** Otherwise the log-in would come out of the blue. */
function sayEnded() {
  forgetUser();
  toast.error('You are no longer logged in. Please log in to go on');
}
