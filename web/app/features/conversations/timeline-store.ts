import type { Message, TalkEvent } from '@ampersand/contract/messages';
import { asCallFailure, call } from '../../api.ts';
import {
  isAtEnd,
  isAtStart,
  type Part,
  shownUpTo,
  type Timeline,
  timelineOf,
  withChanges,
  withMessages,
} from './timeline.ts';

const PAGE = 50;
/** What was missed comes in pages of that; changes may be more, since messages of one change come together. */
const MISSED = 200;
/** When what failed is asked for again, unless the stream says earlier that there is something. */
const PAUSE_MS = 5_000;

/** The messages of one conversation as they come, outside of React. */
export interface TimelineStore {
  readonly shown: () => Timeline;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for what an event tells of, or for all that was missed. */
  readonly catchUp: (event?: TalkEvent) => void;
  /** From `start` to `stop` it asks for what it hears of, and at first for what it heard of before. */
  readonly start: () => void;
  readonly stop: () => void;
  /** A message as the server has just answered it. */
  readonly put: (message: Message) => void;
  /** @throws {ApiError} */
  readonly showOlder: () => Promise<void>;
  /** @throws {ApiError} */
  readonly showNewer: () => Promise<void>;
}

export function createTimeline(connectionId: string, start: Part): TimelineStore {
  const listeners = new Set<() => void>();
  let timeline = timelineOf(start);
  let wanted = false;
  let asking = false;
  let stopped = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Timeline) {
    timeline = next;
    for (const listener of listeners) listener();
  }

  const ask = (query: { before?: number; after?: number; changedAfter?: number; limit: number }) =>
    call('GET /connections/{connectionId}/messages', { params: { connectionId }, query });

  async function showNewer(limit = PAGE): Promise<void> {
    const { data, lastSeq } = await ask({ after: shownUpTo(timeline), limit });
    show(withMessages({ ...timeline, lastSeq: Math.max(lastSeq, timeline.lastSeq) }, data));
  }

  async function askForChanges(): Promise<void> {
    let came: Awaited<ReturnType<typeof ask>>;
    do {
      came = await ask({ changedAfter: timeline.lastChange, limit: MISSED });
      const followed = isAtEnd(timeline);
      show(withChanges({ ...timeline, lastSeq: Math.max(came.lastSeq, timeline.lastSeq) }, came.data));
      // Who reads further up is not moved; who was at the newest message stays there.
      while (followed && !isAtEnd(timeline)) await showNewer(MISSED);
    } while (came.data.length >= MISSED);
  }

  /** One at a time, and once more for what happened meanwhile. */
  async function catchUp(): Promise<void> {
    wanted = true;
    if (asking || stopped) return;
    asking = true;
    clearTimeout(timer);
    try {
      while (wanted) {
        wanted = false;
        await askForChanges();
      }
    } catch (error) {
      const { code, status } = asCallFailure(error);
      if (code === 'offline' || status >= 500 || status === 429) timer = setTimeout(catchUp, PAUSE_MS);
      // That a session has ended or a conversation is closed is told by the page.
    } finally {
      asking = false;
    }
  }

  return {
    shown: () => timeline,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    catchUp(event) {
      if (event?.kind === 'message' && event.seq <= timeline.lastSeq) return;
      if (event?.kind === 'change' && event.change <= timeline.lastChange) return;
      void catchUp();
    },
    start() {
      stopped = false;
      if (wanted) void catchUp();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    put(message) {
      show(
        isAtEnd(timeline) || message.seq <= shownUpTo(timeline)
          ? withMessages(timeline, [message])
          : { ...timeline, lastSeq: Math.max(timeline.lastSeq, message.seq) },
      );
      if (!isAtEnd(timeline)) void catchUp();
    },
    async showOlder() {
      if (isAtStart(timeline)) return;
      const { data } = await ask({ before: timeline.messages[0]?.seq ?? 1, limit: PAGE });
      show(withMessages(timeline, data));
    },
    showNewer: () => showNewer(),
  };
}
