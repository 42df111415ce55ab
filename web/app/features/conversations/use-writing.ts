import { useEffect, useRef, useState } from 'react';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';

/** Who writes on says so again before it has faded. */
const TOLD_EVERY_MS = 4_000;
const SHOWN_MS = 6_000;

/** Whether the other is writing just now. */
export function useIsWriting(userId: string, connectionId: string): boolean {
  const [writing, setWriting] = useState(0);
  useStream(userId, (heard) => {
    if (heard.kind !== 'talk' || heard.event.connectionId !== connectionId) return;
    if (heard.event.kind === 'writing') setWriting(Date.now());
    if (heard.event.kind === 'message') setWriting(0);
  });
  // Only time tells that somebody has stopped.
  useEffect(() => {
    if (writing === 0) return;
    const timer = setTimeout(setWriting, SHOWN_MS, 0);
    return () => clearTimeout(timer);
  }, [writing]);
  return writing > 0;
}

/** @returns what tells the other, now and then, that one is writing. */
export function useTellWriting(connectionId: string): () => void {
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (now - told.current < TOLD_EVERY_MS) return;
    told.current = now;
    // Not worth a word when it does not arrive.
    call('POST /connections/{connectionId}/writing', { params: { connectionId } }).catch(asCallFailure);
  };
}
