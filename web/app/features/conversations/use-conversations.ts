import type { Conversation, ConversationFilter } from '@ampersand/contract/connections';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';
import { placed, without } from './order.ts';

interface Page {
  readonly data: readonly Conversation[];
  readonly nextCursor?: string | undefined;
}

export interface Wanted {
  readonly filter?: ConversationFilter | undefined;
  readonly search?: string | undefined;
}

/** As many as a page of the list has. */
export const PAGE = 30;
/** What happens at once is asked for once. */
const REST_MS = 100;

/** The list of conversations as it changes, and the one that is open beside it. */
export function useConversations(userId: string, loaded: Page, wanted: Wanted, open: string | undefined) {
  const isPart = wanted.filter !== undefined || wanted.search !== undefined;
  const [kept, setKept] = useState({ loaded, shown: loaded });
  if (kept.loaded !== loaded) setKept({ loaded, shown: loaded });
  const [refreshed, setRefreshed] = useState<Conversation>();
  const wasOpened = useRef(false);
  const hasHeard = useRef(false);
  const { revalidate } = useRevalidator();

  const change = (to: (list: readonly Conversation[]) => readonly Conversation[]) =>
    setKept((before) => ({ ...before, shown: { ...before.shown, data: to(before.shown.data) } }));

  async function refresh(id: string): Promise<void> {
    try {
      const { data } = await call('GET /connections/{connectionId}', { params: { connectionId: id } });
      setRefreshed(data);
      change((list) => placed(list, data, isPart));
    } catch (error) {
      // Anything else is asked for when the stream is back.
      if (asCallFailure(error).code === 'not_found') leaveOut(id);
    }
  }

  /** What is not to be seen any more goes; where it is open a page that says so takes its place. */
  function leaveOut(id: string): void {
    change((list) => without(list, id));
    if (id === open) void revalidate();
  }

  async function reload(): Promise<void> {
    try {
      const shown = await call('GET /connections', { query: { ...wanted, limit: PAGE } });
      setKept((before) => (before.loaded === loaded ? { loaded, shown } : before));
    } catch (error) {
      // The list stays as it was; pages say when nothing can be reached.
      asCallFailure(error);
    }
  }

  // A list may have been read before what was heard of while it came.
  const askAgain = useEffectEvent(() => {
    if (hasHeard.current) void reload();
    hasHeard.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done whenever a list is loaded.
  useEffect(() => askAgain(), [loaded]);

  const refreshSoon = useSoon((ids) => {
    hasHeard.current = true;
    for (const id of ids) void refresh(id);
  });
  useStream(userId, (heard) => {
    if (heard.kind === 'opened') {
      void reload();
      // At first it is as it was just loaded.
      if (open && wasOpened.current) refreshSoon(open);
      wasOpened.current = true;
    }
    if (heard.kind === 'talk' && heard.event.kind !== 'writing') refreshSoon(heard.event.connectionId);
  });

  return {
    ...kept.shown,
    /** The conversation that was asked for last. */
    refreshed,
    addPage: (page: Page) =>
      setKept((before) => ({
        ...before,
        shown: {
          data: [
            ...before.shown.data.filter(({ id }) => page.data.every((one) => one.id !== id)),
            ...page.data,
          ],
          nextCursor: page.nextCursor,
        },
      })),
  };
}

/** Collects ids for a moment, then runs `work` with them. */
function useSoon(work: (ids: ReadonlySet<string>) => void): (id: string) => void {
  const collected = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A screen that is gone asks for nothing.
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id) => {
    collected.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const ids = collected.current;
      collected.current = new Set();
      work(ids);
    }, REST_MS);
  };
}
