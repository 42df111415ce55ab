import { useNavigate } from 'react-router';
import { type ApiError, asCallFailure } from '../api.ts';
import { paths } from '../paths.ts';
import { isLeaving } from '../session.ts';
import { toast } from '../ui/toast.ts';

/**
 * For calls outside loaders: why one failed, or nothing where the session has ended: then the log-in comes and says so.
 * What is no failure of a call is thrown on.
 */
export function useFailure(): (error: unknown, beforeEnd?: () => void) => ApiError | undefined {
  const navigate = useNavigate();
  return (error, beforeEnd) => {
    const failure = asCallFailure(error);
    if (failure.code !== 'unauthenticated') return failure;
    beforeEnd?.();
    if (isLeaving()) return undefined;
    sayEnded();
    void navigate(paths.login(location.pathname + location.search));
    return undefined;
  };
}

/** Otherwise the log-in would come out of the blue. */
export function sayEnded() {
  toast.error('You are no longer logged in. Please log in to continue');
}
