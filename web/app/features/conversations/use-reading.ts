import type { Conversation } from '@ampersand/contract/connections';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { asCallFailure, call } from '../../api.ts';
import { shownUpTo, type Timeline } from './timeline.ts';

interface Reading {
  conversation: Conversation;
  timeline: Timeline;
  /** The newest message is in view. */
  atEnd: boolean;
}

/** Notes what is read: what stands on a screen that somebody looks at. */
export function useReading({ conversation, timeline, atEnd }: Reading) {
  const { id, readSeq, unread } = conversation;
  const [readHere, setReadHere] = useState(readSeq);
  const [dividerAt, setDividerAt] = useState(unread > 0 ? readSeq : undefined);
  const looks = useSyncExternalStore(watchLook, isLookedAt, () => false);
  const readUpTo = Math.max(readHere, readSeq);
  const newest = shownUpTo(timeline);

  // What comes while nobody looks stands below a line.
  const [looked, setLooked] = useState(looks);
  if (looked !== looks) {
    setLooked(looks);
    if (!looks) setDividerAt(newest);
  }

  // The server keeps what is read.
  useEffect(() => {
    if (!looks || !atEnd || newest <= readUpTo) return;
    setReadHere(newest);
    call('POST /connections/{connectionId}/read', {
      params: { connectionId: id },
      body: { seq: newest },
    }).catch((error: unknown) => {
      // Noted with the next message, or the next visit.
      asCallFailure(error);
    });
  }, [looks, atEnd, newest, readUpTo, id]);

  return { readUpTo, dividerAt, clearDivider: () => setDividerAt(undefined) };
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

function watchLook(listener: () => void) {
  const signs = ['focus', 'blur'] as const;
  for (const sign of signs) addEventListener(sign, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const sign of signs) removeEventListener(sign, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
