import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFailure } from '../../page/session-end.ts';
import { toast } from '../../ui/toast.ts';
import type { MessageListProps } from './message-list.tsx';
import { isAtEnd, isAtStart } from './timeline.ts';

/** As near to the newest message as that counts as being there. */
export const NEAR_PX = 80;
/** As near to an end as that the next messages are asked for. */
const AHEAD_PX = 800;

/** Asks for the messages before and behind those on the page as one comes near, and says whether the newest is in view. */
export function useMore(
  scroller: RefObject<HTMLElement | null>,
  { timeline, store, onAtEnd }: Pick<MessageListProps, 'timeline' | 'store' | 'onAtEnd'>,
  measured: boolean,
): void {
  const asking = useRef(false);
  const follows = useRef(true);
  const explain = useFailure();

  const ask = async (more: () => Promise<void>) => {
    if (asking.current) return;
    asking.current = true;
    try {
      await more();
    } catch (error) {
      const failure = explain(error);
      if (failure) toast.error(failure.message);
    } finally {
      asking.current = false;
    }
  };

  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (!element || !measured) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const below = scrollHeight - clientHeight - scrollTop;
    follows.current = isAtEnd(timeline) && below < NEAR_PX;
    onAtEnd(follows.current);
    if (scrollTop < AHEAD_PX && !isAtStart(timeline)) void ask(store.showOlder);
    else if (below < AHEAD_PX && !isAtEnd(timeline)) void ask(store.showNewer);
  });

  // Scrolling is outside React.
  useEffect(() => {
    const element = scroller.current;
    const hear = () => look();
    element?.addEventListener('scroll', hear, { passive: true });
    return () => element?.removeEventListener('scroll', hear);
  }, [scroller]);

  // Who is at the newest message stays there while heights change: a longer field, a reaction, a message of two lines.
  useEffect(() => {
    const element = scroller.current;
    if (!element || !measured) return;
    const watch = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    for (const one of [element, ...element.children]) watch.observe(one);
    return () => watch.disconnect();
  }, [scroller, measured]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: more messages move what is in view.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [timeline, measured]);
}
