import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { asCallFailure } from '../api.ts';
import { useStream } from './use-stream.ts';

/** Whose page stands, and of which connection. */
interface Where {
  readonly userId: string;
  readonly connectionId: string;
}

/**
 * What a page of 'Together' has loaded, asked for again whenever something changes between the two. What is no longer to be seen
 * takes the page away, unless it `isPart` of a page that stays;
 * any other failure leaves what is shown.
 * @returns the latest, and what asks for it now.
 */
export function useLive<Value>(
  loaded: Value,
  { userId, connectionId }: Where,
  ask: () => Promise<Value>,
  { isPart = false } = {},
): readonly [Value, () => Promise<void>] {
  const [kept, setKept] = useState({ loaded, value: loaded });
  if (kept.loaded !== loaded) setKept({ loaded, value: loaded });
  const { revalidate } = useRevalidator();
  const asked = useRef(0);

  async function refresh(): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    try {
      const value = await ask();
      // Answers may overtake each other.
      if (turn === asked.current)
        setKept((before) => (before.loaded === loaded ? { loaded, value } : before));
    } catch (error) {
      const { code } = asCallFailure(error);
      if (!isPart && (code === 'not_found' || code === 'conflict')) await revalidate();
    }
  }

  // A page may have been read before what was heard of while it came.
  const askAgain = useEffectEvent(() => {
    if (asked.current > 0) void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done whenever something is loaded.
  useEffect(() => askAgain(), [loaded]);

  useStream(userId, (heard) => {
    if (heard.kind === 'opened') void refresh();
    if (heard.kind !== 'talk' || heard.event.connectionId !== connectionId) return;
    if (heard.event.kind === 'state' || heard.event.kind === 'together') void refresh();
  });
  return [kept.value, refresh];
}
