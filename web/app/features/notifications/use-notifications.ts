import type { Notification } from '@ampersand/contract/notifications';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, asCallFailure, call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { toast } from '../../ui/toast.ts';

type List =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | {
      readonly status: 'ready';
      readonly items: readonly Notification[];
      readonly nextCursor: string | undefined;
    };

const PAGE = 10;

/** The list behind the bell: read when it opens and whenever `growths` changes. */
export function useNotifications(growths: number, onUnread: (unread: number) => void) {
  const [list, setList] = useState<List>({ status: 'loading' });
  const { busy, run } = useCall();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const reply = await call('GET /notifications', { query: { limit: PAGE }, ...(signal && { signal }) });
        if (signal?.aborted) return;
        setList({ status: 'ready', items: reply.data, nextCursor: reply.nextCursor });
        onUnread(reply.unread);
      } catch (error) {
        if (signal?.aborted) return;
        const failed = { status: 'failed', error: asCallFailure(error) } as const;
        // A list that stands is better than none.
        setList((before) => (before.status === 'ready' ? before : failed));
      }
    },
    [onUnread],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is as old as the last growth.
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [growths, load]);

  /** Runs what a button starts; a failure is said, and the list stays. */
  const act = (send: () => Promise<void>) => run({ send, onFailure: ({ message }) => toast.error(message) });

  return {
    list,
    busy,
    retry: () => act(() => load()),
    showMore: () =>
      act(async () => {
        if (list.status !== 'ready' || !list.nextCursor) return;
        const reply = await call('GET /notifications', { query: { limit: PAGE, cursor: list.nextCursor } });
        setList({
          status: 'ready',
          items: withoutTwice([...list.items, ...reply.data]),
          nextCursor: reply.nextCursor,
        });
      }),
    /** Some, or without ids all. */
    markRead: (ids?: string[]) =>
      act(async () => {
        const reply = await call('POST /notifications/read', { body: ids ? { ids } : {} });
        onUnread(reply.data);
        const readAt = new Date().toISOString();
        setList((before) =>
          before.status === 'ready'
            ? {
                ...before,
                items: before.items.map((item) =>
                  item.readAt === null && (ids?.includes(item.id) ?? true) ? { ...item, readAt } : item,
                ),
              }
            : before,
        );
      }),
  };
}

function withoutTwice(items: readonly Notification[]): Notification[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
