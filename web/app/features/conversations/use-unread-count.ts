import { useEffect, useState } from 'react';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';

/** What happens at once is asked for once. */
const REST_MS = 200;

/** How many conversations have something unread, as it changes; undefined until somebody has said. */
export function useUnreadCount(userId: string, loaded: number | undefined): number | undefined {
  const [count, setCount] = useState(loaded);
  const [asked, setAsked] = useState(0);
  useStream(userId, (heard) => {
    const concerns = heard.kind === 'talk' && heard.event.kind !== 'writing' && heard.event.kind !== 'change';
    if (concerns || heard.kind === 'opened') setAsked((times) => times + 1);
  });

  // The server counts.
  useEffect(() => {
    if (asked === 0) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        setCount((await call('GET /connections/unread', { signal: leaving.signal })).data);
      } catch (error) {
        // The count stays as it was last known; pages say when nothing can be reached.
        if (!leaving.signal.aborted) asCallFailure(error);
      }
    };
    const timer = setTimeout(ask, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);

  return count;
}
