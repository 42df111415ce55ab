import type { Conversation } from '@ampersand/contract/connections';
import type { Message } from '@ampersand/contract/messages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStream } from '../../page/use-stream.ts';
import type { You } from '../../page/you.ts';
import { Composer } from './composer.tsx';
import { Ended } from './ended.tsx';
import { MessageList, type MessageListHandle } from './message-list.tsx';
import { NewMessages } from './new-messages.tsx';
import { outboxOf } from './outbox.ts';
import type { Part } from './timeline.ts';
import { createTimeline } from './timeline-store.ts';
import { useReading } from './use-reading.ts';

interface TalkProps {
  you: You;
  conversation: Conversation;
  loaded: Part;
  /** The place of the message that is looked for. */
  around: number | undefined;
  /** The moment that is looked for, ISO 8601 UTC. */
  since: string | undefined;
}

const nothing: never[] = [];

/** The messages of a conversation and the field to write one. */
export function Talk({ you, conversation, loaded, around, since }: TalkProps) {
  const { id, state } = conversation;
  const [store] = useState(() => createTimeline(id, loaded));
  const timeline = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const outbox = outboxOf(you.id);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting, () => nothing).filter(
    (one) =>
      one.connectionId === id &&
      !timeline.messages.some(({ idempotencyKey }) => idempotencyKey === one.idempotencyKey),
  );
  const [quoted, setQuoted] = useState<Message>();
  const [edited, setEdited] = useState<Message>();
  const [news, setNews] = useState({ text: '', count: 0 });
  const say = (text: string) => setNews(({ count }) => ({ text, count: count + 1 }));
  const list = useRef<MessageListHandle>(null);
  const [atEnd, setAtEnd] = useState(around === undefined && since === undefined);
  const { readUpTo, dividerAt, clearDivider } = useReading({ conversation, timeline, atEnd });

  useStream(you.id, (heard) => {
    if (heard.kind === 'opened') store.catchUp();
    if (heard.kind !== 'talk' || heard.event.connectionId !== id) return;
    store.catchUp(heard.event);
    if (heard.event.kind === 'state') outbox.forgetWhy(id);
  });
  // The outbox sends for all conversations.
  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.connectionId === id) store.put(message);
      }),
    [outbox, store, id],
  );
  // They may stand otherwise than when something was refused here before.
  useEffect(() => outbox.forgetWhy(id), [outbox, id]);
  // Nobody sees what comes after.
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);

  return (
    <>
      {/* With large text there is room for a few lines, and the page scrolls. */}
      <div className="relative flex min-h-32 flex-1 flex-col">
        <MessageList
          ref={list}
          you={you}
          conversation={conversation}
          timeline={timeline}
          store={store}
          waiting={waiting}
          outbox={outbox}
          dividerAt={dividerAt}
          target={around}
          since={since}
          onAtEnd={setAtEnd}
          onQuote={setQuoted}
          onEdit={setEdited}
          onNews={say}
        />
        <NewMessages
          timeline={timeline}
          readUpTo={readUpTo}
          atEnd={atEnd}
          conversation={conversation}
          you={you}
          news={news}
          onNewest={() => list.current?.toNewest()}
        />
      </div>
      {state === 'OPEN' ? (
        <Composer
          you={you}
          conversation={conversation}
          store={store}
          outbox={outbox}
          quoted={quoted}
          onQuoted={setQuoted}
          edited={edited}
          onEdited={setEdited}
          onNews={say}
          onSend={() => {
            clearDivider();
            list.current?.toNewest();
          }}
        />
      ) : (
        <Ended conversation={conversation} />
      )}
    </>
  );
}
