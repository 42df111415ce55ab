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
    if (failure.code === 'other_member') return loadAnew();
    if (failure.code !== 'unauthenticated') return failure;
    // At the log-in it is said already.
    if (isLeaving() || location.pathname === paths.login()) return undefined;
    sayEnded();
    void navigate(paths.login(location.pathname + location.search));
    return undefined;
  };
}

/** Somebody else has logged in at this browser: the page comes as theirs, and keeps what was typed for who typed it. */
export function loadAnew(): undefined {
  location.reload();
}

/** Everything on the screen that has something to keep. */
const keeping = new Set<() => void>();

/** Keeps what is typed: `keep` runs before the log-in comes because the session has ended, and before the page is loaded anew. */
export function useKeepAtEnd(keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  // That a session ends, and a page, is heard outside of React.
  useEffect(() => {
    const keepThis = () => keepNow();
    // A page that is only put aside comes back as it was.
    const atReload = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) keepNow();
    };
    keeping.add(keepThis);
    addEventListener('pagehide', atReload);
    return () => {
      keeping.delete(keepThis);
      removeEventListener('pagehide', atReload);
    };
  }, []);
}

/** Before the log-in comes: it would come out of the blue. */
export function sayEnded() {
  for (const keep of keeping) keep();
  toast.error('You are no longer logged in. Please log in to continue');
}
