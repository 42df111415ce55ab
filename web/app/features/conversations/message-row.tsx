import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import type { Message } from '@ampersand/contract/messages';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { clockIn } from '../../page/clock.ts';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { PLACE } from './addresses.ts';
import { Attached } from './attached.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import type { TimelineStore } from './timeline-store.ts';
import { TAKEN_BACK } from './words.ts';

export interface MessageRowProps {
  you: You;
  message: Message;
  /** The one before was written by the same person just before. */
  follows: boolean;
  /** The next one was not. */
  ends: boolean;
  conversation: Conversation;
  /** It is the one that was looked for. */
  isTarget: boolean;
  store: TimelineStore;
  onQuote: (message: Message) => void;
  onEdit: (message: Message) => void;
  onNews: (news: string) => void;
}

export function MessageRow(props: MessageRowProps) {
  const { message, follows, ends, conversation, isTarget, store } = props;
  const { mine, text, quoted, takenBack, attachment } = message;
  const { pathname } = useLocation();
  const name = conversation.person ? conversation.person.calledName : FORMER_MEMBER;
  return (
    <div
      data-message={message.id}
      tabIndex={-1}
      className={clsx(
        'group/message flex flex-col rounded-control focus-visible:-outline-offset-2',
        follows ? 'pt-1' : 'pt-3',
        mine ? 'items-end' : 'items-start',
      )}
    >
      <span className="sr-only">
        <bdi>{mine ? 'You' : name}</bdi>:
      </span>
      <div className={clsx('flex max-w-full items-center gap-1', mine && 'flex-row-reverse')}>
        <div
          className={clsx(
            'bubble',
            mine ? 'bg-primary-soft' : 'border border-line bg-surface',
            isTarget && 'ring-2 ring-accent',
          )}
        >
          {quoted && !takenBack && (
            <Link to={`${pathname}?${new URLSearchParams({ [PLACE]: String(quoted.seq) })}`}>
              <Quote quoted={quoted} name={name} />
            </Link>
          )}
          {takenBack && <p className="text-muted italic">{TAKEN_BACK}</p>}
          {attachment && <Attached attachment={attachment} />}
          {text && <MessageText text={text} />}
        </div>
        {!takenBack && <MessageActions {...props} />}
      </div>
      <Reactions message={message} store={store} canReact={conversation.state === 'OPEN'} name={name} />
      {(ends || message.editedAt) && <Foot message={message} conversation={conversation} />}
    </div>
  );
}

/** When it was written, whether it was changed, and, where both show it, whether it was read. */
function Foot({ message, conversation }: Pick<MessageRowProps, 'message' | 'conversation'>) {
  const { createdAt, editedAt, takenBack, mine, seq } = message;
  const { theirReadSeq, lastSeq } = conversation;
  const zone = useZone();
  const isRead = mine && theirReadSeq !== null && seq <= theirReadSeq;
  return (
    <p className="mt-0.5 px-1 text-sm text-muted">
      <time dateTime={createdAt}>{clockIn(zone, createdAt).time}</time>
      {editedAt && !takenBack && ' · edited'}
      {mine && seq === lastSeq && !takenBack && (isRead ? ' · read' : ' · sent')}
    </p>
  );
}
