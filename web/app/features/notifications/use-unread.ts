import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';
import { useStream } from '../../page/use-stream.ts';

interface Known {
  /** Undefined until the server has said. */
  readonly unread: number | undefined;
  /** How often the count has grown since. */
  readonly growths: number;
  readonly hasGrown: boolean;
}

function next({ unread, growths }: Known, now: number): Known {
  const hasGrown = unread !== undefined && now > unread;
  return { unread: now, growths: growths + (hasGrown ? 1 : 0), hasGrown };
}

/**
 * The unread count as it changes, from what came with the page on; while the stream is away, as it was when the page was
 * opened. Asking for it then also finds out whether one is still logged in.
 */
export function useUnread(userId: string, loaded: number | undefined) {
  const { pathname } = useLocation();
  const [known, setKnown] = useState<Known>({ unread: loaded, growths: 0, hasGrown: false });
  const [away, setAway] = useState(false);
  const failureOf = useFailure();
  const { revalidate } = useRevalidator();
  const explain = useEffectEvent((error: unknown) => {
    // The stream closes when the session has ended elsewhere: this window goes with it.
    if (failureOf(error)?.code === 'account_suspended') void revalidate();
    // Else the bell keeps the last count it knows; pages say when nothing can be reached.
  });
  const setUnread = useCallback((unread: number) => {
    setKnown((before) => (before.unread === unread ? before : next(before, unread)));
  }, []);

  useStream(userId, (heard) => {
    setAway(heard.kind === 'away');
    if (heard.kind === 'unread') setUnread(heard.unread);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion to ask again.
  useEffect(() => {
    if (!away) return;
    const leaving = new AbortController();
    call('GET /notifications', { query: { limit: 1 }, signal: leaving.signal }).then(
      (reply) => setUnread(reply.unread),
      (error: unknown) => {
        if (!leaving.signal.aborted) explain(error);
      },
    );
    return () => leaving.abort();
  }, [pathname, away, setUnread]);

  return { ...known, setUnread };
}
