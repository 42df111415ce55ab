import { textOf } from '@ampersand/contract/questions';
import type { Leaves, ReadableField, Understanding } from '@ampersand/contract/readings';
import type { OwnUser } from '@ampersand/contract/users';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { asCallFailure, call } from '../../api.ts';
import { useUnmoved } from '../../ui/press.ts';
import { whenIdle } from '../../when-idle.ts';

interface Span {
  low: number;
  high: number;
}

/** Typing has stopped. */
const REST_MS = 500;

interface Reading extends Understanding {
  leaves: Leaves | null;
  /** The answer was changed here; else it stood when the page opened. */
  typed: boolean;
  /** What `leaves` counts by in place of what was read. */
  said: Span | undefined;
}

/**
 * What matching reads in an answer: of one that stood before once the page is idle and `place` comes near, then each time
 * typing rests. Undefined: nothing is written, or not known.
 */
export function useReading(
  you: OwnUser,
  field: ReadableField,
  answer: string | string[],
  place: RefObject<Element | null>,
  said?: Span,
): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  const begun = useRef(false);
  const text = textOf(answer);
  const { low, high } = said ?? {};

  const ask = useEffectEvent(async (signal: AbortSignal, typed: boolean, said: Span | undefined) => {
    const { location } = you.profile;
    const body = { field, answer, ...(location && { location }), ...(said && { said }) };
    try {
      const { data } = await call('POST /readings/{userId}', { params: { userId: you.id }, body, signal });
      if (!signal.aborted) setReading({ ...data, typed, said });
    } catch (error) {
      if (signal.aborted) return;
      // It helps, but nothing waits for it; saving says when nothing can be reached.
      setReading(undefined);
      asCallFailure(error);
    }
  });

  // The server reads.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const typed = begun.current;
    const own = low !== undefined && high !== undefined ? { low, high } : undefined;
    begun.current = true;
    if (text === '') setReading(undefined);
    else if (typed) {
      const timer = setTimeout(() => void ask(signal, true, own), REST_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    } else {
      const near = () => whenNear(place.current, () => void ask(signal, false, own), signal);
      signal.addEventListener('abort', whenIdle(near));
    }
    return () => leaving.abort();
  }, [text, place, low, high]);

  return useUnmoved(reading);
}

/** Runs `work` once an element is in view, or half a screen away. */
function whenNear(element: Element | null, work: () => void, signal: AbortSignal): void {
  if (!element) return;
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      work();
    },
    { rootMargin: '50% 0%' },
  );
  watch.observe(element);
  signal.addEventListener('abort', () => watch.disconnect());
}
