import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, asCallFailure } from '../api.ts';
import { paths } from '../paths.ts';
import { isLeaving } from '../session.ts';
import { toast } from '../ui/toast.ts';

/**
 * For calls outside loaders: why one failed, or nothing where the session has ended: then the log-in comes and says so.
 * What is no failure of a call is thrown on.
 */
export function useFailure(): (error: unknown) => ApiError | undefined {
  const navigate = useNavigate();
  return (error) => {
    const failure = asCallFailure(error);
    if (failure.code !== 'unauthenticated') return failure;
    if (isLeaving()) return undefined;
    sayEnded();
    void navigate(paths.login(location.pathname + location.search));
    return undefined;
  };
}

/** Everything on the screen that has something to keep. */
const keeping = new Set<() => void>();

/** Keeps what is typed over a new log-in: `keep` runs before the log-in comes because the session has ended. */
export function useKeepAtEnd(keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  // That a session ends is heard outside of React.
  useEffect(() => {
    const keepThis = () => keepNow();
    keeping.add(keepThis);
    return () => {
      keeping.delete(keepThis);
    };
  }, []);
}

/** Before the log-in comes: it would come out of the blue. */
export function sayEnded() {
  for (const keep of keeping) keep();
  toast.error('You are no longer logged in. Please log in to continue');
}
