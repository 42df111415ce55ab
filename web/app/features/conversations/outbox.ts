import type { Message } from '@ampersand/contract/messages';
import { type ApiError, asCallFailure, call } from '../../api.ts';
import { newId } from '../../new-id.ts';
import { TYPED_HERE } from '../../session.ts';
import { keptWaiting } from './kept-waiting.ts';

const PAUSE_MS = { first: 2_000, longest: 60_000 };

/** A message that was written here and that the server has not answered yet. */
export interface Waiting {
  readonly idempotencyKey: string;
  readonly connectionId: string;
  readonly text: string;
  readonly quoted: Message['quoted'];
  /** A file that is uploaded already. */
  readonly attachment: Message['attachment'];
  /** ISO 8601 UTC. */
  readonly writtenAt: string;
  /** Why the server did not take it, empty where that is no longer known; it is not sent again by itself. */
  readonly refusal?: string;
}

export interface Outbox {
  /** In the order in which they were written. */
  readonly waiting: () => readonly Waiting[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (written: Pick<Waiting, 'connectionId' | 'text' | 'quoted' | 'attachment'>) => void;
  readonly retry: (refused: Waiting) => void;
  readonly remove: (idempotencyKey: string) => void;
  /** The two may stand otherwise now than when messages of theirs were refused. */
  readonly forgetWhy: (connectionId: string) => void;
  /** Sends what waits, one after the other; called whenever the line may be back. */
  readonly send: () => void;
  /** Called with each message that the server has taken. */
  readonly onSent: (listener: (message: Message) => void) => () => void;
  /** Called where the session has ended, or is another member's by now, and the server takes nothing. */
  readonly onEnded: (listener: (failure: ApiError) => void) => () => void;
}

const outboxes = new Map<string, Outbox>();

/** What a member has written in this browser and what is not sent yet; the windows of a browser share it. */
export function outboxOf(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? createOutbox(`${TYPED_HERE}outbox:${userId}`);
  outboxes.set(userId, outbox);
  return outbox;
}

function createOutbox(name: string): Outbox {
  const kept = keptWaiting(`${name}:`);
  const sentListeners = new Set<(message: Message) => void>();
  const endListeners = new Set<(failure: ApiError) => void>();
  let wanted = false;
  let sending = false;
  let pause = PAUSE_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWritten = 0;

  /** @returns whether to go on with the next one. */
  async function sendOne(one: Waiting): Promise<boolean> {
    const { idempotencyKey, connectionId, text, quoted, attachment } = one;
    try {
      const { data } = await call('POST /connections/{connectionId}/messages', {
        params: { connectionId },
        body: {
          text,
          idempotencyKey,
          ...(quoted && { quotedId: quoted.id }),
          ...(attachment && { attachmentId: attachment.id }),
        },
      });
      for (const listener of sentListeners) listener(data);
      kept.remove(idempotencyKey);
      pause = PAUSE_MS.first;
      return true;
    } catch (error) {
      const failure = asCallFailure(error);
      if (mayPass(failure)) {
        later(failure);
        return false;
      }
      // The conversation is gone, for this member and for now.
      const isGone = failure.code === 'not_found';
      kept.put({ ...one, refusal: isGone ? 'You can no longer write here' : failure.message });
      return true;
    }
  }

  /** Without a session nothing is tried: the log-in comes, and the next page sends. */
  function later(failure: ApiError) {
    clearTimeout(timer);
    if (failure.status === 401) {
      for (const listener of endListeners) listener(failure);
      return;
    }
    timer = setTimeout(send, pause);
    pause = Math.min(PAUSE_MS.longest, 2 * pause);
  }

  async function sendAll(): Promise<void> {
    const next = () => kept.list().find(({ refusal }) => refusal === undefined);
    for (let one = next(); one; one = next()) if (!(await sendOne(one))) return;
  }

  function send(): void {
    wanted = true;
    if (!sending) void sendWhileWanted();
  }

  async function sendWhileWanted(): Promise<void> {
    sending = true;
    try {
      while (wanted) {
        wanted = false;
        // One window at a time, so that what was written first arrives first.
        if (kept.list().length > 0) await (navigator.locks?.request(name, sendAll) ?? sendAll());
      }
    } finally {
      sending = false;
    }
  }

  return {
    waiting: kept.list,
    subscribe: kept.subscribe,
    add(written) {
      // Two of one moment would have no order.
      lastWritten = Math.max(Date.now(), lastWritten + 1);
      const writtenAt = new Date(lastWritten).toISOString();
      kept.put({ ...written, writtenAt, idempotencyKey: newId() });
      send();
    },
    retry({ refusal: _, ...one }) {
      kept.put(one);
      send();
    },
    remove: kept.remove,
    forgetWhy(connectionId) {
      for (const one of kept.list())
        if (one.connectionId === connectionId && one.refusal) kept.put({ ...one, refusal: '' });
    },
    send,
    onSent: (listener) => heardBy(sentListeners, listener),
    onEnded: (listener) => heardBy(endListeners, listener),
  };
}

function heardBy<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the same may work later: no network, a server that cannot, too much at once, a session that ended. */
const mayPass = ({ code, status }: ApiError) =>
  code === 'offline' || status >= 500 || status === 429 || status === 401;
